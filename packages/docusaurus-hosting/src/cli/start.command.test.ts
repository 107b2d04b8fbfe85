import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium, type Browser, type Page} from 'playwright-core';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {findChromium} from 'docusaurus-publish/verify/chromium';

const packageDir = path.resolve(__dirname, '../..');
const folder = mkdtempSync(path.join(tmpdir(), 'hosting-start-'));
const root = path.join(folder, 'preview');

/** The site of fixtures/preview with the pages of fixtures/site, and the repository's packages. */
function makeSite(): void {
  for (const name of ['site', 'preview']) {
    cpSync(path.join(packageDir, 'fixtures', name), path.join(folder, name), {recursive: true});
  }
  for (const name of ['docs', 'blog', 'pages', 'static', 'cspell-words.txt']) {
    cpSync(path.join(folder, 'site', name), path.join(root, name), {recursive: true});
  }
  // Messages of programs, which a site has to name as such: not what this is about.
  rmSync(path.join(root, 'docs/meldungen.md'));
  // Links one by one: what programs keep in node_modules/.cache is this site's own.
  const [from, to] = [path.resolve(packageDir, '../../node_modules'), path.join(folder, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from).filter((each) => each !== '.cache')) {
    symlinkSync(path.join(from, name), path.join(to, name));
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const {port} = server.address() as AddressInfo;
  server.close();
  return port;
}

const edit = (file: string, change: (text: string) => string): void =>
  writeFileSync(path.join(root, file), change(readFileSync(path.join(root, file), 'utf8')));

/** For a busy machine: nothing here is about time. Milliseconds. */
const timeout = 200_000;
// Tests wait several times.
vi.setConfig({testTimeout: 4 * timeout});

let browser: Browser;
let page: Page;
let address: string;
/** What the terminal shows. */
let said = '';
let child: ChildProcess;

/** Waits until the terminal shows a text. */
const tells = (text: string | RegExp): Promise<void> =>
  vi.waitFor(() => expect(said).toMatch(text), {timeout, interval: 200});

/** Waits until the page shows a text. */
const shows = (text: string): Promise<void> => page.getByText(text).first().waitFor();

/** What an author may leave behind in the evening: a fact of the wrong kind, and front matter that is no YAML. */
const wrongFact = ['reminder: 14', "reminder: ''"] as const;
const wrongYaml = ['title: Cloud', 'title: Cloud: die Ablage'] as const;

beforeAll(async () => {
  makeSite();
  edit('src/facts/index.ts', (text) => text.replace(...wrongFact));
  edit('docs/cloud/index.md', (text) => text.replace(...wrongYaml));
  const port = await freePort();
  child = spawn(process.execPath, [path.join(packageDir, 'bin/hosting.mjs'), 'start', '--no-open'], {
    cwd: root,
    env: {...process.env, PORT: String(port), NODE_ENV: 'development'},
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (more: Buffer) => (said += more.toString()));
  browser = await chromium.launch({executablePath: findChromium()!, args: ['--no-sandbox', '--disable-gpu']});
  page = await browser.newPage();
  page.setDefaultTimeout(timeout);
  address = `http://localhost:${port}/hilfe/konto`;
});

afterAll(async () => {
  await browser.close();
  const ended = once(child, 'exit');
  child.kill();
  await ended;
  // The last change's check may still be writing what it keeps, also into folders that have been emptied.
  await vi.waitFor(() => rmSync(folder, {recursive: true, force: true}), {timeout, interval: 200});
});

describe('npm start', () => {
  it('begins with mistakes too, names them, and shows the site when they are mended', async () => {
    await tells('src/facts/index.ts:7:17');
    edit('src/facts/index.ts', (text) => text.replace(wrongFact[1], wrongFact[0]));
    await tells('docs/cloud/index.md:2:');
    edit('docs/cloud/index.md', (text) => text.replace(wrongYaml[1], wrongYaml[0]));
    await tells(/compiled/i);
    await page.goto(address);
    await shows('Mit dieser Seite legst du ein Konto an.');
  });

  it('shows a changed page, and makes nothing anew but what has changed', async () => {
    await page
      .locator('article p')
      .first()
      .evaluate((paragraph) => paragraph.setAttribute('data-kept', ''));
    edit('docs/konto.md', (text) => `${text}\nDie Erinnerung kommt nach {{values.reminder}} Tagen.\n`);
    await shows('Die Erinnerung kommt nach 14 Tagen.');
    expect(await page.locator('article p[data-kept]').count()).toBe(1);
  });

  it('shows a changed title', async () => {
    edit('docs/konto.md', (text) => text.replace('title: Konto', 'title: Dein Konto'));
    await page.getByRole('heading', {name: 'Dein Konto', level: 1}).waitFor();
    edit('docs/konto.md', (text) => text.replace('title: Dein Konto', 'title: Konto'));
    await page.getByRole('heading', {name: 'Konto', level: 1, exact: true}).waitFor();
  });

  it('shows a changed fact', async () => {
    edit('src/facts/index.ts', (text) => text.replace('reminder: 14', 'reminder: 21'));
    await shows('Die Erinnerung kommt nach 21 Tagen.');
  });

  it('names mistakes with file and line, and shows the page when they are mended', async () => {
    const right = readFileSync(path.join(root, 'docs/konto.md'), 'utf8');
    const wrong = right.replace('tags: [neues]', 'tags: [altes]\ntitel: Konto').replace('reminder}}', 'remindr}}');
    edit('docs/konto.md', () => wrong);
    await tells('docs/konto.md:7:1 front matter has no key "titel" – did you mean title?');
    // What a process says may come in pieces.
    await tells(/^docs\/konto\.md:6:8 unknown name "altes" in "tags" – did you mean neues\?/m);
    await tells('docs/konto.md:16:27 there is no fact {{values.remindr}} – did you mean {{values.reminder}}?');
    edit('docs/konto.md', () => right.replace('Die Erinnerung', 'Eine Erinnerung'));
    await shows('Eine Erinnerung kommt nach 21 Tagen.');
  });

  it('shows a changed sidebar', async () => {
    const entries = page.locator('.theme-doc-sidebar-menu a');
    const lists = (...names: string[]): Promise<void> =>
      expect.poll(() => entries.allInnerTexts(), {timeout}).toEqual(names);
    await lists('Konto', 'Cloud');
    edit('docs/cloud/index.md', (text) =>
      text.replace('sidebar_position: 2', 'sidebar_position: 0\nsidebar_label: Wolke'),
    );
    await lists('Wolke', 'Konto');
  });

  it.runIf(process.platform === 'linux')('starts again when it is aborted', async () => {
    const [server] = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').split(' ');
    process.kill(Number(server), 'SIGABRT');
    await tells('The development server was aborted. It starts again, without its cache.');
    edit('docs/konto.md', (text) => text.replace('Eine Erinnerung', 'Noch eine Erinnerung'));
    await vi.waitFor(() => page.goto(address), {timeout, interval: 200});
    await shows('Noch eine Erinnerung kommt nach 21 Tagen.');
  });
});
