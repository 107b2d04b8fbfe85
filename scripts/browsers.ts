import {existsSync} from 'node:fs';

const firefoxPrograms = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Program of a Firefox: the one that `FIREFOX_PATH` names, else the first of the usual places. */
export function findFirefox(): string | undefined {
  return process.env.FIREFOX_PATH ?? firefoxPrograms.find((file) => existsSync(file));
}

const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * Program of Chromium's headless shell, a package of its own in Debian: what Playwright brings along elsewhere. None when
 * `CHROMIUM_PATH` names a browser, which is then meant for everything.
 */
export const findHeadlessShell = (): string | undefined =>
  process.env.CHROMIUM_PATH === undefined && existsSync(headlessShell) ? headlessShell : undefined;
