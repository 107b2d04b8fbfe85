import {describe, expect, it} from 'vitest';
import {searcherFor, type TestFacts, type TestPage} from '../../tests/searchSite';
import {maxQueryLength, type SearchResponse, type SearchRow} from '../types';

const filler: readonly TestPage[] = Array.from({length: 12}, (_, index) => ({
  url: `/seiten/seite-${index}`,
  title: `Allgemeines ${index}`,
  headings: ['Überblick'],
  keywords: 'Auskunft',
  text: 'Hier steht etwas über Öffnungszeiten, Bilder und Blumen.',
}));

const site: readonly TestPage[] = [
  {
    url: '/hilfe/passwort',
    title: 'Passwortmanager',
    headings: ['Tresor öffnen'],
    keywords: 'Bitwarden',
    text: 'Bewahre Passwörter auf und ändere sie.',
  },
  {url: '/hilfe/forum', title: 'Webforum', text: 'Diskutiere mit anderen.'},
  {url: '/hilfe/git', title: 'Gitkonfiguration', text: 'Sag Git, wer du bist.'},
  {url: '/hilfe/sicherung', title: 'Datensicherung', text: 'Wir sichern täglich und prüfen die Wiederherstellung.'},
  {
    url: '/hilfe/vpn',
    title: 'VPN',
    headings: ['Verbindung prüfen'],
    text: 'Der Verbindungsaufbau dauert einen Augenblick. Die Übertragungsgeschwindigkeit hängt vom Netz ab. WireGuard.',
  },
  {url: '/hilfe/strasse', title: 'Anfahrt', text: 'Du findest uns in der Großen Straße.'},
  {url: '/hilfe/taste', title: 'Bedienung', text: 'Es gibt ein Tastenkürzel für alles, und Zubehör.'},
  ...filler,
];
const facts: TestFacts = {synonyms: 'passwort, kennwort'};

const search = (text: string, pages = site, siteFacts = facts, area?: string) =>
  searcherFor(pages, siteFacts).search({text, limit: 8, snippetLength: 50, ...(area ? {area} : {})});
const urls = async (...asked: Parameters<typeof search>): Promise<string[]> => [
  ...new Set((await search(...asked)).rows.map(({pageUrl}) => pageUrl)),
];

it('knows no word of the programming language', async () => {
  for (const name of [...Object.getOwnPropertyNames(Object.prototype), 'prototype', 'length']) {
    expect(await search(`${name} `), name).toMatchObject({rows: [], pageCount: 0, areaCounts: {}});
    const page = {url: `/${name}`, title: name, area: name};
    const {rows, areaCounts} = await search(name, [...filler, page]);
    expect([rows[0]?.url, Object.entries(areaCounts)], name).toEqual([page.url, [[name, 1]]]);
  }
});

it('reads no more of a question than anybody asks', async () => {
  expect(await urls(`VPN ${'x'.repeat(100_000)}`)).toEqual(await urls(`VPN ${'x'.repeat(maxQueryLength)}`));
  expect((await search(`${'x '.repeat(maxQueryLength)}VPN`)).rows).toEqual([]);
});

it('answers when a synonym has no letters', async () => {
  expect((await search('Passwort', site, {synonyms: 'passwort, +++'})).rows.length).toBeGreaterThan(0);
});

describe('finds', () => {
  it.each([
    ['Datensicherung', '/hilfe/sicherung', 'the word itself'],
    ['datens', '/hilfe/sicherung', 'its beginning'],
    ['Passwörtern', '/hilfe/passwort', 'another form'],
    ['Sicherung', '/hilfe/sicherung', 'a part of a compound'],
    ['Kürzel', '/hilfe/taste', 'a part of a compound that never stands alone'],
    ['Daten Sicherung', '/hilfe/sicherung', 'a compound in two words'],
    ['Verbindungs aufbau', '/hilfe/vpn', 'a compound in two words, with its linking s'],
    ['Passwort Manager', '/hilfe/passwort', 'a compound in two words'],
    ['Uebertragungsgeschwindigkeit', '/hilfe/vpn', 'ü as ue'],
    ['U\u0308bertragungsgeschwindigkeit', '/hilfe/vpn', 'ü as letter and mark'],
    ['ubertragungsgeschw', '/hilfe/vpn', 'ü as u, half typed'],
    ['Grosse Strasse', '/hilfe/strasse', 'ß as ss'],
    ['Spei\u00adcher Sicherung', '/hilfe/sicherung', 'soft hyphens'],
    ['Kennwort', '/hilfe/passwort', 'a synonym'],
    ['Forum', '/hilfe/forum', 'the long part of a compound'],
    ['Web Forum', '/hilfe/forum', 'another compound in two words'],
    ['b', '/hilfe/taste', 'a single letter as the beginning of a title'],
  ])('%s (%s: %s)', async (query, page) => {
    expect((await urls(query))[0]).toBe(page);
  });
});

