import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import packageJson from '../../package.json' with {type: 'json'};
import {provider} from '../../src/provider';
import {buildDir, readPage} from '../buildOutput';
import {measure, readQuestions, rowLimit, type Measurement} from '../../bench/search/measure';
import {ownSite} from '../../bench/search/site';
import {createSearcher} from '../../src/plugins/german-search/engine/searcher';
import {search} from '../../src/site/searchConstants';
import {isIndexFile, type IndexFile} from '../../src/plugins/german-search/index-file';

const indexPath = path.join(buildDir, 'search-index.json');

function readIndex(): IndexFile {
  const content: unknown = JSON.parse(readFileSync(indexPath, 'utf8'));
  if (!isIndexFile(content)) {
    throw new Error(`${indexPath} is not an index file that the search's worker reads`);
  }
  return content;
}

describe('search over the site, with visitors’ questions', () => {
  let measurement: Measurement;
  beforeAll(() => {
    const {demoted, pages} = ownSite().facts;
    const searcher = createSearcher(readIndex(), {demoted: new Set(demoted), pages: new Set(pages)});
    measurement = measure(readQuestions(path.resolve('bench/search/queries.tsv')), (query) =>
      searcher
        .search(query, {limit: rowLimit, typing: true, snippetLength: search.snippetLength})
        .rows.map(({pageUrl}) => pageUrl),
    );
  });

  it('shows a relevant page for nearly every question, mostly first', () => {
    expect(measurement.all.questions).toBeGreaterThanOrEqual(120);
    expect(measurement.all.recall).toBeGreaterThanOrEqual(0.95);
    expect(measurement.all.mrr).toBeGreaterThanOrEqual(0.9);
  });

  it('shows a relevant page after nearly every key stroke, and never none at all', () => {
    expect(measurement.keyStrokes).toBeGreaterThanOrEqual(0.95);
    expect(measurement.empty).toEqual([]);
  });
});

describe('an error message in the search box leads to its own place in the index of messages', () => {
  const page = '/services/kommunikation/e-mail/fehlermeldungen';
  const {demoted, pages} = ownSite().facts;
  const searcher = createSearcher(readIndex(), {demoted: new Set(demoted), pages: new Set(pages)});
  const firstRow = (query: string) =>
    searcher.search(query, {limit: rowLimit, typing: true, snippetLength: search.snippetLength}).rows[0]?.url;
  const {mail} = provider;

  const messages = [...readPage(page).document.querySelectorAll('article h3')].map((heading): [string, string] => [
    // The link to the heading that Docusaurus appends holds a zero-width space.
    (heading.textContent ?? '').replaceAll('\u200b', '').trim(),
    heading.id,
  ]);
  it.each(messages)('%s', (message, anchor) => {
    expect(firstRow(message)).toBe(`${page}#${anchor}`);
  });

  it.each([
    [
      'Outlook’s whole sentence',
      `Fehler (0x800CCC0E) beim Ausführen der Aufgabe "${mail.exampleAddress} - Nachrichten werden gesendet und empfangen": "Die Verbindung mit dem Server ist fehlgeschlagen."`,
      'outlook-0x800ccc0e',
    ],
    ['a code alone, in lower case', '0x800ccc0e', 'outlook-0x800ccc0e'],
    [
      'one’s own address in Thunderbird’s',
      `Anmeldung auf dem Server ${mail.imap.host} mit Benutzernamen "${mail.exampleAddress}" fehlgeschlagen`,
      'tb-anmeldung',
    ],
    [
      'a bounce with its recipient',
      '550 5.1.1 <jemand@anderswo.example>: Recipient address rejected: User unknown in virtual mailbox table',
      'smtp-550-5-1-1',
    ],
    [
      'a rejected sign-in with its reason',
      '535 5.7.8 Error: authentication failed: (reason unavailable)',
      'smtp-535-5-7-8',
    ],
    ['WireGuard’s message of older systems', 'RTNETLINK answers: Permission denied', 'wg-ipv6'],
    ['a browser’s code', 'DNS_PROBE_FINISHED_NXDOMAIN', 'chrome-nxdomain'],
  ])('%s', (_, message, anchor) => {
    expect(firstRow(message)).toBe(`${page}#${anchor}`);
  });
});

it('ranks retired services and pages that only ask for help below the others, but no living service', () => {
  expect(ownSite().facts.demoted).toEqual(['/services/eol/drone', '/info/infrastruktur']);
});

describe('the index file', () => {
  const index = readIndex();

  it('has no pages without a title and no lists of tags, posts or authors', () => {
    const [titles] = index;
    expect(titles?.documents.filter(({t}) => t.trim() === '').map(({u}) => u)).toEqual([]);
    expect(
      titles?.documents.map(({u}) => u).filter((url) => /\/(?:tags|archive|authors|search)(?:\/|$)/.test(url)),
    ).toEqual([]);
    expect(titles?.documents.length).toBeGreaterThan(45);
  });

  it('carries texts only: the German analysis replaced the plugin’s at build time', () => {
    const parts = JSON.parse(readFileSync(indexPath, 'utf8')) as {index: {invertedIndex: unknown[]}}[];
    expect(parts.flatMap(({index: {invertedIndex}}) => invertedIndex)).toEqual([]);
  });
});

describe('the scripts', () => {
  const scripts = readdirSync(path.join(buildDir, 'assets/js'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(buildDir, 'assets/js', file), 'utf8'));

  it('have the German worker and neither lunr nor the plugin’s own worker', () => {
    expect(scripts.filter((text) => text.includes('The search index could not be loaded'))).toHaveLength(1);
    expect(
      scripts.filter(
        (text) =>
          text.includes('lunr.Index') || text.includes('lunr.stemmer') || text.includes('Unexpected version url'),
      ),
    ).toEqual([]);
  });

  it('come from the pinned version of the plugin whose private modules are replaced', () => {
    expect(packageJson.dependencies['@easyops-cn/docusaurus-search-local']).toMatch(/^\d+\.\d+\.\d+$/);
    expect(packageJson.overrides).toMatchObject({
      lunr: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      'lunr-languages': expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
  });
});
