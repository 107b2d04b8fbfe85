import {execFileSync, spawnSync} from 'node:child_process';
import {existsSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import {afterAll, expect, it} from 'vitest';
import {thunderbirdVersion} from '../../tools/thunderbird/thunderbird';

const mailPages = 'docs-services/kommunikation/e-mail';
const hasThunderbird = thunderbirdVersion() !== undefined && spawnSync('Xvfb', ['-version']).error === undefined;
const hasRoundcube = existsSync('/var/lib/roundcube/public_html') && process.getuid?.() === 0;
if (!hasRoundcube) console.warn('No Roundcube here, or not root: taking its pictures is not tested.');

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, {recursive: true})));

/** Takes the pictures of the light theme, and holds them against those that a page shows. */
async function drawsAll(script: string, page: string, beginning = ''): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
  folders.push(folder);
  execFileSync('npm', ['run', '--silent', script, '--', '--theme', 'hell', '--out', folder]);
  const shown = readdirSync(page).filter((name) => name.startsWith(beginning) && name.endsWith('-hell.webp'));
  expect(readdirSync(folder).sort()).toEqual(shown.sort());
  for (const name of shown) {
    const widthIn = async (where: string) => (await sharp(path.join(where, name)).metadata()).width;
    expect(await widthIn(folder), name).toBe(await widthIn(page));
    // A window in which nothing is to be seen yet has next to no entropy.
    expect((await sharp(path.join(folder, name)).stats()).entropy, name).toBeGreaterThan(0.5);
  }
}

it.skipIf(!hasThunderbird)(
  'draws every picture of Thunderbird anew',
  () => drawsAll('screenshots:thunderbird', `${mailPages}/client-konfiguration/thunderbird`),
  120_000,
);

it.skipIf(!hasRoundcube)(
  'draws every picture of the webmail anew',
  () => drawsAll('screenshots:roundcube', `${mailPages}/features`, 'webmail-'),
  120_000,
);
