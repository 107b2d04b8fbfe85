import {existsSync} from 'node:fs';

const chromiumPrograms = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Program of a Chromium or Chrome: the one that `CHROMIUM_PATH` names, else the first of the usual places. */
export const findChromium = (): string | undefined =>
  process.env.CHROMIUM_PATH ?? chromiumPrograms.find((file) => existsSync(file));

const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * Program of Chromium's headless shell, a package of its own in Debian: what Playwright brings along elsewhere. It opens pages
 * for half of the processor's time. None when `CHROMIUM_PATH` names a browser, which is then meant for everything.
 */
export const findHeadlessShell = (): string | undefined =>
  process.env.CHROMIUM_PATH === undefined && existsSync(headlessShell) ? headlessShell : undefined;
