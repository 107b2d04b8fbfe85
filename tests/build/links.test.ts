import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildDir, readPage} from '../support/buildOutput';
import {publishedAnchors} from '../publishedAnchors';
import {pages} from '../support/pages';
import {posts} from '../support/sourceFiles';

/** Elements that a link with this fragment can jump to. */
const anchorsOf = (route: string): Set<string> =>
  new Set([...readPage(route).document.querySelectorAll('[id]')].map((element) => element.id));

describe('what was published', () => {
  it.each(Object.entries(publishedAnchors))('%s still has the anchors that were once published', (route, anchors) => {
    const present = anchorsOf(route);
    expect(anchors.filter((anchor) => !present.has(anchor))).toEqual([]);
  });

  it('no page of docs links to itself in its text', () => {
    const docs = pages.filter(({sidebar}) => sidebar === 'services' || sidebar === 'info');
    expect(docs).not.toEqual([]);
    const found = docs.flatMap(({path: route}) => {
      const text = readPage(route).document.querySelector('.theme-doc-markdown');
      if (!text) return `${route} has no text`;
      return [...text.querySelectorAll('a[href]')]
        .filter((link) => decodeURI(link.getAttribute('href') ?? '') === route)
        .map((link) => `${route}: ${link.textContent}`);
    });
    expect(found).toEqual([]);
  });

  it('feeds list all posts with their addresses', () => {
    const addresses = posts().map(({text}) => /^slug: (.+)$/m.exec(text)?.[1] ?? 'a post without "slug"');
    expect(addresses).toContain('/2021');
    for (const feed of ['rss.xml', 'atom.xml', 'feed.json']) {
      const text = readFileSync(path.join(buildDir, feed), 'utf8');
      for (const post of addresses) {
        expect(text, `${feed} lacks ${post}`).toContain(post);
      }
    }
  });
});
