import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';
import {findChromium, findHeadlessShell} from 'docusaurus-publish/verify/chromium';
import {findFirefox} from './browsers';
import {fetchNewestCaddy} from './newestCaddy';
import {run} from './run';

/** Programs that the tests start, with Debian's packages for them. */
const packages = {
  chromium: ['chromium'],
  caddy: ['caddy'],
  firefox: ['firefox-esr'],
  thunderbird: ['thunderbird', 'thunderbird-l10n-de'],
  plistutil: ['libplist-utils'],
  xmllint: ['libxml2-utils'],
  Xvfb: ['xvfb'],
  rsync: ['rsync'],
  apache2: ['apache2-bin'],
  nginx: ['nginx-light'],
  knotd: ['knot'],
  sshd: ['openssh-server'],
  zbarimg: ['zbar-tools'],
  radicale: ['radicale'],
  dovecot: ['dovecot-imapd', 'dovecot-managesieved'],
  postfix: ['postfix'],
  unbound: ['unbound'],
} as const;

/** Debian starts these when they are installed: a computer that somebody works at shall not open ports for a test. */
const services: readonly Tool[] = ['nginx', 'knotd', 'sshd', 'radicale', 'dovecot', 'postfix', 'unbound'];

export type Tool = keyof typeof packages;

export const everyTool = Object.keys(packages) as Tool[];

/** Only what goes wrong is shown. */
const quietly = ['ignore', 'ignore', 'inherit'] as ['ignore', 'ignore', 'inherit'];

function isInstalled(tool: Tool): boolean {
  if (tool === 'chromium') return findChromium() !== undefined || existsSync(chromium.executablePath());
  if (tool === 'firefox') return findFirefox() !== undefined;
  return spawnSync(tool, ['--version'], {stdio: 'ignore'}).error === undefined;
}

/** Installs all of some packages, or none when this Debian does not know one of them. */
function aptInstall(names: readonly string[]): void {
  if (names.length === 0) return;
  console.log(`Installing ${names.join(', ')} (apt-get) …`);
  const env = {...process.env, DEBIAN_FRONTEND: 'noninteractive'};
  spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], {stdio: quietly, env});
}

function installDebianPackages(missing: readonly Tool[]): void {
  // Only containers do without systemd, and start nothing.
  const wanted = missing.filter((tool) => !services.includes(tool) || !existsSync('/run/systemd/system'));
  const wantsShell = process.env.CHROMIUM_PATH === undefined && findHeadlessShell() === undefined;
  if (wanted.length === 0 && !wantsShell) return;
  spawnSync('apt-get', ['update', '-q'], {stdio: quietly});
  aptInstall(wanted.flatMap((tool) => packages[tool]));
  // By itself, because older systems do not have it: then the whole Chromium opens all pages.
  if (wantsShell) aptInstall(['chromium-headless-shell']);
}

/**
 * Installs what tests need: on Debian as root by apt-get, a browser elsewhere by Playwright's own installer. Says what is
 * still missing.
 *
 * @param tools - the programs that the suites start
 * @throws Error when there is no Chromium, or no Caddy on Debian: without them the suites that matter could not run.
 */
export function installTestTools(tools: readonly Tool[]): void {
  const onDebian = existsSync('/etc/debian_version');
  const missing = tools.filter((tool) => !isInstalled(tool));
  if (onDebian && process.getuid?.() === 0) installDebianPackages(missing);
  if (onDebian && tools === everyTool) fetchNewestCaddy();
  if (!isInstalled('chromium')) {
    console.log('Fetching Chromium (playwright install) …');
    run('playwright', ['install', 'chromium']);
  }
  const hint = (tool: Tool): string =>
    onDebian ? `as root: apt-get install ${packages[tool].join(' ')}` : `install it with your system's package manager`;
  for (const tool of missing.filter((each) => !isInstalled(each))) {
    console.warn(`Not available: ${tool} (${hint(tool)}). Tests that need it are left out.`);
  }
  if (!isInstalled('chromium')) {
    throw new Error(
      `The browser tests need Chromium or Chrome: ${hint('chromium')}, or set CHROMIUM_PATH to the browser's program.`,
    );
  }
  if (onDebian && !isInstalled('caddy')) {
    throw new Error(`The tests of deploy/ need Caddy: ${hint('caddy')}.`);
  }
}
