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
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH ?? chromiumPrograms.find((file) => existsSync(file));
}

const firefoxPrograms = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];

/** Program of a Firefox: the one that `FIREFOX_PATH` names, else the first of the usual places. */
export function findFirefox(): string | undefined {
  return process.env.FIREFOX_PATH ?? firefoxPrograms.find((file) => existsSync(file));
}
