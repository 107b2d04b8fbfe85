import {expect as check, test as bare, type Page} from '@playwright/test';
import {facts} from '../../src/facts';
import {guidance} from '../../src/site/guidance';
import {expect, forgetUnknownAddress, holdScripts, isPhone, open, test} from '../support/browser/site';
import {adoptStyles, tooWide} from '../support/browser/reading';
import {inSample, kinds} from '../support/kinds';

const {tasks = [], help = []} = guidance;
const main = (page: Page) => page.getByRole('main');

test('the home page leads to each task at the first view, and to all services', {tag: '@widths'}, async ({page}) => {
  await open(page, '/');
  for (const {label, to} of tasks) {
    const link = main(page).getByRole('link', {name: label, exact: true});
    expect(decodeURI((await link.getAttribute('href')) ?? '')).toBe(to);
    await expect(link).toBeInViewport({ratio: 1});
  }
  for (const {docs, lifecycle} of Object.values(facts.services)) {
    const links = main(page)
      .getByRole('region', {name: 'Dienste'})
      .locator(`a:is([href="${docs}"], [href="${encodeURI(docs)}"])`);
    await expect(links).toHaveCount(lifecycle.phase === 'off' ? 0 : 1);
  }
});

test('somebody who is new here finds where to begin', async ({page}) => {
  await open(page, '/');
  await main(page).getByRole('link', {name: 'ersten Schritten'}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'Erste Schritte'})).toBeVisible();
});

test('the home page’s own box leads to results', {tag: '@widths'}, async ({page}) => {
  await open(page, '/');
  await main(page).getByRole('searchbox').fill('Thunderbird');
  await main(page).getByRole('button', {name: 'Suchen'}).click();
  await expect(page).toHaveURL(/\/search\/?\?q=Thunderbird$/);
});

test('the home page says in one line that all is well, or what is not', async ({page}) => {
  await open(page, '/');
  await expect(main(page)).toContainText(/Zurzeit ist keine Störung bekannt \(\d\d:\d\d\sUhr\)/);
  const incident = {
    id: 'x',
    kind: 'incident',
    from: '2020-01-01T00:00:00+01:00',
    services: [],
    title: 'Post stockt',
    text: '…',
  };
  await page.route('/hinweise.json', (route) => route.fulfill({json: [incident]}));
  await page.reload();
  await expect(main(page).getByText('Störung: Post stockt').first()).toBeVisible();
  await expect(main(page)).not.toContainText('keine Störung bekannt');
});

test('nobody is told that all is well when the server does not answer', async ({page, trouble}) => {
  await page.route('/hinweise.json', (route) => route.abort());
  await open(page, '/');
  await expect(main(page)).toContainText('Läuft alles?');
  trouble.messages.length = 0;
});

test('the menu of the home page begins with the site’s parts, help and status', {tag: '@widths'}, async ({page}) => {
  test.skip(!isPhone(page), 'wide windows have no menu');
  await open(page, '/');
  await page.locator('.navbar__toggle').click();
  const menu = page.locator('.navbar-sidebar').first();
  for (const name of ['Blog', 'Dienste', 'Informationen', 'Hilfe', 'Status', 'Kontakt']) {
    await expect(menu.getByRole('link', {name: new RegExp(`^${name}`)}).first(), name).toBeVisible();
  }
  const {width, height} = (await menu.locator('.navbar-sidebar__close').boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24);
});

test('the list of all services is in view where the link to it leads', {tag: '@widths'}, async ({page}) => {
  await open(page, '/');
  await main(page).getByRole('link', {name: 'Alle Dienste entdecken'}).click();
  await expect(main(page).getByRole('heading', {name: 'Alle Dienste'})).toBeInViewport();
});

test('each problem has an address that opens it', async ({page}) => {
  const [topic] = help;
  const problem = topic!.problems.find(({ways}) => ways)!;
  await open(page, `/hilfe-finden#${topic!.id}-${problem.id}`);
  await expect(main(page).getByText(problem.help)).toBeVisible();
  await expect(main(page).getByText(topic!.problems[1]!.help)).toBeHidden();
  const mail = main(page).getByRole('link', {name: 'Hilft nicht? Schreibe uns'}).locator('visible=true');
  expect(decodeURIComponent((await mail.getAttribute('href'))!)).toContain(`Was ich sehe: ${problem.seen}`);
});

test('the pages of services begin with what one does with them', {tag: '@widths'}, async ({page}) => {
  await open(page, '/services/kommunikation/matrix');
  const setUp = page.getByRole('article').getByRole('link', {name: 'Einrichten', exact: true});
  await expect(setUp).toBeInViewport({ratio: 1});
  await expect(main(page).getByRole('link', {name: 'Matrix öffnen'})).toHaveAttribute(
    'href',
    facts.services.matrix!.url!,
  );
  await setUp.click();
  await expect(main(page).getByRole('heading', {name: 'Einrichten'})).toBeInViewport();
});

