// The site's TypeScript is read by Node's own `require`, as the command does.
import 'tsx/cjs';
import {readdirSync} from 'node:fs';
import {expect, it} from 'vitest';
import {verifyBuild} from 'docusaurus-publish/verify';
import {hostingRules} from 'docusaurus-hosting/server';
import {siteOf} from 'docusaurus-hosting/commands';

/** What the command says of this build. @param pages - those that it opens in a browser */
async function verified(pages: readonly string[]): Promise<string[]> {
  const {root, facts, keyPages, server: definition} = await siteOf(process.cwd());
  const rules = hostingRules(facts, keyPages);
  const {diagnostics} = await verifyBuild('build', {root, definition, rules, strict: true, browser: true, pages});
  return diagnostics.map(({file, reason, hint}) => `${file}: ${reason} – ${hint}`);
}

const documents = readdirSync('build/drucken', {recursive: true, encoding: 'utf8'})
  .filter((file) => file.endsWith('.html'))
  .map((file) => `/drucken/${file.replace(/\.html$/, '')}`);

// What is found on Docusaurus' own pages has a suite of its own (tests/e2e/pages.spec.ts), in parallel parts.
it.each([
  ['a page and a document to print, which has no scripts', ['/impressum', '/drucken/services/hosting/sso']],
  ['all documents to print (@all)', documents],
])(
  'holds for this build what holds for every operator’s, also in a browser: %s',
  async (_, pages) => {
    expect(await verified(pages)).toEqual([]);
  },
  // A browser opens all documents one after the other, however slow the machine is.
  600_000,
);
