import {expect, test} from '@playwright/test';
import {facts} from '../../src/facts';
import {inSample} from '../support/kinds';

test.describe('facts of a service', () => {
  test('a click copies the address and says so', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/services/kommunikation/e-mail');
    const table = page.getByRole('table', {name: 'E-Mail auf einen Blick'});
    await table.getByRole('button', {name: 'Adresse von E-Mail kopieren'}).click();
    await expect(table.getByRole('status')).toHaveText('Kopiert');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(facts.services['e-mail']!.url);
  });

  test('a refused copy is not silent', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', {value: {writeText: () => Promise.reject(new Error('refused'))}});
    });
    await page.goto('/services/kommunikation/e-mail');
    const table = page.getByRole('table', {name: 'E-Mail auf einen Blick'});
    await table.getByRole('button', {name: 'Adresse von E-Mail kopieren'}).click();
    await expect(table.getByRole('status')).toContainText('nicht geklappt');
  });

  test('each row is named by its header', {tag: '@widths'}, async ({page}) => {
    await page.goto('/services/kommunikation/e-mail');
    await expect(
      page.getByRole('table', {name: 'E-Mail auf einen Blick'}).getByRole('rowheader', {name: 'Kosten'}),
    ).toBeVisible();
  });
});

test('endpoints fit the window and stay a table', {tag: '@widths'}, async ({page}) => {
  await page.goto('/services/kommunikation/e-mail');
  const row = page
    .getByRole('table')
    .filter({hasText: facts.mail.imap.host})
    .getByRole('row', {name: facts.mail.imap.label});
  await expect(row.getByRole('cell', {name: String(facts.mail.imap.port)})).toBeVisible();
  const tooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(tooWide, 'sideways scroll').toBe(false);
});

test('a stacked table of servers has a block for each server, with one button for each value', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/services/kommunikation/e-mail');
  const {imap, submissions} = facts.mail;
  const submission = facts.mail.submission!;
  const table = page.getByRole('table').filter({hasText: imap.host});
  await expect(table.getByRole('rowheader')).toHaveText([imap.host, submissions.host]);
  const values = [`Host ${imap.host}`, `Port für ${imap.label}`, `Host ${submissions.host}`];
  const names = [...values, ...[submissions, submission].map(({label}) => `Port für ${label}`)];
  await expect(table.getByRole('button')).toHaveCount(names.length);
  for (const name of names) {
    await expect(table.getByRole('button', {name: `${name} kopieren`, exact: true})).toBeVisible();
  }
  // The second port of a server says what it is for, as the first does.
  const second = table.getByRole('cell', {name: submission.label, exact: true});
  expect(await second.evaluate((cell) => getComputedStyle(cell, '::before').content)).toContain('"Verbindung"');
});

test('a Markdown table of many columns needs no sideways scroll on a phone and stays a table', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/services/kommunikation/e-mail/client-konfiguration/android');
  const table = page.getByRole('table', {name: 'Von Hand'});
  const cell = table.getByRole('row', {name: /^Port/}).getByRole('cell', {name: String(facts.mail.submissions.port)});
  await expect(cell).toBeVisible();
  // Without the head row in sight each cell says what column it stands in.
  expect(await cell.evaluate((element) => getComputedStyle(element, '::before').content)).toContain('"Postausgang"');
  await expect(table.getByRole('columnheader', {name: 'Postausgang'})).toHaveCount(1);
  expect(
    await table.evaluate((element) => element.scrollWidth - element.parentElement!.clientWidth),
  ).toBeLessThanOrEqual(0);
});

test('tables keep to their column at widths between phone and desktop', async ({page}, {project}) => {
  test.skip(project.name !== 'desktop-light', 'sets its own widths');
  for (const width of [640, 1180]) {
    await page.setViewportSize({width, height: 800});
    for (const path of [
      '/services/eol',
      '/services/entwicklung/dbms',
      '/services/kommunikation/e-mail/client-konfiguration/manuell',
    ]) {
      await page.goto(path);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth),
        `${path} at ${width}`,
      ).toBeLessThanOrEqual(width);
      const tables = await page.locator('main [role="table"]').all();
      expect(tables, `tables of ${path}`).not.toEqual([]);
      for (const table of tables) {
        expect(
          await table.evaluate((element) => element.scrollWidth - element.parentElement!.clientWidth),
          `${path} at ${width}`,
        ).toBeLessThanOrEqual(0);
      }
    }
  }
});

