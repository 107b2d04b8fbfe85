import {setTimeout as delay} from 'node:timers/promises';
import type {Marionette} from './marionette';

/** Elements of the account set-up that can be seen: it is built of nested shadow trees. */
export const visibleElements = `
  const all = (root) => [...root.querySelectorAll('*')].flatMap((element) => [element, ...(element.shadowRoot ? all(element.shadowRoot) : [])]);
  const visible = all(document).filter((element) => element.checkVisibility());
  const byId = (id) => visible.find((element) => element.id === id);
`;

/** Waits until a condition inside Thunderbird holds. @throws Error that names what was waited for. */
export async function waitFor(marionette: Marionette, what: string, condition: string): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (await marionette.run(`${visibleElements} return Boolean(${condition});`)) {
      return;
    }
    await delay(200);
  }
  throw new Error(
    `Thunderbird did not show ${what}. Its account set-up may have changed: see tools/thunderbird/accountSetup.ts.`,
  );
}

const click = (marionette: Marionette, id: string) => marionette.run(`${visibleElements} byId(args[0]).click();`, [id]);

/** Types into a field, as far as the program can tell. */
const fill = (marionette: Marionette, id: string, value: string) =>
  marionette.run(
    `${visibleElements}
    const field = byId(args[0]);
    field.focus();
    field.value = args[1];
    field.dispatchEvent(new Event('input', {bubbles: true}));
    field.dispatchEvent(new Event('change', {bubbles: true}));
    field.blur();`,
    [id, value],
  );

const canGoOn = `byId('forward') && !byId('forward').disabled`;

/** Fills in name and address in the window that a new profile starts with. */
export async function enterAddress(marionette: Marionette, name: string, address: string): Promise<void> {
  await waitFor(marionette, 'the form for the address', `byId('realName')`);
  await fill(marionette, 'realName', name);
  await fill(marionette, 'email', address);
  await waitFor(marionette, 'that the address is complete', canGoOn);
}

/** Goes on to the settings that Thunderbird finds. */
export async function findSettings(marionette: Marionette, imapHost: string): Promise<void> {
  await click(marionette, 'forward');
  await waitFor(
    marionette,
    'the settings it has found',
    `byId('incomingHost')?.textContent === ${JSON.stringify(imapHost)}`,
  );
}

/** Accepts the settings. */
export async function acceptSettings(marionette: Marionette): Promise<void> {
  await click(marionette, 'forward');
  await waitFor(marionette, 'the form for the password', `byId('password')`);
}

/** Types the password and lets Thunderbird sign in and create the account. */
export async function enterPassword(marionette: Marionette, password: string): Promise<void> {
  await fill(marionette, 'password', password);
  await waitFor(marionette, 'that the password is complete', canGoOn);
  await click(marionette, 'forward');
  await waitFor(
    marionette,
    'that the account is there',
    `byId('emailAddedSuccessSubview') || byId('emailSyncAccountsSubview')`,
  );
}

/** Takes the address books and calendars that Thunderbird offers after it has signed in. */
export async function acceptSyncAccounts(marionette: Marionette): Promise<void> {
  await waitFor(marionette, 'address books and calendars', `byId('emailSyncAccountsSubview') && ${canGoOn}`);
  await click(marionette, 'forward');
  await waitFor(marionette, 'that the account is there', `byId('emailAddedSuccessSubview')`);
}

/** Ends the set-up with "Abschließen". */
export async function finish(marionette: Marionette): Promise<void> {
  await click(marionette, 'forward');
  await waitFor(marionette, 'its mail window', `!byId('emailAddedSuccessSubview')`);
}
