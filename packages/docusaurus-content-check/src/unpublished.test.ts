import {symlinkSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {copySite, deleteCopies, check, page, write} from '../fixtures';
import type {Diagnostic} from './diagnostic';
import {loadDocusaurusSite} from './loadSite';
import {Site} from './reader/site';
import {runCheck} from './run';

deleteCopies();

const unreadable = `${'>'.repeat(20_000)} x`;
const errors = (found: readonly Diagnostic[], file: string) =>
  found.filter((each) => each.file === file && each.fatal).map(({ruleId}) => ruleId);

it.each([
  ['docs/entwurf.md', page(unreadable, 'draft: true\n')],
  ['docs/ungelistet.md', page(unreadable, 'unlisted: true\n')],
  ['docs/_teil.md', unreadable],
])('what nobody can read is an error where no visitor sees it: %s', async (file, content) => {
  const root = copySite();
  write(root, file, content);
  expect(errors(await check(root), file)).toEqual(['files/readable']);
});

it('what nobody can read is an error on a page that the site leaves out, and before a build', async () => {
  const root = copySite();
  write(root, 'docs/konto.md', page(unreadable));
  const {options} = await loadDocusaurusSite(root);
  const site = new (class extends Site {
    override isPublished(file: string): boolean {
      return file !== 'docs/konto.md';
    }
  })(root, options, '2026-01-01');
  const {diagnostics} = await runCheck(site, {stopsBuild: true});
  expect(errors(diagnostics, 'docs/konto.md')).toEqual(['files/readable']);
});

it('a link to nothing is an error, and does not keep the check from looking at the rest', async () => {
  const root = copySite();
  symlinkSync('nirgends.md', path.join(root, 'docs/link.md'));
  write(root, 'docs/entwurf.md', page(unreadable, 'draft: true\n'));
  const found = await check(root);
  expect(errors(found, 'docs/link.md')).toEqual(['files/link']);
  expect(errors(found, 'docs/entwurf.md')).toEqual(['files/readable']);
});
