import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {facts} from '../../src/facts';
import {buildDir, readPage} from '../support/buildOutput';
import {pages as routes} from '../support/pages';

const {siteUrl, name} = facts.operator;
const posts = routes.filter(({sidebar, path: route}) => sidebar === 'posts' && !/^\/(?:$|tags|authors)/.test(route));

/** Content of a meta element, by Open Graph's `property` or the `name` of all others. */
const meta = (route: string, key: string): string =>
  readPage(route).document.querySelector(`meta[property="${key}"], meta[name="${key}"]`)?.getAttribute('content') ?? '';

/** All structured data of a page by its type. */
function structured(route: string): Map<string, Record<string, unknown>> {
  const scripts = Array.from(readPage(route).document.querySelectorAll('script[type="application/ld+json"]'));
  return new Map(
    scripts
      .map(({textContent}) => JSON.parse(textContent) as Record<string, unknown>)
      .map((data) => [String(data['@type']), data]),
  );
}

describe.each(routes)('$path', ({path: route}) => {
  it('has title, description and an image of its own for those who share it', () => {
    expect(meta(route, 'og:title')).toBe(readPage(route).document.querySelector('title')?.textContent.trim());
    expect(meta(route, 'og:description')).toBe(meta(route, 'description'));
    expect(decodeURI(meta(route, 'og:url'))).toBe(`${siteUrl}${route === '/' ? '/' : route}`);

    const image = meta(route, 'og:image');
    expect(image.startsWith(`${siteUrl}/`), `${image} is not absolute`).toBe(true);
    const file = path.join(buildDir, new URL(image).pathname);
    expect(existsSync(file), `${file} is missing`).toBe(true);
    const png = readFileSync(file);
    expect([png.subarray(1, 4).toString(), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual(['PNG', 1200, 630]);

    expect(meta(route, 'og:image:alt')).toContain(meta(route, 'og:title').replace(` | ${name}`, ''));
    expect(meta(route, 'twitter:card')).toBe('summary_large_image');
    expect(meta(route, 'twitter:image')).toBe(image);
  });
});

it('says on the home page who runs the site', () => {
  expect(structured('/').get('Organization')).toMatchObject({name, url: siteUrl});
});

it('draws another image for every title', () => {
  const images = new Map(routes.map(({path: route}) => [meta(route, 'og:image'), meta(route, 'og:title')]));
  expect(images.size).toBe(new Set(routes.map(({path: route}) => meta(route, 'og:title'))).size);
});

it.each(posts)('$path is a post with headline, date and author in structured data', ({path: route}) => {
  expect(structured(route).get('BlogPosting')).toMatchObject({
    headline: readPage(route).document.querySelector('h1')?.textContent.trim(),
    datePublished: expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as unknown,
  });
  // One author is an object, several are a list (schema.org).
  const authors = [structured(route).get('BlogPosting')?.author].flat();
  expect(authors.length).toBeGreaterThan(0);
  expect(authors).toEqual(authors.map(() => expect.objectContaining({name: expect.any(String) as unknown}) as unknown));
});

it.each(routes.filter(({sidebar}) => sidebar === 'services' || sidebar === 'info'))(
  '$path has breadcrumbs in structured data, all of them canonical addresses',
  ({path: route}) => {
    const list = structured(route).get('BreadcrumbList')?.itemListElement as {name: string; item: string}[];
    expect(list.length).toBeGreaterThan(0);
    const known = new Set(routes.map((each) => `${siteUrl}${each.path}`));
    expect(list.map(({item}) => decodeURI(item)).filter((item) => !known.has(item))).toEqual([]);
  },
);
