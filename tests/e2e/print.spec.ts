import {expect, test} from '@playwright/test';
import {facts} from '../../src/facts';
import {open} from '../support/browser/site';

test.beforeEach(async ({page}) => {
  await page.emulateMedia({media: 'print'});
});

/** What print adds after an element. */
const addition = (element: Element): string => getComputedStyle(element, '::after').content;

test('a printed page has no navigation', async ({page}) => {
  await page.goto('/services/privatsphäre/vpn');
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);
  await expect(page.getByRole('region', {name: 'Hinweis zur Website'})).toHaveCount(0);
});

test('links say where they lead, but not in the facts, whose text is the address', async ({page}) => {
  await page.goto('/services/kommunikation/e-mail');
  const status = page.getByRole('main').getByRole('paragraph').locator(`a[href="${facts.contact.statusUrl}"]`).first();
  expect(await status.evaluate(addition)).toContain(facts.contact.statusUrl);
  const address = page
    .getByRole('table', {name: 'E-Mail auf einen Blick'})
    .locator(`a[href="${facts.services['e-mail']!.url}"]`);
  expect(await address.evaluate(addition)).toBe('none');
});

test('links of this site have its host', async ({page, baseURL}) => {
  await page.goto('/services/kommunikation/matrix');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const link = page.getByRole('main').getByRole('paragraph').locator('a[href^="/"]').first();
  expect(await link.evaluate(addition)).toContain(new URL(baseURL!).host);
});

test('pages of their own say where links lead, but write no prepared e-mail out', async ({page}) => {
  await page.goto('/hilfe-finden');
  const links = page.getByRole('article').getByRole('listitem');
  expect(await links.locator('a[href^="/"]').first().evaluate(addition)).toContain('/services/');
  expect(await links.locator('a[href^="mailto:"]').first().evaluate(addition)).toBe('none');
});

test('nothing asks to be filled in', async ({page}) => {
  for (const path of ['/', '/services/kommunikation/e-mail/client-konfiguration/manuell', '/nicht-da']) {
    await page.emulateMedia({media: 'screen'});
    await page.goto(path);
    const fields = page.locator('main :is(input, textarea, select)').locator('visible=true');
    await expect(fields.first(), `on the screen, ${path} asks`).toBeVisible();
    await page.emulateMedia({media: 'print'});
    await expect(fields, path).toHaveCount(0);
  }
});

test('tabs show all their panels, each under its label', async ({page}) => {
  await page.goto('/services/privatsphäre/vpn');
  const panels = page.locator('[role="tabpanel"]');
  expect(await panels.count()).toBeGreaterThan(2);
  for (const panel of await panels.all()) {
    await expect(panel).toBeVisible();
    await expect(panel.locator('.tab-label')).toBeVisible();
  }
  await expect(page.locator('[role="tablist"]').first()).toBeHidden();
});

test('it is black on white in dark mode as well', {tag: '@colors'}, async ({page}) => {
  await page.goto('/services/kommunikation/e-mail');
  const colors = await page.evaluate(() => {
    const {color, backgroundColor} = getComputedStyle(document.documentElement);
    return {color, backgroundColor};
  });
  expect(colors).toEqual({color: 'rgb(0, 0, 0)', backgroundColor: 'rgb(255, 255, 255)'});
});

test('facts stay whole', async ({page}) => {
  await page.goto('/services/kommunikation/e-mail');
  const facts = page.getByRole('table', {name: 'E-Mail auf einen Blick'});
  expect(await facts.evaluate((table) => getComputedStyle(table).breakInside)).toBe('avoid');
  await expect(facts.getByRole('button')).toHaveCount(0);
});

test('closed details are open on paper and closed again afterwards', async ({page}) => {
  await page.goto('/services/kommunikation/e-mail');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  await page.evaluate(() => {
    const details = document.createElement('details');
    const [summary, text] = [document.createElement('summary'), document.createElement('p')];
    summary.textContent = 'Mehr';
    text.textContent = 'Versteckt';
    details.append(summary, text);
    document.querySelector('main')?.append(details);
  });
  const details = page.locator('main details').last();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(details.getByText('Versteckt')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(details).not.toHaveAttribute('open');
});

test('nothing that only a screen can do is printed: devices to choose from, addresses of files that buttons load', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.locator('main fieldset label').locator('visible=true')).toHaveCount(1);
  // Hydration exchanges the tabs with the links.
  await open(page, '/services/kommunikation/e-mail/client-konfiguration/apple');
  const profile = page.locator('main li a[href$=".mobileconfig"]').first();
  expect(await profile.evaluate(addition)).toBe('none');
});

test('code has no ground beyond its frame, and breaks no option', async ({page}) => {
  await page.setViewportSize({width: 600, height: 900});
  // Hydration exchanges the tabs with the code.
  await open(page, '/services/kommunikation/e-mail/client-konfiguration/manuell');
  const blocks = page.locator('main .theme-code-block');
  const beyond = await blocks.evaluateAll((all) =>
    all.map(
      (block) => block.getBoundingClientRect().bottom - block.querySelector('pre')!.getBoundingClientRect().bottom,
    ),
  );
  expect(Math.max(...beyond)).toBeLessThanOrEqual(1);
  const options = blocks.locator('.code-name').filter({hasText: /^-/});
  const lines = await options.evaluateAll((all) => all.map((option) => option.getClientRects().length));
  expect(lines.length).toBeGreaterThan(3);
  expect(Math.max(...lines)).toBe(1);
});
