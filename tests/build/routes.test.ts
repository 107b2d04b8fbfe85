import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {provider} from '../../src/provider';
import {builtRoutes, buildDir, readPage} from '../buildOutput';
import {pages as routes} from '../pages';
import {routes as specified} from '../routes';

const {siteUrl, name} = provider.operator;
const sitemap = [...readFileSync(path.join(buildDir, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address]) => decodeURI(new URL(address ?? '').pathname),
);
const sidebarOf = {services: 'Dienste', info: 'Informationen', posts: 'Beiträge'} as const;

describe('the route table', () => {
  it('is in the build: no known address is missing', () => {
    const built = new Set(builtRoutes());
    const missing = specified.filter(({path: route}) => !built.has(route));
    expect(missing, 'tests/routes.ts lists them; was a page renamed without a redirect?').toEqual([]);
  });

  it('is what the sitemap lists', () => {
    expect(sitemap.sort()).toEqual(routes.map(({path: route}) => route).sort());
  });

  it('gives every page a title and a description of its own', () => {
    for (const read of [
      (route: string) => readPage(route).document.querySelector('title')?.textContent?.trim(),
      (route: string) =>
        readPage(route).document.querySelector('meta[name="description"]')?.getAttribute('content')?.trim(),
    ]) {
      const owners = new Map<string, string>();
      for (const {path: route} of routes) {
        const text = read(route);
        expect(text, `${route} has none`).toBeTruthy();
        expect(owners.get(text!), `${route} shares „${text}“`).toBeUndefined();
        owners.set(text!, route);
      }
    }
  });
});

describe.each(routes)('$path', ({path: route, navbar, sidebar}) => {
  const {document} = readPage(route);

  it('is a German page with one h1, the right title and its own address as canonical URL', () => {
    expect(document.querySelector('html')?.getAttribute('lang')).toBe('de');
    expect(document.querySelectorAll('h1').length).toBe(1);
    expect(document.querySelector('title')?.textContent).toMatch(new RegExp(`\\S \\| ${name}$`));
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
    expect(decodeURI(canonical)).toBe(`${siteUrl}${route === '/' ? '/' : route}`);
  });

  it('carries none of the English text that Docusaurus puts into static pages', () => {
    expect(document.documentElement.outerHTML).not.toMatch(
      /did not load properly|Skip to main content|This page crashed/,
    );
  });

  it('can be indexed', () => {
    expect(
      [...document.querySelectorAll('meta')].filter((meta) => /noindex/.test(meta.getAttribute('content') ?? '')),
    ).toEqual([]);
  });

  it(`shows ${navbar ?? 'no entry'} as active in the navbar`, () => {
    const active = [...document.querySelectorAll('.navbar__items .navbar__link--active')].map((link) =>
      link.textContent?.trim(),
    );
    expect(active).toEqual(navbar ? [navbar] : []);
  });

  it(`has ${sidebar ? `the sidebar ${sidebarOf[sidebar]}` : 'no sidebar'} beside it`, () => {
    const links = [...document.querySelectorAll('.theme-doc-sidebar-menu a')].map((a) =>
      decodeURI(a.getAttribute('href') ?? ''),
    );
    if (sidebar === 'services' || sidebar === 'info') {
      expect(links).toContain(route);
      expect(links.filter((href) => !href.startsWith(`/${sidebar}/`))).toEqual([]);
    } else {
      expect(links).toEqual([]);
      const blogSidebar = [...document.querySelectorAll('aside nav')].map((nav) => nav.textContent ?? '');
      expect(blogSidebar.some((text) => text.includes('Beiträge'))).toBe(sidebar === 'posts');
    }
  });
});
