import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {readBuiltIndex} from 'docusaurus-theme-search-german/node';
import {facts} from '../../src/facts';
import {builtRoutes, buildDir, publishedSize, readPage} from '../support/buildOutput';
import {
  keyStrokesOf,
  measureSearch,
  readQuestions,
  readUnanswerable,
  untoldOf,
  type Measurement,
} from '../../bench/search/measure';
import {pagesLeftOut} from '../../bench/search/site';

const {index: searchIndex, folder, search: ask} = readBuiltIndex(buildDir);
const firstPage = async (text: string): Promise<string | undefined> => (await ask(text)).rows[0]?.pageUrl;

/** Scripts with a text. */
const scripts = path.join(buildDir, 'assets/js');
const withText = (text: string): string[] =>
  readdirSync(scripts).filter(
    (file) => file.endsWith('.js') && readFileSync(path.join(scripts, file), 'utf8').includes(text),
  );

/** What stands in the worker's script and in that of the list of suggestions alone. */
const [worker, list] = ['is in two groups', 'option","aria-selected'];

describe('search over the site, with visitors’ questions', () => {
  let measurement: Measurement;
  beforeAll(async () => {
    const questions = readQuestions(path.resolve('bench/search/queries.tsv'), pagesLeftOut());
    measurement = await measureSearch(ask, questions, keyStrokesOf(questions));
  });

  it('shows a relevant page for nearly every question, mostly first', () => {
    expect(measurement.all.questions).toBeGreaterThanOrEqual(200);
    expect(measurement.all.recall).toBeGreaterThanOrEqual(0.97);
    expect(measurement.all.mrr).toBeGreaterThanOrEqual(0.93);
  });

  it('does not say that there is nothing when there is', () => {
    expect(measurement.wronglyNothing.length).toBeLessThanOrEqual(0.01 * measurement.all.questions);
  });

  it('shows a relevant page after most key strokes', () => {
    expect(measurement.keyStrokes).toBeGreaterThanOrEqual(0.9);
  });

  it('says so when the site has nothing', async () => {
    const unanswerable = readUnanswerable(path.resolve('bench/search/unanswerable.tsv'));
    expect(unanswerable.length).toBeGreaterThanOrEqual(120);
    const untold = await untoldOf(ask, unanswerable);
    expect(untold.length, untold.join(', ')).toBeLessThanOrEqual(0.03 * unanswerable.length);
  });
});

describe('over all questions that were ever asked @all', () => {
  const tables = readdirSync('bench/search')
    .filter((file) => /^(?:fresh|seen|unanswerable|queries).*\.tsv$/.test(file))
    .map((file) => path.join('bench/search', file));
  const isUnanswerable = (file: string): boolean => file.includes('unanswerable');

  it('finds as much as it did', async () => {
    const questions = tables
      .filter((file) => !isUnanswerable(file))
      .flatMap((file) => readQuestions(file, pagesLeftOut()));
    const {all, wronglyNothing} = await measureSearch(ask, questions);
    expect(all.recall).toBeGreaterThanOrEqual(0.975);
    expect(all.mrr).toBeGreaterThanOrEqual(0.9);
    expect(wronglyNothing).toEqual([]);
  });

  it('says as often that there is nothing', async () => {
    const unanswerable = tables.filter(isUnanswerable).flatMap(readUnanswerable);
    const untold = await untoldOf(ask, unanswerable);
    expect(untold.length, untold.join(', ')).toBeLessThanOrEqual(0.02 * unanswerable.length);
  });
});

describe('has first', () => {
  it.each(searchIndex.pages.map(({title, url}) => [title, url]))('the page whose title is „%s“', async (title) => {
    const page = await firstPage(title);
    expect(searchIndex.pages.find(({url}) => url === page)?.title).toBe(title);
  });

  const services = Object.values(facts.services);
  it.each(services.map(({title, docs}) => [title, docs]))('the service „%s“', async (title, docs) => {
    expect(decodeURI((await firstPage(title)) ?? '')).toBe(docs);
  });

  it.each([
    ['passwort vergessen', '/services/konto/zugang-verloren'],
    ['handy weg', '/services/konto/gerät-verloren'],
    ['status', '/hilfe-finden'],
    ['störung', '/hilfe-finden'],
    ['anmelden', '/services/hosting/sso'],
    ['login', '/services/hosting/sso'],
    ['kontakt', '/info/kontakt'],
    ['mit mensch sprechen', '/info/kontakt'],
    ['email kommt nicht an', '/services/kommunikation/e-mail/features/test'],
  ])('for „%s“ the page that helps', async (query, page) => {
    expect(decodeURI((await firstPage(query)) ?? '')).toBe(page);
  });

  it('changing and recovering a password, and the password manager later', async () => {
    const pages = (await ask('passwort')).rows.map(({pageUrl}) => pageUrl);
    expect(pages[0]).toBe('/services/konto');
    expect(pages.indexOf('/services/daten/pw-manager')).not.toBe(0);
  });
});

