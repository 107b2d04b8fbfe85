import {expect, open, test} from '../support/browser/site';

const guide = '/services/konto';

test('a page asks whether it helped, sends the answer and nothing of the visitor, and offers help', async ({page}) => {
  await open(page, guide);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await page.getByRole('button', {name: 'Nein', exact: true}).click();
  const request = await sent;
  expect(new URL(request.url()).pathname).toBe(`/rueckmeldung/nein${guide}`);
  expect(request.postData()).toBeNull();
  expect((await request.response())?.status()).toBe(204);
  const status = page.getByRole('status').filter({hasText: 'Danke, dass du es sagst.'});
  await expect(status.getByRole('link', {name: 'Schreibe uns, was gefehlt hat'})).toHaveAttribute('href', /^mailto:/);
  await expect(page).toHaveURL(new RegExp(`${guide}$`));
});

test('an answer that does not arrive is told', async ({page}) => {
  await open(page, guide);
  await page.route('**/rueckmeldung/**', (route) => route.fulfill({status: 200}));
  await page.getByRole('button', {name: 'Ja', exact: true}).click();
  await expect(page.getByText('Deine Antwort ist nicht angekommen.')).toBeVisible();
});

test('the page can be printed', async ({page}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await open(page, guide);
  await page.getByRole('button', {name: 'Drucken'}).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed', '');
});