for (const [name, userAgent, tab] of [
  ['a phone', 'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/150.0 Mobile', 'Android'],
  ['a Mac', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15', 'macOS'],
] as const) {
  bare.describe(name, inSample(tab === 'Android'), () => {
    bare.use({userAgent, hasTouch: false});

    bare('finds its own tab open before and after hydration, unless another one was chosen', async ({page}) => {
      const selected = page.locator('[role="tab"][aria-selected="true"]').first();
      await page.route(/\/assets\/js\//, () => undefined);
      await page.goto('/services/kommunikation/matrix', {waitUntil: 'domcontentloaded'});
      await check(selected).toHaveText(tab);
      await page.goto('/services/kommunikation/matrix?system=windows', {waitUntil: 'domcontentloaded'});
      await check(selected, 'the address names another one').toHaveText('Windows');
      await page.unrouteAll();
      await open(page, '/services/kommunikation/matrix');
      await check(selected).toHaveText(tab);
      await check(page.getByRole('tabpanel', {name: tab}).first()).toBeVisible();
      await page.getByRole('tab', {name: 'Linux'}).first().click();
      await page.reload();
      await check(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await check(selected).toHaveText('Linux');
      await open(page, '/services/kommunikation/matrix?system=windows');
      await check(selected).toHaveText('Windows');
    });
  });
}

test('all tabs are seen', {tag: '@widths'}, async ({page}) => {
  await open(page, '/services/kommunikation/matrix');
  const list = page.getByRole('tablist').first();
  expect(await list.evaluate(({scrollWidth, clientWidth}) => scrollWidth <= clientWidth)).toBe(true);
});

test('pages share their left edge and the width of their text', {tag: '@late'}, async ({page, trouble}) => {
  test.skip(isPhone(page), 'narrow windows have one column');
  await page.setViewportSize({width: 1440, height: 900});
  const edges = new Set<number>();
  for (const path of [
    '/',
    '/SSO-2023',
    '/archive',
    '/tags',
    '/impressum',
    '/search',
    '/nicht-da',
    '/info/tags',
    '/hilfe-finden',
    '/services/konto',
  ]) {
    await page.goto(path);
    edges.add(Math.round((await page.getByRole('heading', {level: 1}).boundingBox())!.x));
  }
  expect([...edges]).toHaveLength(1);
  forgetUnknownAddress(trouble);
});

test(
  'on the page of help nothing moves when the table of contents and the scripts come',
  {tag: '@late'},
  async ({page}) => {
    const release = await holdScripts(page);
    await page.goto('/hilfe-finden', {waitUntil: 'domcontentloaded'});
    const button = main(page).getByRole('button', {name: 'Hilfe im Browser speichern'});
    const before = await button.boundingBox();
    // As long as the rest of the page is on its way.
    await page.evaluate(() => {
      const contents = document.querySelector<HTMLElement>('.row > :has(.table-of-contents)')!;
      contents.style.display = 'none';
    });
    expect(await button.boundingBox()).toEqual(before);
    release();
    await page.reload();
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(main(page)).toContainText('keine Störung bekannt');
    expect(await button.boundingBox()).toEqual(before);
  },
);

/** Boxes of the header that cover each other. Runs in the page. */
function overlaps(): number {
  const parts = '.navbar__brand, .navbar__item, .navbar__search input, .navbar__toggle';
  const boxes = [...document.querySelectorAll(parts)]
    .map((element) => element.getBoundingClientRect())
    .filter(({width}) => width > 1);
  const meet = (a: DOMRect, b: DOMRect): boolean =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return boxes.filter((a, index) => boxes.slice(index + 1).some((b) => meet(a, b))).length;
}

/** Fields that are wider than the box around them. Runs in the page. */
function beyondTheirBox(): string[] {
  return [...document.querySelectorAll('main input')]
    .filter((field) => field.checkVisibility())
    .filter((field) => {
      const {width, right} = field.getBoundingClientRect();
      return width > 1 && right > field.closest('form, div')!.getBoundingClientRect().right + 1;
    })
    .map((field) => `${field.id || field.outerHTML} is wider than its box`);
}

const widths = [390, 1024, 1280, 1440];
/** One page of each kind, and a document to print, which is none of the site's pages. */
const samples = [...kinds.map(([, path]) => path), '/drucken/services/konto'];

/** What large letters break on a page. */
async function brokenOn(page: Page, path: string, css = ''): Promise<string[]> {
  await page.goto(path);
  await adoptStyles(page, css);
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({width, height: 800});
    const covered = await page.evaluate(overlaps);
    const wrong = [
      ...(await page.evaluate(tooWide)),
      ...(await page.evaluate(beyondTheirBox)),
      ...(covered > 0 ? ['parts of the header cover each other'] : []),
    ];
    found.push(...wrong.map((line) => `${width} ${path}: ${line}`));
  }
  return found;
}

for (const size of [24, 32]) {
  test(
    `letters of ${size} pixels cover nothing in the header and stay on the page`,
    inSample(size === 32, '@kinds', '@late'),
    async ({browser, baseURL}, {project}) => {
      test.slow();
      const {launchOptions} = project.use;
      const large = await browser.browserType().launch({
        ...launchOptions,
        args: [...(launchOptions?.args ?? []), `--blink-settings=defaultFontSize=${size}`],
      });
      const page = await large.newPage({baseURL});
      const found: string[] = [];
      for (const path of samples) found.push(...(await brokenOn(page, path)));
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(`${size}px`);
      await large.close();
      expect(found).toEqual([]);
    },
  );
}

test(
  'letters that a reader’s own style sheet doubles cover nothing either',
  {tag: ['@kinds', '@all', '@late']},
  async ({page, trouble}) => {
    test.slow();
    const found: string[] = [];
    for (const path of samples) found.push(...(await brokenOn(page, path, 'html { font-size: 200% }')));
    expect(found).toEqual([]);
    forgetUnknownAddress(trouble);
  },
);
