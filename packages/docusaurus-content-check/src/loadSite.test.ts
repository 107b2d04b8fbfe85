import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {copySite, deleteCopies, page, write} from '../fixtures';
import {checkSite} from './command';
import contentCheck from './index';
import {loadDocusaurusSite} from './loadSite';

deleteCopies();

const configFile = 'docusaurus.config.js';
const v4 = 'future: {v4: true},';
const folders = "docs: {path: 'docs',";

/** What the check says of the small site with `allowed` and other settings, of one page or of all. */
async function said(from: string, to: string, files: Readonly<Record<string, string>> = {}, ...args: string[]) {
  const root = copySite();
  const config = readFileSync(path.join(root, configFile), 'utf8').replace('phrases:', 'allowed: {}, $&');
  expect(config).toContain(from);
  write(root, configFile, config.replace(from, to));
  for (const [file, content] of Object.entries(files)) write(root, file, content);
  return (await checkSite(args.length > 0 ? args : ['--all', '--build'], root, loadDocusaurusSite)).output;
}

describe('settings with which Docusaurus reads something else than the check are errors', () => {
  it.each([
    [
      'Docusaurus’ defaults',
      v4,
      '',
      /^\S+:1:1 Docusaurus reads pages otherwise than the check \(markdown: mdx1Compat\)/,
    ],
    ['a part of what v4 brings', v4, '\n future: {v4: {}},', /^\S+:4:11 .*mdx1Compat.* write future: \{v4: true\}/],
    ['one that v4 leaves out', v4, `${v4} markdown: {mdx1Compat: {comments: true}},`, /^\S+:3:\d+ .*mdx1Compat/],
    ['HTML in .md', v4, `${v4} markdown: {format: 'detect'},`, /^\S+:3:\d+ .*\(markdown: format\)/],
    ['CommonMark', v4, `${v4} markdown: {format: 'md'},`, /^\S+:3:\d+ .*\(markdown: format\)/],
    ['other front matter', v4, `${v4} markdown: {parseFrontMatter: () => ({})},`, /^\S+:3:\d+ .*parseFrontMatter\)/],
    ['content outside', folders, "docs: {path: '../docs',", /^\S+:6:\d+ "\.\.\/docs" is no folder within/],
    ['content that nobody knows', "'classic'", '() => ({})', /^\S+:5:\d+ no plugin or preset is known by its name/],
  ])('%s', async (_, from, to, message) => {
    expect(await said(from, to)).toMatch(message);
    // Whoever looks at a single page must not take it for safe.
    expect(await said(from, to, {}, 'docs/konto.md')).toMatch(message);
  });

  it.each([
    ['each by itself', v4, 'markdown: {mdx1Compat: {comments: false, admonitions: false, headingIds: false}},'],
    ['the preset by its path', "'classic'", "'/site/node_modules/@docusaurus/preset-classic/lib/index.js'"],
  ])('but not %s', async (_, from, to) => {
    expect(await said(from, to)).toMatch(/^No mistakes/);
  });

  it('and are no matter without the group safety', async () => {
    const root = copySite();
    write(root, configFile, readFileSync(path.join(root, configFile), 'utf8').replace(v4, ''));
    expect((await checkSite(['--all', '--build'], root, loadDocusaurusSite)).output).toMatch(/^No mistakes/);
  });
});

it('what a preprocessor makes of a page is read, too', async () => {
  const markdown = `${v4} markdown: {preprocessor: ({fileContent, filePath}) => filePath.endsWith('/docs/neu.md') ? fileContent.replace(/[|]./, '') : fileContent},`;
  const output = await said(v4, markdown, {'docs/neu.md': page('Ein Code: |`a {process.env.HOME} b`.')});
  expect(output).toMatch(/^docs\/neu\.md:1:1 \{process\.env\.HOME\} is code that runs/);
});

it('old versions of docs whose id has a hyphen are read', async () => {
  const output = await said(v4, v4, {'bau-kasten_versioned_docs/version-1/a.md': '{process.env.HOME}\n'});
  expect(output).toMatch(/^bau-kasten_versioned_docs\/version-1\/a\.md:1:1 \{process\.env\.HOME\} is code that runs/);
});

it('the plugin refuses to be one whose options the check would not find', async () => {
  const siteDir = copySite();
  const context = {siteDir, siteConfig: {plugins: [() => null]}} as unknown as LoadContext;
  await expect(contentCheck(context)).rejects.toThrow(/by its name/);
});
