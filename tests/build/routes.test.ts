import {existsSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {facts} from '../../src/facts';
import {buildDir, builtRoutes, readPage} from '../support/buildOutput';
import {pages as routes} from '../support/pages';
import {routes as specified} from '../routes';

const {name, siteUrl} = facts.operator;
const sidebarOf = {services: 'Dienste', info: 'Informationen', posts: 'Beiträge'} as const;

/** Lists have no text of their own to change, and no Markdown. */
const list = /^\/(?:|archive|search|authors(?:\/.*)?|(?:[^/]+\/)?tags(?:\/.*)?)$/;

describe('the route table', () => {
  it('is in the build: no known address is missing', () => {
    const built = new Set(builtRoutes());
    const missing = specified.filter(({path: route}) => !built.has(route));
    expect(missing, 'tests/routes.ts lists them; was a page renamed without a redirect?').toEqual([]);
  });
});

describe.each(routes)('$path', ({path: route, navbar, sidebar}) => {
  const {document} = readPage(route);

  it('is a German page with the site’s name in its title', () => {
    expect(document.querySelector('html')?.getAttribute('lang')).toBe('de');
    expect(document.querySelector('title')?.textContent).toMatch(new RegExp(`\\S \\| ${name}$`));
  });

  it('carries none of the English text that Docusaurus puts into static pages', () => {
    expect(document.documentElement.outerHTML).not.toMatch(
      /did not load properly|Skip to main content|This page crashed/,
    );
  });

  it(`shows ${navbar ?? 'no entry'} as active in the navbar`, () => {
    const active = [...document.querySelectorAll('.navbar__items .navbar__link--active')].map((link) =>
      link.textContent.trim(),
    );
    expect(active).toEqual(navbar ? [navbar] : []);
  });

  it.skipIf(list.test(route))('is there as Markdown, too', () => {
    expect(existsSync(path.join(buildDir, `${route}.md`))).toBe(true);
  });

  it.skipIf(list.test(route))('ends with ways to mend it: oneself, or by an e-mail that names it', () => {
    const links = [...document.querySelectorAll('main a')].map((a) => decodeURIComponent(a.getAttribute('href') ?? ''));
    const mail = links.find((href) => href.startsWith(`mailto:${facts.contact.support}?subject=Rückmeldung`));
    const version = document.querySelector('.theme-last-updated time') ? 'Stand: ' : '';
    expect(mail).toContain(`Seite: ${siteUrl}${route}\r\n${version}`);
    expect(links.filter((href) => href.startsWith(`${facts.links.siteRepository}/_edit/`))).toHaveLength(1);
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
      const blogSidebar = [...document.querySelectorAll('aside nav')].map((nav) => nav.textContent);
      expect(blogSidebar.some((text) => text.includes('Beiträge'))).toBe(sidebar === 'posts');
    }
  });
});
