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
