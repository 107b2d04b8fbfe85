import {describe, expect, it} from 'vitest';
import type {IndexedDocument, IndexFile} from '../index-file';
import {createSearcher} from './searcher';

interface Page {
  readonly url: string;
  readonly title: string;
  readonly headings?: readonly string[];
  readonly description?: string;
  readonly keywords?: string;
  readonly text?: string;
}

/** An index file as the plugin writes it. Headings get sections of their own, the text stands at the top of the page. */
function indexOf(pages: readonly Page[]): IndexFile {
  let next = 0;
  const parts: IndexedDocument[][] = [[], [], [], [], []];
  for (const {url, title, headings = [], description, keywords, text} of pages) {
    const page = (next += 1);
    parts[0]!.push({i: page, t: title, u: url, b: ['Dienste']});
    headings.forEach((heading, index) =>
      parts[1]!.push({i: (next += 1), t: heading, u: url, h: `#h${index}`, p: page}),
    );
    if (description) parts[2]!.push({i: page, t: description, u: url, p: page});
    if (keywords) parts[3]!.push({i: page, t: keywords, u: url, p: page});
    if (text) parts[4]!.push({i: (next += 1), t: text, u: url, s: title, p: page});
  }
  return parts.map((documents) => ({documents}));
}

const filler: readonly Page[] = Array.from({length: 12}, (_, index) => ({
  url: `/info/seite-${index}`,
  title: `Allgemeines ${index}`,
  headings: ['Überblick'],
  keywords: 'Auskunft',
  text: 'Hier steht etwas über Öffnungszeiten, Bilder und Blumen.',
}));

const site: readonly Page[] = [
  {
    url: '/services/passwort',
    title: 'Passwortmanager',
    headings: ['Tresor öffnen'],
    keywords: 'Bitwarden',
    text: 'Bewahre Passwörter auf und ändere sie.',
  },
  {url: '/services/forum', title: 'Webforum', text: 'Diskutiere mit anderen.'},
  {url: '/services/git', title: 'Gitkonfiguration', text: 'Sag Git, wer du bist.'},
  {url: '/services/sicherung', title: 'Datensicherung', text: 'Wir sichern täglich und prüfen die Wiederherstellung.'},
  {
    url: '/services/vpn',
    title: 'VPN',
    headings: ['Verbindung prüfen'],
    text: 'Der Verbindungsaufbau dauert einen Augenblick. Die Übertragungsgeschwindigkeit hängt vom Netz ab.',
  },
  {url: '/services/strasse', title: 'Anfahrt', text: 'Du findest uns in der Großen Straße.'},
  {url: '/services/taste', title: 'Bedienung', text: 'Es gibt ein Tastenkürzel für alles, und Zubehör.'},
  ...filler,
];

const nothing = {demoted: new Set<string>(), pages: new Set<string>()};
const search = (query: string, pages: readonly Page[] = site, facts = nothing, typing = true) =>
  createSearcher(indexOf(pages), facts).search(query, {limit: 8, typing, snippetLength: 50});
const first = (query: string, pages: readonly Page[] = site): string | undefined =>
  search(query, pages).rows[0]?.pageUrl;

describe('finds', () => {
  it.each([
    ['Datensicherung', '/services/sicherung', 'the word itself'],
    ['datens', '/services/sicherung', 'its beginning'],
    ['Passwörtern', '/services/passwort', 'another form'],
    ['Passwrt', '/services/passwort', 'a letter missing'],
    ['Psaswort', '/services/passwort', 'letters swapped'],
    ['datesich', '/services/sicherung', 'a typo in the beginning of a word'],
    ['Sicherung', '/services/sicherung', 'a part of a compound'],
    ['Kürzel', '/services/taste', 'a part of a compound that never stands alone'],
    ['Daten Sicherung', '/services/sicherung', 'a compound in two words'],
    ['Verbindungs aufbau', '/services/vpn', 'a compound in two words, with its linking s'],
    ['Passwort Manager', '/services/passwort', 'a compound in two words'],
    ['Uebertragungsgeschwindigkeit', '/services/vpn', 'ü as ue'],
    ['U\u0308bertragungsgeschwindigkeit', '/services/vpn', 'ü as letter and mark'],
    ['ubertragungsgeschw', '/services/vpn', 'ü as u, half typed'],
    ['Grosse Strasse', '/services/strasse', 'ß as ss'],
    ['Spei\u00adcher Sicherung', '/services/sicherung', 'soft hyphens'],
    ['Kennwort', '/services/passwort', 'a synonym'],
    ['Forum', '/services/forum', 'the long part of „Webforum“'],
    ['Web Forum', '/services/forum', '„Webforum“ in two words'],
    ['Konfiguration Git', '/services/git', 'the parts of „Gitkonfiguration“ in another order'],
  ])('%s (%s: %s)', (query, page) => {
    expect(first(query)).toBe(page);
  });
});

it('finds synonyms of the word that was meant by a typo', () => {
  const pages: readonly Page[] = [
    {url: '/one', title: 'Eins', text: 'Das Kennwort.'},
    {url: '/two', title: 'Passwort'},
    ...filler,
  ];
  expect(search('Kenwort', pages).rows.map(({pageUrl}) => pageUrl)).toContain('/two');
});

