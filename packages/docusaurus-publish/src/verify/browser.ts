import {once} from 'node:events';
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import type axeCore from 'axe-core';
import type {Browser, BrowserType, Page} from 'playwright-core';
import type {ServerDefinition} from '../server/definition';
import {createStaticServer} from '../server/staticServer';
import {UsageError} from '../usageError';
import type {BuiltPage, BuiltSite} from './builtSite';
import {findChromium, findHeadlessShell} from './chromium';
import type {Diagnostic} from './diagnostic';

/** WCAG 2.2 in the levels A and AA with all before it, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** What only the colors decide; everything else is the same in light and dark. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** How a page is looked at: width in CSS pixels, colors, and rules of axe where not all can differ. */
type View = readonly [width: number, theme: 'light' | 'dark', rules: readonly string[] | undefined];

/** Everything in both layouts, that of phones at its narrowest, and in the other colors what can differ there. */
const views: readonly View[] = [
  [1280, 'light', undefined],
  [1280, 'dark', colorRules],
  [320, 'dark', colorRules],
  [320, 'light', undefined],
];

const firstDesktopWidth = 997;

/** Sets the colors as the site's own toggle would. */
async function show(page: Page, [width, theme]: View): Promise<void> {
  await page.setViewportSize({width, height: width >= firstDesktopWidth ? 800 : 844});
  await page.evaluate((value) => document.documentElement.setAttribute('data-theme', value), theme);
  // Two frames: one for React's answer to the new width, one for the paint.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

/** One line per violation and element, with the rule and the reason. */
async function violations(page: Page, rules: readonly string[] | undefined): Promise<string[]> {
  const options: axeCore.RunOptions = {
    runOnly: rules ? {type: 'rule', values: [...rules]} : {type: 'tag', values: tags},
    rules: {'target-size': {enabled: true}},
    resultTypes: ['violations'],
  };
  const {violations: found} = await page.evaluate(
    (each) => (window as unknown as {axe: typeof axeCore}).axe.run(document, each),
    options,
  );
  return found.flatMap(({id, nodes}) =>
    nodes.map(
      ({target, any, all, none}) =>
        `${id} at ${target.join(' ')}: ${[...any, ...all, ...none].map(({message}) => message).join('; ')}`,
    ),
  );
}

/** Narrow phones and the usual ones: between them, what stands in the bar changes its width. */
const barWidths = [320, 390];

/** What lies over something else in Docusaurus' bar, such as the search over a long name. */
async function overlapsInBar(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const parts = [...document.querySelectorAll('.navbar__inner :is(a, button, input, .navbar__title)')]
      .filter((each) => each.checkVisibility({visibilityProperty: true}))
      .map((part) => {
        const box = part.getBoundingClientRect();
        const spills = getComputedStyle(part).overflowX === 'visible' ? part.scrollWidth : 0;
        const words = [part.textContent.trim(), part.getAttribute('aria-label'), part.getAttribute('placeholder')];
        return {part, box, right: box.left + Math.max(box.width, spills), name: words.find(Boolean) ?? part.tagName};
      });
    return parts.flatMap((upper, at) =>
      parts.slice(0, at).flatMap((lower) => {
        const width = Math.min(upper.right, lower.right) - Math.max(upper.box.left, lower.box.left);
        const height = Math.min(upper.box.bottom, lower.box.bottom) - Math.max(upper.box.top, lower.box.top);
        const isApart = width <= 1 || height <= 1 || lower.part.contains(upper.part);
        return isApart ? [] : [`"${upper.name}" lies ${Math.round(width)} pixels over "${lower.name}" in the bar`];
      }),
    );
  });
  // A link and the title in it are one to the eye.
  return [...new Set(found)];
}

/**
 * Looks at the page that is open, in all colors and widths.
 *
 * @param axeSource - the text of axe-core's script
 * @returns one line for each thing that keeps somebody from reading it: axe's violations, widths that make it scroll sideways, and
 * what lies over each other in the bar
 */
export async function barriersOf(page: Page, axeSource: string): Promise<string[]> {
  // Axe must not measure a half-faded color. A constructed sheet, because the site's policy allows no other from outside.
  await page.evaluate(() => {
    const still = new CSSStyleSheet();
    still.replaceSync('*, ::before, ::after {transition: none !important; animation: none !important}');
    document.adoptedStyleSheets = [still];
  });
  await page.evaluate(axeSource);
  // Axe would copy the HTML of all that it looks at, the whole page among it, for reports that nobody reads here.
  await page.evaluate(() => (window as unknown as {axe: typeof axeCore}).axe.configure({noHtml: true}));
  const found: string[] = [];
  for (const view of views) {
    const [width, theme, rules] = view;
    await show(page, view);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    const sideways = `(${width}) it is ${wide} pixels wide and scrolls sideways`;
    if (wide > width && !found.includes(sideways)) found.push(sideways);
    found.push(...(await violations(page, rules)).map((line) => `(${width}, ${theme}) ${line}`));
  }
  for (const width of barWidths) {
    await show(page, [width, 'light', undefined]);
    found.push(...(await overlapsInBar(page)).map((line) => `(${width}) ${line}`));
  }
  return found;
}

/** The browser and the text of axe, which a site installs only when it wants these checks. @throws UsageError that says how */
async function startTools(root: string): Promise<readonly [Browser, axeSource: string]> {
  const require = createRequire(path.join(root, 'package.json'));
  const executablePath = findHeadlessShell() ?? findChromium();
  try {
    const {chromium} = require('playwright-core') as {readonly chromium: BrowserType};
    const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');
    const args = ['--no-sandbox', '--disable-gpu'];
    return [await chromium.launch({args, ...(executablePath && {executablePath})}), axeSource];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    throw new UsageError(
      'The checks in a browser need two packages: npm install --save-dev playwright-core axe-core. --no-browser leaves them out.',
    );
  }
}

/**
 * Opens pages of a build in Chromium, served as the web server will.
 *
 * @param root - folder of the site, where playwright-core and axe-core are installed
 * @throws UsageError when playwright-core or axe-core is not installed
 */
export async function browserDiagnostics(
  build: BuiltSite,
  definition: ServerDefinition,
  pages: readonly BuiltPage[],
  root: string,
): Promise<Diagnostic[]> {
  const [browser, axeSource] = await startTools(root);
  const server = createStaticServer(build.dir, definition);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    const page = await browser.newPage({locale: pages[0]?.lang || 'en'});
    const found: Diagnostic[] = [];
    for (const {route, file} of pages) {
      await page.goto(`${origin}${encodeURI(route)}`);
      // Docusaurus' pages begin with "false"; a document without scripts, such as one to print, has no such attribute.
      try {
        await page.waitForSelector('html:not([data-has-hydrated="false"])', {state: 'attached'});
      } catch (error) {
        if ((error as Error).name !== 'TimeoutError') throw error;
        const hint = 'open it with hosting serve, and read what the browser’s console says';
        found.push({file, reason: 'its scripts come to no end', hint, rule: 'build/scripts'});
        continue;
      }
      const lines = await barriersOf(page, axeSource);
      const hint = 'fix the page, its colors or the component';
      found.push(...lines.map((reason) => ({file, reason, hint, rule: 'build/accessibility'})));
    }
    return found;
  } finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
  }
}