describe('says', () => {
  it.each(['elefant', 'wordpress', '1234567', 'qqqxyzzy', 'hut', 'der '])(
    'that "%s" is not there, and shows nothing else',
    async (query) => {
      const {rows, corrections, unknown} = await search(query);
      expect({rows, corrections, unknown}).toEqual({rows: [], corrections: [], unknown: [query.trim()]});
    },
  );

  it.each([
    ['Blumenkohl', '/seiten/seite-0'],
    ['Zahnarztpasswort', '/hilfe/passwort'],
  ])('that "%s" is not there, and guesses %s by a part of it', async (query, page) => {
    const {rows, isGuess} = await search(query);
    expect(isGuess).toBe(true);
    expect(rows[0]?.pageUrl).toBe(page);
    expect(rows.map(({missing}) => missing)).toEqual(rows.map(() => [query]));
  });

  it('what a row’s place lacks: words elsewhere on the page, and words of questions alone', async () => {
    const pages: TestPage[] = [
      {url: '/vpn', title: 'VPN', headings: ['Bildschirm'], text: 'Einen Teil davon.', questions: ['fritzbox']},
    ];
    const missing = async (query: string) => (await search(query, pages, {})).rows.map((row) => row.missing);
    expect(await missing('Bildschirm teilen')).toEqual([['Bildschirm'], ['teilen']]);
    expect(await missing('VPN teilen')).toEqual([[]]);
    expect(await missing('fritzbox')).toEqual([['fritzbox']]);
  });

  it('says which words a text has in other places alone', async () => {
    const page = {url: '/liste', title: 'Liste'};
    const near = {...page, text: `Die Uhr stellst du am Telefon. ${'Und noch etwas. '.repeat(20)}`};
    const far = {...page, text: `Die Uhr geht vor. ${'Und noch etwas. '.repeat(20)} Am Telefon.`};
    const missing = async (...pages: TestPage[]) =>
      (await search('uhr telefon', [...filler, ...pages])).rows.map((row) => row.missing);
    expect(await missing(near)).toEqual([[]]);
    expect(await missing(far)).toEqual([['telefon']]);
    expect(await missing({...far, questions: ['Uhr am Telefon stellen']})).toEqual([[]]);
  });

  it('what it understood a word as, and searches for nothing but the word in quotation marks', async () => {
    const {understood, rows} = await search('mein Kennwort ändern');
    expect(understood).toEqual([{typed: 'Kennwort', as: ['Passwörter']}]);
    expect(rows[0]?.snippet?.marks.length).toBeGreaterThan(1);
    expect((await search('"Kennwort"')).unknown).toEqual(['Kennwort']);
    expect((await search('Passwort')).understood).toEqual([]);
    expect((await search('passw')).understood).toEqual([]);
    // Visitors' questions are never shown.
    const asked = site.map((page) => ({...page, questions: page.title === 'Passwortmanager' ? ['Kennwort weg'] : []}));
    expect((await search('kennwort', asked)).understood).toEqual([{typed: 'kennwort', as: ['Passwörter']}]);
  });

  it('nothing of words that say little, in long questions', async () => {
    const [row] = (await search('mein Passwort ist leider schon wieder komisch')).rows;
    expect(row).toMatchObject({pageUrl: '/hilfe/passwort', missing: []});
  });

  it('that nothing begins like a word that is still being typed, but not of one that is finished', async () => {
    expect((await search('elefa')).unknownPrefix).toBe(true);
    expect((await search('elefant ')).unknownPrefix).toBe(false);
    expect((await search('passw')).unknownPrefix).toBe(false);
  });

  it.each([
    ['Psaswort', 'Passwörter', '/hilfe/passwort', 'letters swapped'],
    ['wiregaurd', 'WireGuard', '/hilfe/vpn', 'as the site writes it'],
    ['Kenwort', 'kennwort', '/hilfe/passwort', 'a synonym that the site does not write'],
    ['webforun', 'Webforum', '/hilfe/forum', 'a key beside the right one'],
  ])('for what it takes "%s": %s (%s)', async (query, meant, page) => {
    const {rows, corrections} = await search(query);
    expect(corrections).toEqual([
      {typed: query, meant: query === 'Psaswort' ? (expect.any(String) as unknown) : meant},
    ]);
    expect(rows[0]?.pageUrl).toBe(page);
  });

  it('the whole question as it was meant', async () => {
    expect((await search('mein wiregaurd Tresor')).corrected).toBe('mein WireGuard Tresor');
  });

  it('which words a row lacks', async () => {
    const {rows, unknown} = await search('Passwort typo3');
    expect(unknown).toEqual(['typo3']);
    expect(rows.map(({missing}) => missing)).toEqual(rows.map(() => ['typo3']));
    const mixed = await search('Tresor Zubehör');
    expect(mixed.rows.find(({pageUrl}) => pageUrl === '/hilfe/passwort')?.missing).toEqual(['Zubehör']);
  });

  it('which words of titles look like one that is not there', async () => {
    expect((await search('bedonnoing ')).similar).toContain('Bedienung');
  });
});