it.each([
  'datensicherungskopienverwaltung',
  'passwortverwaltungsprogrammierung',
  'vpnverbindungsaufbauzeit',
  'zu den fxqy',
])('never shows an empty list while „%s“ is being typed', (word) => {
  const empty = Array.from({length: word.length - 2}, (_, index) => word.slice(0, index + 3)).filter(
    (start) => search(start).rows.length === 0,
  );
  expect(empty).toEqual([]);
});

describe('ranks', () => {
  it('title over heading over keywords over text', () => {
    const pages: readonly Page[] = [
      {url: '/text', title: 'Eins', text: 'Alles über Kalender und vieles mehr, was hier steht.'},
      {url: '/keywords', title: 'Zwei', keywords: 'Kalender', text: 'Termine.'},
      {url: '/heading', title: 'Drei', headings: ['Kalender'], text: 'Termine.'},
      {url: '/title', title: 'Kalender', text: 'Termine.'},
      ...filler,
    ];
    const order = [...new Set(search('Kalender', pages).rows.map(({pageUrl}) => pageUrl))];
    expect(order).toEqual(['/title', '/heading', '/keywords', '/text']);
  });

  it('a section that the query names before others of its page, and instead of the top of the page', () => {
    const pages: readonly Page[] = [
      {
        url: '/mail',
        title: 'Fehlermeldungen',
        headings: ['Zeitüberschreitung der Verbindung', 'Fehler: Verbindung verweigert'],
        text: 'Fehler und Verbindung.',
      },
      ...filler,
    ];
    const anchors = (query: string) => search(query, pages).rows.map(({hash}) => hash);
    expect(anchors('Fehler: Verbindung verweigert')).toEqual(['#h1', '#h0']);
    expect(anchors('Fehlermeldungen')[0]).toBe('');
  });

  it('a phrase over its scattered words', () => {
    const pages: readonly Page[] = [
      {
        url: '/scattered',
        title: 'Eins',
        text: 'Die Verbindung zum Server: Sie wurde gestern vom Betrieb getrennt, denn der Server war alt.',
      },
      {
        url: '/phrase',
        title: 'Zwei',
        text: 'Die Meldung lautet: Verbindung zum Server getrennt. Warte dann einen Augenblick und versuch es wieder.',
      },
      ...filler,
    ];
    expect(first('Verbindung zum Server getrennt', pages)).toBe('/phrase');
  });

  it('demoted pages below living ones, but still shows them', () => {
    const pages: readonly Page[] = [
      {url: '/old', title: 'Buildserver', text: 'Abgeschaltet.'},
      {url: '/new', title: 'Neuer Buildserver', text: 'In Betrieb.'},
      ...filler,
    ];
    expect(first('Buildserver', pages)).toBe('/old');
    const rows = search('Buildserver', pages, {...nothing, demoted: new Set(['/old'])}).rows.map(
      ({pageUrl}) => pageUrl,
    );
    expect(rows).toEqual(['/new', '/old']);
  });

  it('no page with a heading for everything over the page that the query names', () => {
    const everything = Array.from({length: 90}, (_, index) =>
      index < 3 ? 'Outlook erreicht IMAP nicht' : `Meldung ${index}`,
    );
    const pages: readonly Page[] = [
      {url: '/messages', title: 'Fehlermeldungen', headings: everything},
      {url: '/outlook', title: 'Outlook einrichten', text: 'Wähle IMAP und gib dein Passwort ein.'},
      ...filler,
    ];
    expect(first('outlook imap', pages)).toBe('/outlook');
  });

  it('with at most three rows a page and eight in all', () => {
    const pages = Array.from({length: 6}, (_, index): Page => ({
      url: `/seite-${index}`,
      title: `Seite ${index}`,
      headings: ['Drucker finden', 'Drucker anschließen', 'Drucker teilen', 'Drucker entfernen'],
    }));
    const rows = search('Drucker', pages).rows;
    expect(rows).toHaveLength(8);
    for (const {url} of pages) expect(rows.filter(({pageUrl}) => pageUrl === url).length).toBeLessThanOrEqual(3);
  });
});

describe('a row', () => {
  it('leads to its section, and tells area and place in the sidebar', () => {
    const row = search('Verbindung prüfen').rows.find(({heading}) => heading);
    expect(row).toMatchObject({
      url: '/services/vpn#h0',
      hash: '#h0',
      pageUrl: '/services/vpn',
      area: 'services',
      breadcrumb: ['Dienste'],
    });
    expect(row?.heading?.text).toBe('Verbindung prüfen');
  });

  it('marks inflected words and compounds as they stand in the text, and names them for the page', () => {
    const [row] = search('Passwort').rows;
    const marked = ({text, marks}: {text: string; marks: readonly (readonly [number, number])[]}) =>
      marks.map(([from, to]) => text.slice(from, to));
    expect(marked(row!.title)).toEqual(['Passwortmanager']);
    expect(marked(row!.snippet)).toContain('Passwörter');
    expect(row!.words).toEqual(['passwortmanager', 'passwörter']);
  });
});

it('offers the nearest words of the site when nothing is found', () => {
  const {rows, nearestTerms} = search('blmnen', [{url: '/a', title: 'Blumen'}, ...filler], nothing, false);
  expect(rows).toEqual([]);
  expect(nearestTerms).toContain('Blumen');
});

it('answers a query without words with an empty list', () => {
  expect(search(' … ').rows).toEqual([]);
});
