import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {JSDOM} from 'jsdom';
import {afterAll, describe, expect, it} from 'vitest';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {categoriesOf} from './categories';
import {documentsKeptIn, printableDocument, type Part} from './document';

const part = (route: string, content: string): Part => ({
  route,
  html: `<html><head><link rel="stylesheet" href="/styles.css"></head><body><nav>Menü</nav>
    <div class="theme-doc-markdown markdown">${content}</div></body></html>`,
});

describe('a document to print', () => {
  const html = printableDocument(
    'Alles zu E-Mail',
    [
      part('/hilfe/e-mail', '<h1>E-Mail</h1><h2 id="start">Beginn<a class="hash-link" href="#start"></a></h2>'),
      part(
        '/hilfe/e-mail/filter',
        `<h1>Filter</h1><h2 id="start">Beginn</h2><button>Kopieren</button><form><input></form>
         <details><summary>Mehr</summary><p hidden>Versteckt</p></details><img src="/a.png" alt="Bild" loading="lazy">
         <a id="eigen" href="#start">oben</a><a id="innen" href="/hilfe/e-mail#start">Beginn</a>
         <a id="seite" href="/hilfe/e-mail">E-Mail</a><a id="draussen" href="/hilfe/chat#start">Chat</a>`,
      ),
    ],
    'https://docs.example.org/hilfe/e-mail',
  );
  const {document} = new JSDOM(html).window;
  const target = (id: string): string | null =>
    document.getElementById(`hilfe-e-mail-filter--${id}`)!.getAttribute('href');

  it('holds all pages below one heading, with a list of them that leads there', () => {
    expect([...document.querySelectorAll('h1')].map(({textContent}) => textContent)).toEqual(['Alles zu E-Mail']);
    expect([...document.querySelectorAll('section > div > h2')].map(({textContent}) => textContent)).toEqual([
      'E-Mail',
      'Filter',
    ]);
    for (const link of document.querySelectorAll('ol a')) {
      expect(document.querySelector(link.getAttribute('href')!)?.tagName).toBe('SECTION');
    }
    expect(document.querySelector('link')?.getAttribute('href')).toBe('/styles.css');
  });

  it('names each section once, and leads within the document where it can', () => {
    const ids = [...document.querySelectorAll('[id]')].map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(target('eigen')).toBe('#hilfe-e-mail-filter--start');
    expect(target('innen')).toBe('#hilfe-e-mail--start');
    expect(target('seite')).toBe('#hilfe-e-mail');
    expect(target('draussen')).toBe('https://docs.example.org/hilfe/chat#start');
  });

  it('shows what is folded and loads all pictures, without buttons and forms', () => {
    expect(
      document.querySelectorAll('nav, button, form, script, [hidden], [loading], details:not([open])'),
    ).toHaveLength(0);
    expect(document.body.textContent).toContain('Versteckt');
  });

  it('refuses a page without text', () => {
    const empty: Part = {route: '/hilfe/leer', html: '<main></main>'};
    expect(() => printableDocument('Alles', [empty], 'https://docs.example.org')).toThrow('/hilfe/leer');
  });
});

it('finds categories with a page of their own and others below it, in the order of the sidebar', () => {
  const doc = (id: string) => ({type: 'doc' as const, id});
  const category = (label: string, link: object | undefined, items: object[]) => ({
    type: 'category',
    label,
    link,
    items,
  });
  const content = {
    loadedVersions: [
      {
        docs: ['a', 'b', 'c', 'd'].map((id) => ({id, permalink: `/hilfe/${id === 'd' ? '%C3%BC' : id}`})),
        sidebars: {
          all: [
            category('A', doc('a'), [
              doc('c'),
              category('B', doc('b'), [doc('d')]),
              {type: 'link', href: '/x', label: 'X'},
            ]),
            category('Allein', doc('d'), []),
            category('Ohne Seite', undefined, [doc('c')]),
          ],
        },
      },
    ],
  } as unknown as LoadedContent;
  expect(categoriesOf(content)).toEqual([
    {label: 'A', route: '/hilfe/a', pages: ['/hilfe/a', '/hilfe/c', '/hilfe/b', '/hilfe/ü']},
    {label: 'B', route: '/hilfe/b', pages: ['/hilfe/b', '/hilfe/ü']},
  ]);
});

describe('documents of the last build', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'printable-'));
  afterAll(() => rmSync(folder, {recursive: true}));

  it('are taken as they are while their pages hold the same', async () => {
    const address = 'https://docs.example.org/hilfe/e-mail';
    const file = path.join(folder, 'printable.json');
    const make = async (content: string): Promise<string> => {
      const kept = await documentsKeptIn(file);
      const html = await kept.document('Alles zu E-Mail', [part('/hilfe/e-mail', content)], address);
      await kept.keep();
      return html;
    };
    const first = await make('<h1>E-Mail</h1>');
    writeFileSync(file, readFileSync(file, 'utf8').replace('zum Drucken', 'aus dem letzten Build'));
    expect(await make('<h1>E-Mail</h1>')).not.toBe(first);
    expect(await make('<h1>E-Mail</h1><p>Neu.</p>')).toContain('<p>Neu.</p>');
    expect(await make('<h1>E-Mail</h1>')).toBe(first);
  });
});
