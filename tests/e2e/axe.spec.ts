import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, test} from '@playwright/test';
import {barriersOf} from 'docusaurus-hosting/cli/verify/browser';
import {open} from '../support/browser/site';
import {parts} from '../support/browser/pages';

const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

for (const {name, pages} of parts) {
  test(`no page violates WCAG 2.2 AA or a best practice, in any colours or width (${name})`, async ({page}) => {
    test.setTimeout(600_000);
    const found: string[] = [];
    for (const path of pages) {
      await page.setViewportSize({width: 1280, height: 800});
      await open(page, path);
      if (path.startsWith('/search')) {
        await page.waitForLoadState('networkidle'); // the hits come from a worker
      }
      found.push(...(await barriersOf(page, axeSource)).map((line) => `${path} ${line}`));
    }
    expect(found).toEqual([]);
  });
}
