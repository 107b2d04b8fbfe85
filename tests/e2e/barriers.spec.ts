/** What `barriersOf` finds, by mistakes made on purpose: pages.spec.ts and `hosting verify` ask it about every page. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, test, type Page} from '@playwright/test';
import {barriersOf} from 'docusaurus-publish/verify';

const axeSource = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

const onPhones = '@media (max-width: 996px)';
const onDesktops = '@media (min-width: 997px)';
const inTheDark = '[data-theme="dark"]';

interface BrokenPage {
  readonly css?: string;
  readonly body?: string;
  /** Where it is found, and by which rule of axe. */
  readonly found: readonly string[];
}

const mistakes: Readonly<Record<string, BrokenPage>> = {
  'a page without a mistake': {found: []},
  'words too pale in the dark': {
    css: `${inTheDark} p {color: #555}`,
    found: ['(1280, dark) color-contrast', '(320, dark) color-contrast'],
  },
  'words too pale in the dark of phones': {
    css: `${onPhones} {${inTheDark} p {color: #555}}`,
    found: ['(320, dark) color-contrast'],
  },
  'words too pale on light phones': {
    css: `${onPhones} {html:not(${inTheDark}) p {color: #999}}`,
    found: ['(320, light) color-contrast'],
  },
  'pale words that only phones show': {
    css: `${onDesktops} {small {display: none}} ${inTheDark} small {color: #555}`,
    body: '<small>Noch ein Satz.</small>',
    found: ['(320, dark) color-contrast'],
  },
  'a link that only its color tells from the dark text around it': {
    css: `a {color: #00c} ${inTheDark} a {color: #ddd; text-decoration: none}`,
    body: '<p>Hier steht <a href="#x">ein Link</a> im Text.</p>',
    found: ['(1280, dark) link-in-text-block', '(320, dark) link-in-text-block'],
  },
  'a picture without text': {
    body: '<img src="data:image/svg+xml,%3Csvg xmlns=%22http://www.w3.org/2000/svg%22/%3E">',
    found: ['(1280, light) image-alt', '(320, light) image-alt'],
  },
  'a nameless button that only phones show': {
    css: `${onDesktops} {button {display: none}}`,
    body: '<button style="padding: 20px"></button>',
    found: ['(320, light) button-name'],
  },
  'a nameless link that only desktops show': {
    css: `${onPhones} {a {display: none}}`,
    body: '<a href="#x" style="padding: 20px"></a>',
    found: ['(1280, light) link-name'],
  },
  'buttons too small for a finger, on phones': {
    css: `button {width: 40px; height: 40px; padding: 0; border: 0} ${onPhones} {button {width: 12px; height: 12px}}`,
    body: '<button aria-label="Auf"></button><button aria-label="Zu"></button>',
    found: ['(320, light) target-size', '(320, light) target-size'],
  },
  'a box wider than a phone': {
    body: '<div style="width: 400px">Breit</div>',
    found: ['(320) it is 408 pixels wide and scrolls sideways'],
  },
  'a search over the name in the bar of usual phones': {
    css: `.navbar__inner > * {position: absolute; top: 0; padding: 20px 0} main {padding-top: 80px}
      @media (min-width: 391px) {.navbar__inner button {left: 700px}} @media (max-width: 389px) {.navbar__inner button {top: 70px}}`,
    body: '<div class="navbar__inner"><a href="#x" style="left: 0; width: 268px; color: inherit">Name</a><button style="left: 238px; width: 60px">Suche</button></div>',
    found: ['(390) "Suche" lies 30 pixels over "Name" in the bar'],
  },
  'a heading that phones skip': {
    css: `${onPhones} {h2 {display: none}}`,
    body: '<h2>Zwei</h2><h3>Drei</h3>',
    found: ['(320, light) heading-order'],
  },
};

/** Where a line says that something is wrong, and what: without the element and the numbers. */
const gist = (line: string): string => line.replace(/ at .*/s, '');

// One after the other in one page: axe takes most of its time when it is new to a browser.
test.describe.configure({mode: 'default'});

let page: Page;
test.beforeAll(async ({browser}) => {
  page = await browser.newPage();
});
test.afterAll(() => page.close());

async function show({css = '', body = ''}: BrokenPage): Promise<void> {
  await page.setContent(
    `<!doctype html><html lang="de"><head><title>Prüfling</title><style>
      html {background: #fff; color: #111} ${inTheDark} {background: #111; color: #eee}
      ${css}
    </style></head><body><main id="x"><h1>Prüfling</h1><p>Hier steht ein Satz.</p>${body}</main></body></html>`,
  );
}

for (const [name, mistake] of Object.entries(mistakes)) {
  test(`${name}: ${mistake.found.length > 0 ? 'is found where it is' : 'nothing is found'}`, async () => {
    await show(mistake);
    expect((await barriersOf(page, axeSource)).map(gist)).toEqual(mistake.found);
  });
}
