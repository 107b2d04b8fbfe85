// The site's TypeScript is read by Node's own `require`, as the command does.
import 'tsx/cjs';
import {expect, it} from 'vitest';
import {verifyBuild} from 'docusaurus-publish/verify';
import {hostingRules} from 'docusaurus-hosting/server';
import {siteOf} from 'docusaurus-hosting/commands';

// What is found in a browser has a suite of its own (tests/e2e/pages.spec.ts), in parallel parts.
it('holds for this build what holds for every operator’s', async () => {
  const {root, provider, keyPages, server: definition} = await siteOf(process.cwd());
  const rules = hostingRules(provider, keyPages);
  const {diagnostics} = await verifyBuild('build', {root, definition, rules, strict: true, browser: false});
  expect(diagnostics.map(({file, reason, hint}) => `${file}: ${reason} – ${hint}`)).toEqual([]);
});
