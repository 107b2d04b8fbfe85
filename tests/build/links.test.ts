import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {buildDir, pageFile, readPage} from '../buildOutput';
import {publishedAnchors} from '../publishedAnchors';
import {pages as routes} from '../pages';
import {posts} from '../sourceFiles';

const pages = [...routes.map(({path: route}) => route), '/404'];

/** Elements that a link with this fragment can jump to. */
const anchorsOf = (route: string): Set<string> =>
  new Set([...readPage(route).document.querySelectorAll('[id]')].map((element) => element.id));

/** Says what is wrong with a link on a page, or nothing. Links to other sites are not looked at. */
function problemOf(route: string, href: string): string | undefined {
  const base = `https://site.invalid${encodeURI(route)}`;
  const url = new URL(href, base);
  if (url.origin !== 'https://site.invalid') {
    return undefined;
  }
  const target = decodeURI(url.pathname);
  if (target !== '/' && /\/$|\.html$/.test(target)) {
    return `${href} is not the page's own address`;
  }
  if (!existsSync(pageFile(target))) {
    const file = path.join(buildDir, target);
    return path.extname(target) && existsSync(file) ? undefined : `${href} leads to no page`;
  }
  const anchor = decodeURIComponent(url.hash.slice(1));
  return anchor && !anchorsOf(target).has(anchor) ? `${href} leads to no anchor on ${target}` : undefined;
}

describe('what is wrong with a link', () => {
  it.each([
    ['/services/konto', undefined],
    ['/rss.xml', undefined],
    ['https://andere.example/x/', undefined],
    ['/info/kontakt#gibt-es-nicht', '/info/kontakt#gibt-es-nicht leads to no anchor on /info/kontakt'],
    ['/gibt-es-nicht', '/gibt-es-nicht leads to no page'],
    ['/services/konto/', "/services/konto/ is not the page's own address"],
    ['/services/konto.html', "/services/konto.html is not the page's own address"],
    ['/index.html', "/index.html is not the page's own address"],
  ])('%s: %s', (href, problem) => {
    expect(problemOf('/', href)).toBe(problem);
  });
});

describe('links and pictures', () => {
  it.each(pages)('%s links only to pages and anchors that exist', (route) => {
    const hrefs = [...readPage(route).document.querySelectorAll('a[href], link[href]')].map(
      (a) => a.getAttribute('href') ?? '',
    );
    const problems = [...new Set(hrefs)].map((href) => problemOf(route, href)).filter(Boolean);
    expect(problems).toEqual([]);
  });

  it.each(Object.entries(publishedAnchors))('%s still has the anchors that were once published', (route, anchors) => {
    const present = anchorsOf(route);
    expect(anchors.filter((anchor) => !present.has(anchor))).toEqual([]);
  });

  it.each(pages)('%s describes its pictures and has their files', (route) => {
    for (const image of readPage(route).document.querySelectorAll('img')) {
      const source = image.getAttribute('src') ?? '';
      expect(image.getAttribute('alt'), `${source} has no alt text (alt="" marks decoration)`).not.toBeNull();
      if (!source.startsWith('data:')) {
        expect(existsSync(path.join(buildDir, decodeURI(source))), `${source} is missing`).toBe(true);
      }
    }
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
