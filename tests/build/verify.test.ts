// The site's TypeScript is read by Node's own `require`, as the command does.
import 'tsx/cjs';
import {expect, it} from 'vitest';
import {verifyBuild} from 'docusaurus-publish/verify';
import {siteOf} from 'docusaurus-hosting/cli/siteOf';

// What is found in a browser has a suite of its own (tests/e2e/pages.spec.ts), in parallel parts.
it('holds for this build what holds for every operator’s', async () => {
  const findings = await verifyBuild(await siteOf(process.cwd()), 'build', {browser: false});
  expect(findings.map(({file, wrong, right}) => `${file}: ${wrong} – ${right}`)).toEqual([]);
});
