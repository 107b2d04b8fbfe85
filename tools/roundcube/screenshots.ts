/**
 * Takes the pictures of Roundcube: German Roundcube from Debian's package, before a Dovecot with filters, shows a filter
 * and a notice of absence, once in its light and once in its dark theme; `--theme hell` takes one of them, `--out FOLDER` puts
 * them elsewhere. All of it runs on the loopback interface and in a folder of its own. Needs root, since Dovecot does, and Debian's packages roundcube-core, roundcube-sqlite3,
 * roundcube-plugins, dovecot-imapd, dovecot-managesieved and php-cli.
 */
import {execFileSync, spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {connect} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {chromium, type Page} from '@playwright/test';
import {findChromium} from 'docusaurus-publish/verify/chromium';
import sharp from 'sharp';
import {facts} from '../../src/facts';
import {pictureOptions} from '../pictureOptions';
import {freePort} from '../../scripts/servers';

const {mail} = facts;
const webRoot = '/var/lib/roundcube/public_html';
const ownDir = 'docs-services/kommunikation/e-mail/features';
/** Device pixels per CSS pixel: sharp on screens with high density. */
const density = 2;
const windowWidth = 900;
/** Tall enough for each form, which ends here. */
const heights = {filter: 430, absence: 630};
const schemes = {hell: 'light', dunkel: 'dark'} as const;
type Theme = keyof typeof schemes;
/** Unprivileged user whom Debian gives every system; the mailbox belongs to it. */
const owner = 'nobody';

interface Ports {
  readonly imap: number;
  readonly sieve: number;
  readonly web: number;
}

/** Waits until something answers on a port of the loopback interface. @throws Error after ten seconds. */
async function waitForPort(port: number): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const socket = connect(port, '127.0.0.1');
    const connected = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'error').then(() => false),
    ]).catch(() => false);
    socket.destroy();
    if (connected) return;
    await delay(100);
  }
  throw new Error(`Nothing answers on port ${port}.`);
}

/** Dovecot with IMAP and ManageSieve for one user who needs no password. */
const dovecotConfiguration = (folder: string, {imap, sieve}: Ports): string => `
base_dir = ${folder}/run
state_dir = ${folder}/run
log_path = ${folder}/dovecot.log
listen = 127.0.0.1
protocols = imap sieve
ssl = no
disable_plaintext_auth = no
first_valid_uid = 1
mail_location = maildir:~/mail
passdb {
  driver = static
  args = nopassword=y
}
userdb {
  driver = static
  args = uid=${owner} gid=nogroup home=${folder}/home
}
namespace inbox {
  inbox = yes
  separator = /
  mailbox Rechnungen {
    auto = subscribe
  }
}
service imap-login {
  inet_listener imap {
    port = ${imap}
  }
  inet_listener imaps {
    port = 0
  }
}
service managesieve-login {
  inet_listener sieve {
    port = ${sieve}
  }
}
plugin {
  sieve = file:~/sieve;active=~/.dovecot.sieve
}
`;

const roundcubeConfiguration = (folder: string, {imap, sieve}: Ports): string => `<?php
$config = [
  'db_dsnw' => 'sqlite:///${folder}/roundcube.sqlite?mode=0600',
  'imap_host' => '127.0.0.1:${imap}',
  'managesieve_host' => '127.0.0.1:${sieve}',
  'managesieve_vacation' => 1,
  'plugins' => ['managesieve'],
  'language' => 'de_DE',
  'skin' => 'elastic',
  'des_key' => 'for-pictures-on-loopback',
  'session_samesite' => 'Lax',
  'temp_dir' => '${folder}',
  'log_dir' => '${folder}',
];
`;

function prepare(folder: string, ports: Ports): void {
  chmodSync(folder, 0o755);
  for (const name of ['run', 'home']) {
    mkdirSync(path.join(folder, name));
  }
  execFileSync('chown', [owner, path.join(folder, 'home')]);
  writeFileSync(path.join(folder, 'dovecot.conf'), dovecotConfiguration(folder, ports));
  writeFileSync(path.join(folder, 'config.inc.php'), roundcubeConfiguration(folder, ports));
  for (const name of ['defaults.inc.php', 'mimetypes.php']) {
    symlinkSync(path.join('/etc/roundcube', name), path.join(folder, name));
  }
  execFileSync('php', [
    '-r',
    `(new PDO('sqlite:${folder}/roundcube.sqlite'))->exec(file_get_contents($argv[1]));`,
    '/usr/share/roundcube/SQL/sqlite.initial.sql',
  ]);
}