describe('an error message in the search box leads to its own place in the index of messages', () => {
  const index = '/services/kommunikation/e-mail/fehlermeldungen';
  const firstRow = async (query: string) => (await ask(query)).rows[0]?.url;
  const {mail} = facts;

  const messagePages = ['mailprogramme', 'mailserver', 'wireguard', 'browser'].map((name) => `${index}/${name}`);
  const messages = messagePages.flatMap((page) =>
    [...readPage(page).document.querySelectorAll('article h3')].map((heading): [string, string] => [
      // The link to the heading that Docusaurus appends holds a zero-width space.
      heading.textContent.replaceAll('\u200b', '').trim(),
      `${page}#${heading.id}`,
    ]),
  );
  it.each(messages)('%s', async (message, place) => {
    expect(await firstRow(message)).toBe(place);
  });

  it('is listed there under its own anchor, and the entry leads on', () => {
    const entries = [...readPage(index).document.querySelectorAll('article li[id]')];
    const places = entries.map((entry) => entry.querySelector('a')?.getAttribute('href') ?? '');
    expect(places.map((place) => place.split('#')[1])).toEqual(entries.map(({id}) => id));
    expect(places.sort()).toEqual(messages.map(([, place]) => place).sort());
  });

  it.each([
    [
      'Outlook’s whole sentence',
      `Fehler (0x800CCC0E) beim Ausführen der Aufgabe "${mail.exampleAddress} - Nachrichten werden gesendet und empfangen": "Die Verbindung mit dem Server ist fehlgeschlagen."`,
      'mailprogramme#outlook-0x800ccc0e',
    ],
    ['a code alone, in lower case', '0x800ccc0e', 'mailprogramme#outlook-0x800ccc0e'],
    [
      'one’s own address in Thunderbird’s',
      `Anmeldung auf dem Server ${mail.imap.host} mit Benutzernamen "${mail.exampleAddress}" fehlgeschlagen`,
      'mailprogramme#tb-anmeldung',
    ],
    [
      'a bounce with its recipient',
      '550 5.1.1 <jemand@anderswo.example>: Recipient address rejected: User unknown in virtual mailbox table',
      'mailserver#smtp-550-5-1-1',
    ],
    [
      'a rejected sign-in with its reason',
      '535 5.7.8 Error: authentication failed: (reason unavailable)',
      'mailserver#smtp-535-5-7-8',
    ],
    ['WireGuard’s message of older systems', 'RTNETLINK answers: Permission denied', 'wireguard#wg-ipv6'],
    ['a browser’s code', 'DNS_PROBE_FINISHED_NXDOMAIN', 'browser#chrome-nxdomain'],
  ])('%s', async (_, message, place) => {
    expect(await firstRow(message)).toBe(`${index}/${place}`);
  });
});

it('takes a typo for the German word', async () => {
  expect((await ask('Pasword')).corrections).toEqual([{typed: 'Pasword', meant: 'Passwort'}]);
});

it('fetches at most 100 kB until the first list: index, worker, the texts of eight rows, and the list itself', () => {
  const indexFiles = readdirSync(path.join(buildDir, folder));
  const sizeOf = (file: string): number => publishedSize(path.join(buildDir, folder, file));
  const texts = indexFiles.filter((file) => /^texts-\d+\.json$/.test(file)).map(sizeOf);
  const code = [worker, list].map((text) => publishedSize(path.join(scripts, withText(text)[0]!)));
  const rows = (8 * texts.reduce((sum, size) => sum + size, 0)) / texts.length;
  expect(sizeOf('index.json') + code[0]! + code[1]! + rows).toBeLessThanOrEqual(100_000);
});

it('ranks retired services below the others, but no living service', () => {
  expect(searchIndex.pages.filter(({demoted}) => demoted).map(({url}) => url)).toEqual(['/services/eol/drone']);
});

describe('the index', () => {
  it('has no pages without a title and no lists of tags, posts or authors', () => {
    expect(searchIndex.pages.filter(({title}) => title.trim() === '')).toEqual([]);
    expect(searchIndex.pages.filter(({url}) => /\/(?:tags|archive|authors|search)(?:\/|$)/.test(url))).toEqual([]);
    expect(searchIndex.pages.map(({url}) => url)).toEqual(expect.arrayContaining(['/impressum', '/SSO-2023']));
  });

  it('is in a folder that every page names', () => {
    const ids = builtRoutes().map((route) =>
      readPage(route).document.querySelector('meta[name="search-build-id"]')?.getAttribute('content'),
    );
    expect([...new Set(ids)]).toEqual([path.basename(folder)]);
    expect(readdirSync(path.join(buildDir, 'search-index'))).toEqual(ids.slice(0, 1));
  });
});

it('the page’s first script carries neither the list of suggestions nor the search itself', () => {
  const searchers = withText(worker);
  expect(searchers).toHaveLength(1);
  expect(searchers.filter((file) => file.startsWith('main.'))).toEqual([]);
  expect(withText(list).filter((file) => file.startsWith('main.'))).toEqual([]);
});
