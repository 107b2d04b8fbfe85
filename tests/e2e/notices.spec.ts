import type {Notice} from 'docusaurus-hosting';
import type {Page} from '@playwright/test';
import {facts} from '../../src/facts';
import {expect, open, test} from '../support/browser/site';

const services = ['e-mail', 'cloud'].filter((id) => facts.services[id]?.offered !== false);
const [first = ''] = services;
const affected = facts.services[first]?.docs ?? '';
const other = facts.services.vpn?.docs ?? '';

const maintenance: Notice = {
  id: 'umzug',
  kind: 'maintenance',
  from: '2027-03-10T21:00:00+01:00',
  to: '2027-03-10T23:00:00+01:00',
  services,
  title: 'Umzug der Postfächer',
  text: 'Währenddessen kommst du nicht an deine E-Mails.',
};
const incident: Notice = {
  id: 'ausfall',
  kind: 'incident',
  from: '2027-03-10T19:30:00+01:00',
  services: [first],
  title: 'E-Mails kommen verspätet an',
  text: 'Wir suchen die Ursache.',
};

/** Shown everywhere: where it is and another notice is not, the other one is left out and not only late. */
const everywhere: Notice = {
  id: 'ueberall',
  kind: 'incident',
  from: '2027-01-01T00:00:00+01:00',
  services: Object.keys(facts.services),
  title: 'Alles ist langsam',
  text: 'Wir suchen die Ursache.',
};

/** The site as it is at a time, with what the operator has published by then. */
async function at(page: Page, time: string, notices: readonly Notice[]): Promise<void> {
  await page.clock.install({time: new Date(time)});
  await page.route('/hinweise.json', (route) => route.fulfill({json: notices}));
}

const bar = (page: Page) => page.getByRole('complementary', {name: 'Hinweise zum Betrieb'});
const notice = (page: Page, {title}: Notice) => bar(page).getByText(title);

test('maintenance is announced three days ahead, not earlier', async ({page}) => {
  await at(page, '2027-03-07T20:58:00+01:00', [maintenance, everywhere]);
  await open(page, affected);
  await expect(notice(page, everywhere)).toBeVisible();
  await expect(notice(page, maintenance)).toHaveCount(0);
  await page.clock.fastForward('03:00');
  await expect(notice(page, maintenance)).toBeVisible();
});

test('maintenance stands on the home page and on the pages of its services, with its time in words', async ({page}) => {
  await at(page, '2027-03-09T12:00:00+01:00', [maintenance]);
  for (const path of ['/', ...services.map((id) => facts.services[id]!.docs)]) {
    await open(page, path);
    await expect(notice(page, maintenance), path).toBeVisible();
    await expect(bar(page)).toContainText('Mittwoch, 10. März 2027, 21:00 bis 23:00 Uhr');
  }
  await notice(page, maintenance).click();
  await expect(page.getByRole('link', {name: 'Wartungen im Kalender abonnieren'})).toHaveAttribute(
    'href',
    `webcal://${facts.operator.siteHost}/termine.ics`,
  );
});

test('pages of other services say nothing of it', async ({page}) => {
  await at(page, '2027-03-09T12:00:00+01:00', [maintenance, everywhere]);
  await open(page, other);
  await expect(notice(page, everywhere)).toBeVisible();
  await expect(notice(page, maintenance)).toHaveCount(0);
});

test('an incident is on every page, leads to the status and moves nothing', async ({page}) => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[]) {
        document.documentElement.dataset.shift = String(
          Number(document.documentElement.dataset.shift ?? 0) + entry.value,
        );
      }
    }).observe({type: 'layout-shift', buffered: true});
  });
  await at(page, '2027-03-10T20:00:00+01:00', [incident]);
  for (const path of ['/', affected, other, '/impressum']) {
    await page.goto(path);
    await notice(page, incident).click();
    await expect(bar(page).getByRole('link', {name: 'Zur Statusseite'})).toHaveAttribute(
      'href',
      facts.contact.statusUrl!,
    );
    expect(Number((await page.locator('html').getAttribute('data-shift')) ?? 0), path).toBeLessThanOrEqual(0.02);
  }
});

test('an incident covers nothing that the keyboard leads to', async ({page}) => {
  await at(page, '2027-03-10T20:00:00+01:00', [incident]);
  await open(page, affected);
  await expect(notice(page, incident)).toBeVisible();
  const below = page.locator('main').getByRole('link').last();
  await below.evaluate((link) => window.scrollBy(0, link.getBoundingClientRect().bottom - window.innerHeight + 30));
  await below.focus();
  const [link, covering] = [await below.boundingBox(), await bar(page).boundingBox()];
  expect(link!.y + link!.height).toBeLessThanOrEqual(covering!.y);
});

test('a notice goes by itself when its time is over, on a page that stays open', async ({page}) => {
  await at(page, '2027-03-10T22:58:30+01:00', [maintenance, everywhere]);
  await open(page, '/');
  await expect(notice(page, maintenance)).toBeVisible();
  await page.clock.fastForward('02:30');
  await expect(notice(page, maintenance)).toHaveCount(0);
  await page.reload();
  await expect(notice(page, everywhere)).toBeVisible();
  await expect(notice(page, maintenance)).toHaveCount(0);
});

test('an incident is shown at once, above maintenance, without a new page', async ({page}) => {
  const published: Notice[] = [maintenance];
  await at(page, '2027-03-10T19:29:00+01:00', published);
  await open(page, '/');
  await expect(notice(page, maintenance)).toBeVisible();
  published.unshift(incident);
  await page.clock.fastForward('07:00');
  await expect(notice(page, incident)).toBeVisible();
  const text = (await bar(page).textContent()) ?? '';
  expect(text.indexOf(incident.title)).toBeLessThan(text.indexOf(maintenance.title));
  expect(text).toContain('seit Mittwoch, 10. März 2027, 19:30 Uhr');
});

test('text of a notice is text, whatever stands in it', async ({page}) => {
  await at(page, '2027-03-10T20:00:00+01:00', [{...incident, title: '<img src=x onerror=alert(1)>', text: '<b>x</b>'}]);
  await open(page, '/');
  await expect(bar(page)).toContainText('<img src=x onerror=alert(1)>');
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});

test('people find the calendar where changes are announced', async ({page, request}) => {
  await open(page, '/info/infrastruktur');
  await expect(page.getByRole('link', {name: 'Abonniere die Termine'})).toHaveAttribute(
    'href',
    /^webcal:.*\/termine\.ics$/,
  );
  const calendar = await request.get('/termine.ics');
  expect(calendar.headers()['content-type']).toBe('text/calendar; charset=utf-8');
  expect(await calendar.text()).toMatch(/^BEGIN:VCALENDAR\r\n/);
});
