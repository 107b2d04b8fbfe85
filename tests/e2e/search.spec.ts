import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {type Page, type Route, test as plainTest} from '@playwright/test';
import {signal} from '../support/browser/pages';
import {expect, holdScripts, open, test} from '../support/browser/site';
import {inSample} from '../support/kinds';

const box = (page: Page) => page.getByRole('combobox', {name: 'Website durchsuchen'});
/** How many places the page marks, without changing its elements (CSS Custom Highlight API). */
const marks = (page: Page): Promise<number> =>
  page.evaluate(() => [...(CSS.highlights.get('search-words') ?? [])].length);
/** Address of the script that searches. */
function workerScript(): string {
  const folder = 'build/assets/js';
  const isWorker = (file: string): boolean =>
    readFileSync(path.join(folder, file), 'utf8').includes('is in two groups');
  return `/assets/js/${readdirSync(folder).find(isWorker)}`;
}
const indexFile = /^\/search-index\/\w+\/index\.json$/;
const suggestions = (page: Page) => page.getByRole('listbox', {name: 'Suchvorschläge'}).getByRole('option');
const snippets = (page: Page) => suggestions(page).locator('[class*="snippet"]:not(:empty)');

/** What tells that somebody is about to search. */
const approaches = [
  ['hover', (page: Page) => box(page).hover()],
  ['focus', (page: Page) => box(page).focus()],
] as const;

