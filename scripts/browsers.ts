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