describe('ranks', () => {
  it("visitors' own words, where no text has them", async () => {
    const pages = [
      {url: '/cloud', title: 'Cloud', text: 'Dateien ablegen.', questions: ['handyfotos sichern']},
      {url: '/mail', title: 'E-Mail', text: 'Postfach sichern.'},
    ];
    expect(await urls('handyfotos sichern', pages)).toEqual(['/cloud', '/mail']);
  });

  it('title over heading over keywords over text', async () => {
    const pages: readonly TestPage[] = [
      {url: '/text', title: 'Eins', text: 'Alles über Kalender und vieles mehr, was hier steht.'},
      {url: '/keywords', title: 'Zwei', keywords: 'Kalender', text: 'Termine.'},
      {url: '/heading', title: 'Drei', headings: ['Kalender'], text: 'Termine.'},
      {url: '/title', title: 'Kalender', text: 'Termine.'},
      ...filler,
    ];
    expect(await urls('Kalender', pages)).toEqual(['/title', '/heading', '/keywords', '/text']);
  });

  it('a page first whose title or name the question is', async () => {
    const pages: readonly TestPage[] = [
      {
        url: '/much',
        title: 'Wolke und Wolke',
        headings: ['Wolke', 'Wolke'],
        keywords: 'Wolke',
        text: 'Wolke Seafile',
      },
      {url: '/old', title: 'Alte Wolke', text: 'Früher.'},
      {url: '/cloud', title: 'Speicher im Netz', text: 'Seafile.'},
      ...filler,
    ];
    expect((await urls('alte wolke', pages))[0]).toBe('/old');
    expect((await urls('seafile', pages, {pageAliases: {'/cloud': ['Seafile']}}))[0]).toBe('/cloud');
  });

  it('a section that the query names before others of its page, and instead of the top of the page', async () => {
    const pages: readonly TestPage[] = [
      {
        url: '/mail',
        title: 'Fehlermeldungen',
        headings: ['Zeitüberschreitung der Verbindung', 'Fehler: Verbindung verweigert'],
        text: 'Fehler und Verbindung.',
      },
      ...filler,
    ];
    const anchors = async (query: string) => (await search(query, pages)).rows.map(({hash}) => hash);
    expect(await anchors('Fehler: Verbindung verweigert')).toEqual(['#h1', '#h0']);
    expect((await anchors('Fehlermeldungen'))[0]).toBe('');
  });

  it('demoted pages below living ones, but still shows them', async () => {
    const pages: readonly TestPage[] = [
      {url: '/old', title: 'Buildserver Eins', text: 'Abgeschaltet.'},
      {url: '/new', title: 'Neuer Buildserver in Betrieb', text: 'In Betrieb.'},
      ...filler,
    ];
    expect((await urls('Buildserver', pages))[0]).toBe('/old');
    expect(await urls('Buildserver', pages, {demotedPaths: ['/old']})).toEqual(['/new', '/old']);
  });

  it('no page with a heading for everything over the page that the query names', async () => {
    const everything = Array.from({length: 90}, (_, index) =>
      index < 3 ? 'Outlook erreicht IMAP nicht' : `Meldung ${index}`,
    );
    const pages: readonly TestPage[] = [
      {url: '/messages', title: 'Fehlermeldungen', headings: everything},
      {url: '/outlook', title: 'Outlook verbinden', text: 'Wähle IMAP und gib dein Passwort ein.'},
      ...filler,
    ];
    expect((await urls('outlook imap', pages))[0]).toBe('/outlook');
  });

  it('with two rows of the first page, one of each other and eight in all, and counts all of them', async () => {
    const pages = Array.from({length: 8}, (_, index): TestPage => ({
      url: `/seite-${index}`,
      title: `Seite ${index}`,
      headings: ['Drucker finden', 'Drucker anschließen', 'Drucker teilen', 'Drucker entfernen'],
    }));
    const {rows, rowCount} = await search('Drucker', pages);
    expect(rows).toHaveLength(8);
    expect(rowCount).toBe(9);
    const perPage = pages.map(({url}) => rows.filter(({pageUrl}) => pageUrl === url).length);
    expect(perPage).toEqual([2, 1, 1, 1, 1, 1, 1, 0]);
  });
});

