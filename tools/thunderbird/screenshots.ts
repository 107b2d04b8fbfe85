/**
 * Takes the pictures of the Thunderbird page: German Thunderbird on a virtual display sets up the example address with the
 * settings in build/, once in its light and once in its dark theme; `--theme hell` takes one of them, `--out FOLDER` puts
 * them elsewhere. Needs a build, Thunderbird with its German language package and Xvfb (scripts/installTestTools.ts).
 */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync} from 'node:fs';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import sharp from 'sharp';
import * as z from 'zod';
import {facts} from '../../src/facts';
import {acceptSettings, enterAddress, findSettings, visibleElements, waitFor} from './accountSetup';
import {pictureOptions} from '../pictureOptions';
import type {Marionette} from './marionette';
import {startInternet, startThunderbird, thunderbirdVersion} from './thunderbird';

const {mail} = facts;
const buildDir = path.resolve('build');
const ownDir = 'docs-services/kommunikation/e-mail/client-konfiguration/thunderbird';
/** Device pixels per CSS pixel: sharp on screens with high density. */
const density = 2;
const windowSize = {width: 1000, height: 760};
/** Thunderbird's preference for a dark theme. */
const dark = {hell: 0, dunkel: 1} as const;
type Theme = keyof typeof dark;

const rectangle = z.object({left: z.number(), top: z.number(), width: z.number(), height: z.number()});

/** Saves the dialog, cut out of the window, as WebP and says its size in CSS pixels. */
async function save(marionette: Marionette, file: string): Promise<void> {
  // Animations of the dialog and of its buttons end within this time.
  await delay(1500);
  const {left, top, width, height} = rectangle.parse(
    await marionette.run(`${visibleElements}
      const {left, top, width, height} = visible.find((element) => element.localName === 'dialog' && element.open).getBoundingClientRect();
      return {left, top, width, height};`),
  );
  const edge = (value: number): number => Math.round(value * density);
  const {size} = await sharp(await marionette.screenshot())
    .extract({left: edge(left), top: edge(top), width: edge(width), height: edge(height)})
    .webp({quality: 82})
    .toFile(file);
  console.log(
    `${path.relative('.', file)}: ${Math.round(width)} × ${Math.round(height)}, ${Math.round(size / 1024)} kB`,
  );
}

/** Starts an X server on a free display. */
async function startDisplay() {
  const server = spawn(
    'Xvfb',
    [
      '-displayfd',
      '1',
      '-screen',
      '0',
      `${windowSize.width * density + 200}x${windowSize.height * density + 200}x24`,
      '-nolisten',
      'tcp',
    ],
    {
      stdio: ['ignore', 'pipe', 'ignore'],
    },
  );
  const [number] = (await once(server.stdout, 'data')) as [Buffer];
  return {name: `:${number.toString().trim()}`, stop: () => server.kill()};
}

async function takePictures(theme: Theme, targetDir: string): Promise<void> {
  const display = await startDisplay();
  const internet = await startInternet(buildDir, [mail.autoconfigHost]);
  const thunderbird = await startThunderbird(internet.port, {
    display: display.name,
    prefs: {
      'extensions.autoDisableScopes': 0,
      'intl.locale.requested': 'de',
      'layout.css.devPixelsPerPx': String(density),
      'ui.systemUsesDarkTheme': dark[theme],
    },
  });
  const {marionette} = thunderbird;
  try {
    await marionette.run('window.resizeTo(...args);', [windowSize.width, windowSize.height]);
    await waitFor(marionette, 'German', `Services.locale.appLocaleAsBCP47 === 'de'`);
    await enterAddress(marionette, 'Vorname Nachname', mail.exampleAddress);
    await save(marionette, path.join(targetDir, `adresse-${theme}.webp`));
    await findSettings(marionette, mail.imap.host);
    await save(marionette, path.join(targetDir, `einstellungen-${theme}.webp`));
    await acceptSettings(marionette);
    await save(marionette, path.join(targetDir, `passwort-${theme}.webp`));
  } finally {
    await thunderbird.stop();
    await internet.stop();
    display.stop();
  }
}

async function main(): Promise<void> {
  const {targetDir, themes} = pictureOptions(ownDir);
  if (!existsSync(buildDir)) {
    throw new Error('There is no build/ yet: run npm run build first.');
  }
  const version = thunderbirdVersion();
  if (!version) {
    throw new Error('No Thunderbird here. On Debian, as root: apt-get install thunderbird thunderbird-l10n-de xvfb');
  }
  console.log(`Thunderbird ${version}`);
  for (const theme of themes) {
    await takePictures(theme, targetDir);
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
