import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {JSDOM} from 'jsdom';
import {describe, expect, it} from 'vitest';
import {buildDir, readPage} from '../support/buildOutput';

const folder = path.join(buildDir, 'drucken');
const documents = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
const read = (file: string): Document => new JSDOM(readFileSync(path.join(folder, file), 'utf8')).window.document;

describe('documents to print', () => {
  it.each(documents)('%s holds whole pages, and its links within lead somewhere', (file) => {
    const document = read(file);
    const ids = [...document.querySelectorAll('[id]')].map(({id}) => id);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const dead = [...document.querySelectorAll('a[href^="#"]')]
      .map((link) => decodeURIComponent(link.getAttribute('href')!.slice(1)))
      .filter((id) => !ids.includes(id));
    expect(dead).toEqual([]);
    expect(document.querySelectorAll('body > main > section').length).toBeGreaterThan(1);
  });

  it('are offered by the page of their area', () => {
    for (const file of documents) {
      const route = `/${file
        .normalize('NFC')
        .split(path.sep)
        .join('/')
        .replace(/\.html$/, '')}`;
      const {document} = readPage(route);
      const links = [...document.querySelectorAll('a')].map((link) => decodeURI(link.getAttribute('href') ?? ''));
      expect(links, route).toContain(`/drucken${route}`);
    }
  });

  it('are in no list for search engines and programs', () => {
    for (const file of ['sitemap.xml', 'llms.txt', 'llms-full.txt']) {
      expect(readFileSync(path.join(buildDir, file), 'utf8')).not.toContain('/drucken/');
    }
  });
});