test.describe('search box', () => {
  for (const [approach, reach] of approaches) {
    test(
      `asks for its index on first ${approach}, beside its script, and then for nothing but texts`,
      {tag: '@late'},
      async ({page, context}) => {
        const asked: string[] = [];
        let held = Promise.resolve();
        await context.route(/\/search-index|\/assets\/js\//, async (route) => {
          asked.push(new URL(route.request().url()).pathname);
          await held;
          await route.continue();
        });
        const ofIndex = () => asked.filter((address) => address.startsWith('/search-index'));
        await open(page, '/info/intro');
        await page.waitForLoadState('networkidle');
        expect(ofIndex()).toEqual([]);
        const [released, release] = signal();
        held = released;
        await reach(page);
        await expect.poll(() => asked).toContain(workerScript());
        await expect.poll(ofIndex).toEqual([expect.stringMatching(indexFile)]);
        release();
        await box(page).fill('thunderbird');
        await expect(suggestions(page).first()).toContainText('Thunderbird');
        const texts = ofIndex().slice(1);
        expect(texts.length).toBeGreaterThan(0);
        expect(texts.filter((address) => !/\/texts-\d+\.json$/.test(address))).toEqual([]);
        expect(new Set(texts).size, 'nothing is fetched twice').toBe(texts.length);
      },
    );
  }

  test(
    'shows rows before their snippets, which move nothing and are not announced again',
    {tag: '@widths'},
    async ({page, context}) => {
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await context.route(/\/search-index\/.*\/texts-/, async (route) => {
        await held;
        await route.continue();
      });
      await open(page, '/info/intro');
      await box(page).fill('passwort');
      await expect(suggestions(page).first()).toContainText(/passw/i);
      const status = page.getByRole('search').first().getByRole('status');
      await expect(status).toHaveText(/8 Vorschläge auf \d+ Seiten/);
      const places = () =>
        suggestions(page).evaluateAll((options) => options.map((option) => option.getBoundingClientRect().top));
      const passages = snippets(page);
      await expect(passages).toHaveCount(0);
      const before = await places();
      await status.evaluate((element) => {
        new MutationObserver(() => (element.dataset.testChanged = '')).observe(element, {
          characterData: true,
          childList: true,
          subtree: true,
        });
      });
      release();
      await expect(passages.first()).toBeVisible();
      expect(await places()).toEqual(before);
      await expect(status).not.toHaveAttribute('data-test-changed');
    },
  );

  test('answers without asking the server once its index is there', async ({page, context}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await open(page, '/info/intro');
    await box(page).focus();
    await expect.poll(() => asked).toContainEqual(expect.stringMatching(indexFile));
    await page.waitForLoadState('networkidle');
    await context.route('**/*', () => undefined); // nothing is answered any more
    await box(page).fill('thunderbird');
    await expect(suggestions(page).first()).toContainText('Thunderbird');
    expect(asked.filter((address) => indexFile.test(address))).toHaveLength(1);
  });

  test('asks for nothing in ten idle seconds after the first sign of a visitor', async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.clock.install();
    await open(page, '/info/intro');
    await page.mouse.move(300, 300, {steps: 2}); // a browser knows of no move before the second
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.clock.runFor(10_000);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((address) => address.startsWith('/search-index') || address === workerScript())).toEqual([]);
  });

  test('suggests 8 hits with snippets of 50 characters while typing, and says how many', async ({page}) => {
    await open(page, '/info/intro');
    await box(page).pressSequentially('passwort');
    // Besides them there are the links to all results, in this area and everywhere.
    await expect(suggestions(page).filter({hasNotText: /^Alle Ergebnisse/})).toHaveCount(8);
    await expect(suggestions(page).filter({hasText: /^Alle Ergebnisse/})).toHaveCount(2);
    await expect(page.getByRole('search').first().getByRole('status')).toHaveText(/8 Vorschläge auf \d+ Seiten/);
    const passages = await snippets(page).allInnerTexts();
    expect(passages.length).toBeGreaterThan(0);
    for (const passage of passages) {
      expect(passage.trim().replace(/^…|…$/g, '').length, passage).toBeLessThanOrEqual(50);
    }
  });

  test('on a phone, snippets begin like the lines above them, and end with a word', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/info/intro');
    await box(page).fill('passwort');
    await expect(snippets(page).first()).toBeVisible();
    const rows = await snippets(page).evaluateAll((all) =>
      all.map((snippet) => {
        const end = snippet.getBoundingClientRect().right;
        const range = document.createRange();
        range.selectNodeContents(snippet);
        const marks = [...snippet.querySelectorAll('mark')].map((mark) => mark.getBoundingClientRect());
        return {
          indent: range.getBoundingClientRect().left - snippet.parentElement!.getBoundingClientRect().left,
          cut: marks.some(
            ({left, right, top}) => top < snippet.getBoundingClientRect().bottom && left < end && right > end,
          ),
        };
      }),
    );
    expect(rows.length).toBeGreaterThan(3);
    expect(rows.filter(({indent, cut}) => Math.abs(indent) > 1 || cut)).toEqual([]);
  });

  test('finds pages by words that they do not have, typos and other spellings', async ({page}) => {
    await open(page, '/impressum');
    for (const [query, title] of [
      ['Kennwort vergessen', 'Konto'],
      ['Werbeblocker', 'AdGuard'],
      ['wiregaurd', 'VPN'],
      ['passwoerter', 'asswörter'],
      ['Webforum', 'Forum'],
      ['zweiter Faktor', 'Konto'],
    ] as const) {
      await box(page).fill(query);
      await expect(suggestions(page).filter({hasText: title}).first(), query).toBeVisible();
      await box(page).fill('');
      await expect(suggestions(page)).toHaveCount(0);
    }
  });

  test('is reached by the shortcut, used by arrows and Enter, and the page marks the words', async ({page}) => {
    await open(page, '/info/kontakt');
    await page.keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
    await page.keyboard.type('Fingerabdruck');
    await expect(suggestions(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expect(suggestions(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/_highlight=/);
    await expect.poll(() => marks(page)).toBeGreaterThan(0);
    await page.getByRole('button', {name: 'Markierungen entfernen'}).click();
    await expect(page).not.toHaveURL(/_highlight/);
    await expect.poll(() => marks(page)).toBe(0);
  });

  test('a pasted error message leads to its cause and cure', async ({page}) => {
    await open(page, '/');
    await box(page).fill('Fehler (0x800CCC0E) beim Ausführen der Aufgabe "Nachrichten werden gesendet und empfangen"');
    await expect(suggestions(page).first()).toContainText('0x800CCC0E');
    await suggestions(page).first().click();
    await expect(page).toHaveURL(/\/fehlermeldungen\/mailprogramme\?.*#outlook-0x800ccc0e$/);
    await expect(page.getByRole('heading', {name: /0x800CCC0E/})).toBeInViewport();
  });

  test('Esc removes marks, too', async ({page}) => {
    await open(page, '/services/privatsphäre/vpn?_highlight=tunnel');
    await expect.poll(() => marks(page)).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => marks(page)).toBe(0);
    await expect(page).not.toHaveURL(/_highlight/);
  });

  test('Tab leaves without navigating, Esc closes and clears', async ({page}) => {
    await open(page, '/info/kontakt');
    await box(page).fill('cloud');
    await expect(suggestions(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Tab');
    await expect(page).toHaveURL('/info/kontakt');
    await expect(suggestions(page).first()).toBeHidden();
    await box(page).focus();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(box(page)).toHaveValue('');
  });

  test('Ctrl+click opens a hit in a new tab', async ({page, context}) => {
    await open(page, '/info/kontakt');
    await box(page).fill('matrix');
    const [tab] = await Promise.all([
      context.waitForEvent('page'),
      suggestions(page)
        .first()
        .click({modifiers: ['Control']}),
    ]);
    await expect(tab).toHaveURL(/matrix/);
    await expect(page).toHaveURL('/info/kontakt');
  });

  test('without the API for highlights, elements mark the words and go away again', async ({page}) => {
    await page.addInitScript(() => Reflect.deleteProperty(CSS, 'highlights'));
    await open(page, '/services/privatsphäre/vpn?_highlight=tunnel');
    const text = await page.locator('main article').innerText();
    await expect(page.locator('main mark').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('main mark')).toHaveCount(0);
    expect(await page.locator('main article').innerText()).toBe(text);
  });

  test('says that a word is not there, alone, with ways onward', async ({page}) => {
    await open(page, '/services/konto');
    await box(page).fill('elefant ');
    await expect(page.getByText('Keine Ergebnisse für „elefant“.')).toHaveCount(2); // seen, and heard
    await expect(page.getByRole('search').first().getByRole('status')).toHaveText('Keine Ergebnisse für „elefant“.');
    await expect(suggestions(page)).toHaveCount(0);
    await expect(page.getByRole('search').getByRole('link', {name: 'Kontakt'})).toHaveAttribute(
      'href',
      '/info/kontakt',
    );
  });

  test('says that no word begins so while somebody is still typing', async ({page}) => {
    await open(page, '/services/konto');
    await box(page).pressSequentially('elefa');
    await expect(page.getByText('Keine Ergebnisse für „elefa“: So beginnt kein Wort').first()).toBeVisible();
    await expect(suggestions(page)).toHaveCount(0);
  });

  test('says what it takes a typo for, and searches for that', async ({page}) => {
    await open(page, '/services/konto');
    await box(page).fill('wiregaurd');
    const answer = 'Keine Treffer für „wiregaurd“. Meintest du WireGuard?';
    await expect(page.locator('form[role=search]').getByText(answer)).toBeVisible();
    await expect(page.getByRole('search').first().getByRole('status')).toContainText(
      'Keine Treffer für „wiregaurd“. Meintest du „WireGuard“?',
    );
    await expect(suggestions(page).first()).toContainText('VPN');
    await page.getByRole('button', {name: 'WireGuard'}).click();
    await expect(box(page)).toHaveValue('WireGuard');
  });

  test('guesses by a part of a word that it lacks, says so, and gives ways onward', async ({page}) => {
    await open(page, '/services/konto');
    await box(page).fill('zahnarzttermin');
    await expect(page.locator('form[role=search]').getByText('Ähnlich:', {exact: true})).toBeVisible();
    await expect(suggestions(page).first()).toContainText(/Termin/);
    await expect(page.getByRole('search').getByRole('link', {name: 'Kontakt'})).toBeVisible();
  });

  test('says what a word was understood as, and searches for the word as typed', async ({page}) => {
    await open(page, '/services/konto');
    await box(page).fill('smartphone');
    await page.locator('form[role=search]').getByRole('button', {name: 'Wörtlich suchen: "smartphone"'}).click();
    await expect(box(page)).toHaveValue('"smartphone"');
  });

  test('a row that lacks a word of the question says which', async ({page}) => {
    await open(page, '/services/konto');
    await box(page).fill('passwort kartoffelsuppe');
    await expect(suggestions(page).first()).toContainText('ohne: kartoffelsuppe');
    await expect(page.getByRole('search').first().getByRole('status')).toContainText('ohne: kartoffelsuppe');
  });

  test('no hit has an empty title and no list of tags is among them', async ({page}) => {
    await open(page, '/search?q=forge');
    const hits = page.locator('main ol a');
    await expect(hits.first()).toBeVisible();
    for (const hit of await hits.all()) {
      expect((await hit.textContent())?.trim()).not.toBe('');
      expect(await hit.getAttribute('href')).not.toMatch(/\/(?:tags|archive|authors)(?:[/?]|$)/);
    }
  });

  test('fits a window of 320 pixels', async ({page}) => {
    await page.setViewportSize({width: 320, height: 640});
    await open(page, '/info/kontakt');
    await box(page).fill('vpn');
    await expect(suggestions(page).first()).toBeVisible();
    const [input, first] = [await box(page).boundingBox(), await suggestions(page).first().boundingBox()];
    expect(input?.width).toBeGreaterThan(100);
    expect(first?.y, 'the suggestions cover the box').toBeGreaterThanOrEqual((input?.y ?? 0) + (input?.height ?? 0));
    expect(first?.x).toBeGreaterThanOrEqual(0);
    expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThanOrEqual(320);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});

test.describe('search page', () => {
  const areaFilter = (page: Page) => page.getByRole('group', {name: 'Bereich'});
  const hits = (page: Page) => page.locator('main ol li');

  test('counts hits on a single page as German does', async ({page}) => {
    await open(page, '/search?q=%22erbschein%22');
    await expect(page.getByText(/^\s*\d+ Treffer auf einer Seite$/)).toBeVisible();
  });

  test('shows all results, can be shared, and back leads to the query before', async ({page}) => {
    await open(page, '/info/kontakt');
    await box(page).fill('passwort');
    await page.getByRole('option', {name: 'Alle Ergebnisse anzeigen'}).click();
    await expect(page).toHaveURL('/search?q=passwort');
    await expect(page.getByText(/^\s*\d+ Treffer auf \d+ Seiten$/)).toBeVisible();
    await expect(page).toHaveTitle(/passwort.* \| /);
    await hits(page).first().getByRole('link').click();
    await expect(page).not.toHaveURL(/\/search/);
    await page.goBack();
    await expect(page.getByLabel('Suchbegriff', {exact: true})).toHaveValue('passwort');
  });

  for (const height of [600, 900]) {
    test(
      `coming back leads to the place that one left (${height} pixels)`,
      inSample(height === 600),
      async ({page}) => {
        await page.setViewportSize({width: 1280, height});
        await open(page, '/search?q=server');
        const link = hits(page).nth(15).getByRole('link');
        await link.scrollIntoViewIfNeeded();
        await page.evaluate(() => window.scrollBy(0, 100));
        const top = await page.evaluate(() => window.scrollY);
        await link.click();
        await expect(page).not.toHaveURL(/\/search/);
        await page.goBack();
        await expect(hits(page).nth(15)).toBeVisible();
        await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(Math.round(top));
      },
    );
  }

  test('lists the best first, whatever its area', async ({page}) => {
    await open(page, '/search?q=impressum');
    await expect(hits(page).first()).toContainText('Impressum');
    await expect(hits(page).first()).toContainText('Seiten');
  });

  test('shows twenty results, and more on demand, also after coming back', async ({page}) => {
    await open(page, '/search?q=server');
    await expect(hits(page)).toHaveCount(20);
    await page.getByRole('button', {name: 'Weitere Ergebnisse laden'}).click();
    await expect.poll(() => hits(page).count()).toBeGreaterThan(20);
    const count = await hits(page).count();
    await hits(page).nth(20).getByRole('link').click();
    await expect(page).not.toHaveURL(/\/search/);
    await page.goBack();
    await expect(hits(page)).toHaveCount(count);
  });

  test('the filter counts, stays in the address, and back takes it away', async ({page}) => {
    await open(page, '/search?q=forge');
    await areaFilter(page)
      .getByRole('button', {name: /^Blog \(\d+\)$/})
      .click();
    await expect(page).toHaveURL('/search?q=forge&ctx=blog');
    await expect(hits(page).filter({hasNotText: 'Blog'})).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/search?q=forge');
    await expect(hits(page).filter({hasText: 'Dienste'}).first()).toBeVisible();
    await page.goForward();
    await expect(areaFilter(page).getByRole('button', {name: /^Blog/})).toHaveAttribute('aria-pressed', 'true');
  });

  test('answers at /search/, too, and the box keeps the filter', async ({page}) => {
    await open(page, '/search/?q=forge&ctx=blog');
    await expect(page).toHaveURL('/search?q=forge&ctx=blog');
    await expect(hits(page).first(), 'the filter comes with the hits').toBeVisible();
    await box(page).fill('konto');
    await box(page).press('Enter');
    await expect(page).toHaveURL('/search?q=konto&ctx=blog');
    await expect(hits(page).first()).toBeVisible();
    await expect(hits(page).filter({hasNotText: 'Blog'})).toHaveCount(0);
  });

  test('without results offers similar words, services and the contact', async ({page}) => {
    await open(page, '/search?q=elefant');
    await expect(page.getByRole('main').getByText('Keine Ergebnisse für „elefant“.').last()).toBeVisible();
    for (const name of ['Hilfe finden', 'Alle Dienste', 'Kontakt']) {
      await expect(page.getByRole('main').getByRole('link', {name})).toBeVisible();
    }
    await expect(hits(page)).toHaveCount(0);
  });
});

test.describe('before the scripts are there', () => {
  test('the box is a form that leads to all results', {tag: '@late'}, async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, ...(baseURL ? {baseURL} : {})});
    const page = await context.newPage();
    await page.goto('/info/kontakt');
    const form = page.locator('form.navbar__search');
    await expect(form).toHaveAttribute('action', '/search');
    await expect(form.locator('input[name=q]')).toHaveCount(1);
    await context.close();
  });

  for (const [approach, reach] of approaches) {
    test(`the index is fetched before React takes over after an early ${approach}`, async ({page}) => {
      await page.addInitScript(() => {
        const fetch = window.fetch.bind(window);
        window.fetch = (...asked) => {
          const page = document.getElementById('__docusaurus') ?? {};
          const hasReact = Object.keys(page).some((key) => key.startsWith('__react'));
          if (typeof asked[0] === 'string' && asked[0].endsWith('/index.json'))
            document.documentElement.dataset.testAsked = hasReact ? 'late' : 'early';
          return fetch(...asked);
        };
      });
      const release = await holdScripts(page);
      await page.goto('/info/kontakt', {waitUntil: 'domcontentloaded'});
      await reach(page);
      release();
      await expect(page.locator('html')).toHaveAttribute('data-test-asked', 'early');
      await box(page).fill('thunderbird');
      await expect(suggestions(page).first()).toContainText('Thunderbird');
    });
  }

  test('what was typed stays and is answered', async ({page}) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/js/main.*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/info/kontakt', {waitUntil: 'commit'});
    await box(page).pressSequentially('thunderbird');
    release();
    await expect(suggestions(page).first()).toContainText('Thunderbird');
    await expect(box(page)).toHaveValue('thunderbird');
  });
});

// Watched tests would fail on the failed request that this one is about.
plainTest('a failed index shows a German message, and retry or the next key stroke tries again', async ({page}) => {
  let fail = true;
  await page.context().route(/search-index/, (route) => (fail ? route.abort() : route.continue()));
  await open(page, '/info/kontakt');
  await box(page).fill('cloud');
  await expect(page.getByText('Die Suche konnte nicht geladen werden')).toBeVisible();
  await page.getByRole('button', {name: 'Nochmal versuchen'}).click();
  await expect(page.getByText('Die Suche konnte nicht geladen werden')).toBeVisible();
  fail = false;
  await box(page).pressSequentially(' ');
  await expect(suggestions(page).first()).toBeVisible();
});

plainTest.describe('a tab from before the site was published anew', () => {
  plainTest('whose index is gone says so, and keeps the query when it is asked to reload', async ({page}) => {
    let loads = 0;
    page.on('request', (request) => (loads += request.isNavigationRequest() ? 1 : 0));
    await page
      .context()
      .route(/search-index/, (route) => (loads < 2 ? route.fulfill({status: 404}) : route.continue()));
    await page
      .context()
      .route(`**${workerScript()}`, (route) => (loads < 2 ? route.fulfill({status: 404}) : route.continue()));
    await open(page, '/info/kontakt');
    await box(page).fill('cloud');
    await expect(page.getByText('Diese Seite ist älter als das Suchverzeichnis.')).toBeVisible();
    expect(loads, 'nothing reloads by itself').toBe(1);
    await page.getByRole('button', {name: 'Seite neu laden'}).click();
    await expect(page).toHaveURL('/search?q=cloud');
    await expect(page.getByRole('main')).toContainText('Treffer');
    expect(loads).toBe(2);
  });
});

plainTest('a damaged file of the index is said to be so, and fetched anew when asked', async ({page}) => {
  const damage = async (route: Route): Promise<void> => {
    const response = await route.fetch();
    await route.fulfill({response, body: (await response.text()).replace('a', 'b')});
  };
  for (const file of [/search-index\/.*\/index/, /search-index\/.*\/texts-/]) {
    await page.context().route(file, damage);
    await open(page, '/info/kontakt');
    await box(page).fill('cloud');
    await expect(page.getByText('Das Suchverzeichnis ist beschädigt angekommen.')).toBeVisible();
    await page.context().unrouteAll({behavior: 'wait'});
    await page.getByRole('button', {name: 'Nochmal versuchen'}).click();
    await expect(suggestions(page).first()).toContainText(/Cloud/);
  }
});

for (const [what, file] of [
  ['index', /search-index/],
  ['worker', new RegExp(workerScript())],
] as const) {
  plainTest(
    `a request for the ${what} without an end becomes a message with a way out`,
    inSample(what === 'index'),
    async ({page}) => {
      // What takes 15 seconds takes half of one.
      await page.addInitScript(() => {
        const [timeout, later] = [AbortSignal.timeout.bind(AbortSignal), window.setTimeout.bind(window)];
        const shorter = (time = 0): number => (time === 15_000 ? 500 : time);
        AbortSignal.timeout = (time) => timeout(shorter(time));
        window.setTimeout = ((work: () => void, time?: number, ...more: unknown[]) =>
          later(work, shorter(time), ...more)) as typeof window.setTimeout;
      });
      await page.context().route(file, () => undefined);
      await open(page, '/info/kontakt');
      await box(page).fill('cloud');
      await expect(page.getByText('Die Suche konnte nicht geladen werden')).toBeVisible();
      await page.context().unroute(file);
      await page.getByRole('button', {name: 'Nochmal versuchen'}).click();
      await expect(suggestions(page).first()).toContainText(/Cloud/);
    },
  );
}