it('limits rows to an area, and counts the pages of all', async () => {
  const pages: readonly TestPage[] = [
    {url: '/a', title: 'Kalender', area: 'docs'},
    {url: '/b', title: 'Kalender im Blog', area: 'blog'},
  ];
  expect(await urls('kalender', pages, {}, 'blog')).toEqual(['/b']);
  expect((await search('kalender', pages, {}, 'blog')).areaCounts).toEqual({docs: 1, blog: 1});
});

describe('a row', () => {
  it('leads to its section, and tells its area', async () => {
    const row = (await search('Verbindung prüfen')).rows.find(({heading}) => heading);
    expect(row).toMatchObject({url: '/hilfe/vpn#h0', hash: '#h0', pageUrl: '/hilfe/vpn', area: 'docs'});
    expect(row?.heading?.text).toBe('Verbindung prüfen');
  });

  it('marks inflected words and compounds as they stand in the text, and names them for the page', async () => {
    const [row] = (await search('Passwort')).rows;
    const marked = ({text, marks}: {text: string; marks: readonly (readonly [number, number])[]}) =>
      marks.map(([from, to]) => text.slice(from, to));
    expect(marked(row!.title)).toEqual(['Passwortmanager']);
    expect(marked(row!.snippet!)).toContain('Passwörter');
    expect(row!.words).toEqual(['passwortmanager', 'passwörter']);
  });
});

it('answers a query without words with an empty list', async () => {
  expect((await search(' … ')).rows).toEqual([]);
});

describe('texts that take a while', () => {
  const asked = {text: 'Passwort', limit: 8, snippetLength: 50};

  /** What is said before the texts are there, and at the end. */
  async function askSlowly(question: string) {
    const early: SearchResponse[] = [];
    let letArrive = (): void => undefined;
    const mayArrive = new Promise<void>((resolve) => (letArrive = resolve));
    const answer = searcherFor(site, facts, mayArrive).search({...asked, text: question}, (rows) => {
      early.push(rows);
      letArrive();
    });
    setTimeout(letArrive, 200); // for questions without an early answer
    return {early, answer: await answer};
  }

  it('come after their rows, which say the same but the snippet', async () => {
    const {early, answer} = await askSlowly('Passwort');
    expect(early).toHaveLength(1);
    expect(early[0]!.rows.map(({snippet}) => snippet)).not.toEqual(answer.rows.map(({snippet}) => snippet));
    const headOf = ({snippet: _, words: __, ...head}: SearchRow) => head;
    expect({...early[0], rows: early[0]!.rows.map(headOf)}).toEqual({...answer, rows: answer.rows.map(headOf)});
  });

  it('leave no room in rows that will have no snippet', async () => {
    const {early} = await askSlowly('Tresor');
    expect(early[0]!.rows.map(({heading, snippet}) => [heading?.text, snippet?.text])).toEqual([['Tresor öffnen', '']]);
  });

  it('are waited for when a word is taken for a typo: they say how it is written', async () => {
    expect((await askSlowly('wiregaurd')).early).toEqual([]);
  });

  it('that are there bring no answer of their own', async () => {
    const early: SearchResponse[] = [];
    await searcherFor(site, facts).search(asked, (rows) => early.push(rows));
    expect(early).toEqual([]);
  });
});
