import type {Page} from '@playwright/test';
import {ScreenReader} from '../support/browser/screenReader';
import {expect, open, siteName, test} from '../support/browser/site';

/** Ten flows as a screen reader says them: what must be heard, in its order; more may stand between. */
function expectHeard(said: readonly string[], ...wanted: (string | RegExp)[]): void {
  let from = 0;
  for (const phrase of wanted) {
    const rest = said.slice(from);
    const at = rest.findIndex((each) => (typeof phrase === 'string' ? each === phrase : phrase.test(each)));
    expect(at, `"${String(phrase)}" is not heard in\n${rest.join('\n')}`).toBeGreaterThanOrEqual(0);
    from += at + 1;
  }
}

const guide = '/services/kommunikation/e-mail/client-konfiguration/thunderbird';
const box = (page: Page) => page.getByRole('combobox', {name: 'Website durchsuchen'});

/** What is announced last, once a search has come to its end. */
const announced = (reader: ScreenReader) => async () => (await reader.heard()).at(-1);

test('the parts of a page, in their order', async ({page}) => {
  await open(page, '/services/konto');
  const reader = await ScreenReader.start(page);
  expectHeard(
    await reader.move('moveToNextLandmark', 12),
    'banner',
    'navigation, Hauptnavigation',
    'search',
    'navigation, Seiten dieses Bereichs',
    'main',
    'navigation, Pfad zu dieser Seite',
    'navigation, Vorige und nächste Seite',
    'navigation, Auf dieser Seite',
    'contentinfo',
  );
});

test('the way past the navigation comes first', async ({page}) => {
  await open(page, '/services/konto');
  const reader = await ScreenReader.start(page);
  expectHeard(await reader.next(3), 'link, Zum Hauptinhalt springen');
  for (const key of ['Tab', 'Enter', 'Tab']) await page.keyboard.press(key);
  // The first link of the page's main part, in its path.
  await expect.poll(announced(reader)).toBe('link, Startseite');
});

test('where one is: the present page in menu and sidebar', async ({page}) => {
  await open(page, '/services/konto');
  const reader = await ScreenReader.start(page);
  expectHeard(
    await reader.next(40),
    `link, ${siteName}`,
    'link, Dienste, current page',
    'link, Konto, current page',
    'button, Bereich „Konto“ einklappen, expanded',
  );
});

test('facts as a table with a name and heads of rows', async ({page}) => {
  await open(page, '/services/konto');
  const reader = await ScreenReader.start(page, 'main');
  expectHeard(
    await reader.next(60),
    'table, Konto auf einen Blick',
    'rowheader, Adresse',
    /^link, konto\./,
    'button, Adresse von Konto kopieren',
    'rowheader, Kosten',
    'cell, kostenlos',
  );
});

test('a guide: what one needs, steps with their number, pictures', async ({page}) => {
  await open(page, guide);
  const reader = await ScreenReader.start(page, 'article');
  expectHeard(
    await reader.next(190),
    'heading, Thunderbird einrichten, level 1',
    'Was du zuerst brauchst:',
    'link, App-Passwort',
    /^heading, Automatisch einrichten.*level 2$/,
    'listitem, level 1, position 1, set size 6',
    /^Konto hinzufügen →/,
    'listitem, level 1, position 2, set size 6',
    /^image, Fenster „.+“ mit den Feldern „Vollständiger Name“ und „E-Mail-Adresse“/,
    'listitem, level 1, position 3, set size 6',
  );
});

test('one’s own address: what it is for, that it was taken, and how to forget it', async ({page}) => {
  await open(page, guide);
  const reader = await ScreenReader.start(page, 'article');
  await page.getByRole('textbox', {name: 'Deine Adresse'}).fill('anna');
  await page.getByRole('button', {name: 'Einsetzen'}).click();
  await expect.poll(() => reader.heard()).toContain('button, Vergessen');
  expectHeard(
    await reader.heard(),
    /^textbox, Deine Adresse, .*Sie bleibt in diesem Browser und wird nicht übertragen/,
    'button, Einsetzen',
  );
  expectHeard(await reader.heard(), /^polite: Sie steht jetzt in der Anleitung, bleibt in diesem Browser/);
  await page.getByRole('button', {name: 'Vergessen'}).click();
  await expect(page.getByRole('textbox', {name: 'Deine Adresse'})).toBeFocused();
});

test('the search: how many hits, a typo, and that there is nothing', async ({page}) => {
  await open(page, '/services/konto');
  const reader = await ScreenReader.start(page);
  await box(page).fill('wireguard');
  await expect.poll(announced(reader)).toMatch(/^polite: \d+ Vorschläge auf \d+ Seiten$/);
  await box(page).fill('wiregaurd');
  await expect
    .poll(announced(reader))
    .toMatch(/^polite: Keine Treffer für „wiregaurd“. Meintest du „WireGuard“\? \d+ Vorschläge/);
  await box(page).fill('blumenkohl');
  await expect.poll(announced(reader)).toMatch(/^polite: Keine Ergebnisse für „blumenkohl“/);
});

test('a result is read from its section on', async ({page}) => {
  await open(page, '/services/konto');
  const reader = await ScreenReader.start(page);
  await box(page).fill('matrix wiederherstellungsschlüssel');
  await page.locator('[role=option][href*="#"]').first().click();
  await expect.poll(announced(reader)).toMatch(/^heading, .*level [23]$/);
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate(() => document.activeElement?.closest('article') !== null)).toBe(true);
});

test('buttons say what they did: colors, copying', async ({page}) => {
  await open(page, guide);
  const reader = await ScreenReader.start(page);
  await page.getByRole('button', {name: /^Ansicht wechseln/}).click();
  await expect.poll(announced(reader)).toBe('polite: dunkle Ansicht');
  await page.getByRole('button', {name: 'Seite als Markdown kopieren'}).click();
  await expect.poll(announced(reader)).toBe('polite: Kopiert');
});

test('tabs: how many there are, and which one is chosen', async ({page}) => {
  await open(page, '/services/kommunikation/e-mail/features/test');
  const tabs = page.locator('[role=tablist]').first();
  // By its role: upstream's tabs are new elements after hydration.
  const read = async () => (await ScreenReader.start(page, '[role=tablist]')).next(4);
  expectHeard(
    await read(),
    'tab, Windows, selected, position 1, set size 3',
    'tab, macOS, not selected, position 2, set size 3',
  );
  const second = tabs.getByRole('tab').nth(1);
  await second.click();
  await expect(second).toHaveAttribute('aria-selected', 'true');
  expectHeard(
    await read(),
    'tab, Windows, not selected, position 1, set size 3',
    'tab, macOS, selected, position 2, set size 3',
  );
});

test('a service that is gone: that it is, since when, and what replaces it', async ({page}) => {
  await open(page, '/services/eol/drone');
  const reader = await ScreenReader.start(page, 'main');
  expectHeard(
    await reader.next(60),
    'heading, Drone, level 1',
    'Dieser Dienst ist abgeschaltet',
    'Abschaltung am',
    'Nachfolger:',
    'link, Forge',
  );
});

test('an unknown address: what happened, a search, and ways onward', async ({page, trouble}) => {
  await open(page, '/gibt-es-nicht');
  const reader = await ScreenReader.start(page, 'main');
  expectHeard(
    await reader.next(25),
    'heading, Seite nicht gefunden, level 1',
    'searchbox, Auf dieser Website suchen, required',
    'button, Suchen',
    /^heading, Alle Dienste/,
    'link, Konto',
  );
  // The browser itself notes the answer's status, which is right.
  trouble.messages.length = 0;
});