/** Starts Dovecot and PHP's own web server; both end with `stop`. */
async function startServers(folder: string, ports: Ports): Promise<{stop: () => Promise<void>}> {
  const start = (program: string, args: readonly string[]): ChildProcess =>
    spawn(program, args, {stdio: 'ignore', env: {...process.env, ROUNDCUBE_CONFIG_DIR: folder}});
  const processes = [
    start('dovecot', ['-F', '-c', path.join(folder, 'dovecot.conf')]),
    start('php', ['-S', `127.0.0.1:${ports.web}`, '-t', webRoot]),
  ];
  const stop = async (): Promise<void> => {
    for (const child of processes.filter(({exitCode}) => exitCode === null)) {
      child.kill();
      await once(child, 'exit');
    }
  };
  try {
    await Promise.all(Object.values(ports).map(waitForPort));
  } catch (error) {
    await stop();
    throw error;
  }
  return {stop};
}

/** Saves what the page shows as WebP and says its size. */
async function save(page: Page, file: string): Promise<void> {
  // Messages and their animations end within this time.
  await delay(1500);
  const {size, width, height} = await sharp(await page.screenshot())
    .webp({quality: 82})
    .toFile(file);
  console.log(`${path.relative('.', file)}: ${width} × ${height} pixels, ${Math.round(size / 1024)} kB`);
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.fill('#rcmloginuser', mail.exampleAddress);
  await page.fill('#rcmloginpwd', 'beliebig');
  await page.click('#rcmloginsubmit');
  await page.waitForURL(/_task=mail/);
}

async function showFilter(page: Page, url: string): Promise<void> {
  await page.setViewportSize({width: windowWidth, height: heights.filter});
  await page.goto(`${url}/?_task=settings&_action=plugin.managesieve`);
  await page.click('a.create');
  const form = page.frameLocator('iframe[name=filter-box]');
  await form.locator('[name="_name"]').fill('Rechnungen');
  await form.locator('input[name="_rule_target[0][]"]').fill('Rechnung');
  await form.locator('[name="_action_mailbox[0]"]').selectOption('Rechnungen');
}

async function showAbsence(page: Page, url: string): Promise<void> {
  await page.setViewportSize({width: windowWidth, height: heights.absence});
  await page.goto(`${url}/?_task=settings&_action=plugin.managesieve-vacation`);
  await page.fill('[name=vacation_subject]', 'Ich bin gerade nicht da');
  await page.fill(
    '[name=vacation_reason]',
    'Vielen Dank für deine Nachricht. Ab dem 24. August lese ich wieder E-Mails.',
  );
  const days = {vacation_datefrom: '2027-08-02', vacation_dateto: '2027-08-23'};
  for (const [field, day] of Object.entries(days)) {
    await page.fill(`[name=${field}]`, day);
    // Closes the calendar that opens over the form.
    await page.keyboard.press('Escape');
  }
  await page.selectOption('[name=vacation_status]', 'on');
}

async function takePictures(url: string, theme: Theme, targetDir: string): Promise<void> {
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu']});
  try {
    const page = await browser.newPage({deviceScaleFactor: density, colorScheme: schemes[theme], locale: 'de-DE'});
    await signIn(page, url);
    await showFilter(page, url);
    await save(page, path.join(targetDir, `webmail-filter-${theme}.webp`));
    await showAbsence(page, url);
    await save(page, path.join(targetDir, `webmail-abwesenheit-${theme}.webp`));
  } finally {
    await browser.close();
  }
}

async function main(): Promise<void> {
  const {targetDir, themes} = pictureOptions(ownDir);
  if (!existsSync(webRoot) || process.getuid?.() !== 0) {
    throw new Error(
      'Needs root and: apt-get install roundcube-core roundcube-sqlite3 roundcube-plugins dovecot-imapd dovecot-managesieved php-cli',
    );
  }
  const version = /\| Version ([\d.]+)/.exec(readFileSync(path.join(webRoot, 'index.php'), 'utf8'))?.[1];
  console.log(`Roundcube ${version}`);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'roundcube-'));
  try {
    const ports = {imap: await freePort(), sieve: await freePort(), web: await freePort()};
    prepare(folder, ports);
    const servers = await startServers(folder, ports);
    try {
      for (const theme of themes) {
        await takePictures(`http://127.0.0.1:${ports.web}`, theme, targetDir);
      }
    } finally {
      await servers.stop();
    }
  } finally {
    rmSync(folder, {recursive: true});
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