test('a retired service says so, with its days and its successor', {tag: '@widths'}, async ({page}) => {
  await page.goto('/services/eol/drone');
  await expect(page.getByText('Dieser Dienst ist abgeschaltet')).toBeVisible();
  await expect(page.getByText('Löschung der Daten am: 30. September 2024')).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({hasText: 'Nachfolger'})
    .getByRole('link', {name: 'Forge'})
    .click();
  await expect(page).toHaveURL('/services/entwicklung/forge');
});

test('details keep their distance from the text below, and answer the pointer', async ({page}) => {
  await page.goto('/services/hosting/minio');
  const details = page.locator('main details.alert').first();
  const distance = await details.evaluate(
    (box) => (box.nextElementSibling?.getBoundingClientRect().top ?? 0) - box.getBoundingClientRect().bottom,
  );
  expect(distance).toBeGreaterThanOrEqual(16);
  await expect(details.locator('summary')).toHaveCSS('cursor', 'pointer');
});

test('all of a service card leads to its page', {tag: '@widths'}, async ({page}) => {
  await page.goto('/services/daten');
  await page.getByRole('listitem').filter({hasText: facts.services.cloud!.summary}).click();
  await expect(page).toHaveURL('/services/daten/cloud');
});

test('the home page says what this is and leads to the services', {tag: '@widths'}, async ({page}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main).toContainText(facts.operator.name);
  await main.getByRole('link', {name: 'VPN', exact: true}).click();
  await expect(page.getByRole('heading', {level: 1, name: 'VPN'})).toBeVisible();
  await page.goto('/');
  await main.getByRole('link', {name: 'Alle Dienste entdecken'}).click();
  await expect(page).toHaveURL('/services/daten#alle-dienste');
});

// The first two for the sample: a structure and a sequence.
for (const [index, [path, name, said]] of (
  [
    ['/info/infrastruktur', 'Aufbau der Infrastruktur', facts.infrastructure.datacenter],
    ['/services/kommunikation/e-mail/einleitung', 'Weg einer E-Mail', facts.mail.submissions.host],
    ['/services/hosting/sso', 'Ablauf einer Anmeldung', facts.sso.host],
    ['/services/privatsphäre/vpn', 'Alles durch den Tunnel', facts.vpn!.endpoint.host],
    ['/services/kommunikation/matrix', 'Mit dem Wiederherstellungsschlüssel', facts.matrix!.homeserverHost],
    ['/services/entwicklung/forge', 'Weg einer Änderung in ein fremdes Projekt', 'Branch'],
    ['/services/daten/cloud', 'Drei Arten, einen Ordner zu teilen', 'Dateiablage'],
  ] as const
).entries()) {
  test(
    `the picture "${name}" has a name, a description and the colors of the mode`,
    inSample(index < 2, '@colors', '@widths'),
    async ({page, colorScheme}) => {
      await page.goto(path);
      const picture = page.getByRole('img', {name});
      await expect(picture).toHaveCount(1);
      await expect(picture).toHaveAccessibleDescription(new RegExp(said));
      const words = await picture
        .locator('text')
        .last()
        .evaluate((text) => getComputedStyle(text).fill);
      const [light] = /\d+/.exec(words) ?? [];
      expect(Number(light) > 128, `words are ${words}`).toBe(colorScheme === 'dark');
      for (const text of await picture.locator('text').all()) {
        const size = await text.evaluate((element) => (element as SVGTextElement).getBoundingClientRect().height);
        expect(size, 'height of a line').toBeGreaterThan(10);
      }
    },
  );
}

test('icons and manifest exist and carry the right type', async ({page, request}) => {
  await page.goto('/');
  const files = await page
    .locator('head link:is([rel~="icon"], [rel="apple-touch-icon"], [rel="manifest"])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(files).toEqual(
    expect.arrayContaining(['/favicon.ico', '/img/favicon.svg', '/img/apple-touch-icon.png', '/site.webmanifest']),
  );
  const manifest = (await (await request.get('/site.webmanifest')).json()) as {name: string; icons: {src: string}[]};
  expect(manifest.name).toBe(facts.operator.name);
  for (const file of [...files, ...manifest.icons.map(({src}) => src)]) {
    const response = await request.get(file);
    expect(response.ok(), file).toBe(true);
    expect(response.headers()['content-type'], file).toMatch(/image\/|manifest\+json/);
  }
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('facts are readable and no dead copy button is shown', async ({page}) => {
    await page.goto('/services/kommunikation/e-mail');
    await expect(page.getByRole('table', {name: 'E-Mail auf einen Blick'})).toContainText('kostenlos');
    await expect(page.getByRole('button', {name: 'kopieren'})).toHaveCount(0);
  });
});
