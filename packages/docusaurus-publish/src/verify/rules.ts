import type {LoadedSite} from 'docusaurus-hosting/cli/siteOf';
import {notFoundFile, type BuiltPage, type BuiltSite} from './builtSite';
import {clientFiles} from './clientFiles';

/** What a rule says of a file of the build. */
export interface Wrong {
  readonly file: string;
  readonly wrong: string;
  /** What would be right, as an order. */
  readonly right: string;
}

export interface BuildRule {
  /** `group/name`, as it stands behind each finding. */
  readonly name: string;
  readonly find: (build: BuiltSite, site: LoadedSite) => readonly Wrong[];
}

/** Stands for this site's own host while addresses are resolved. */
const here = 'https://site.invalid';
const decoded = (address: string): string => decodeURIComponent(address).normalize('NFC');

/** Where a link leads on this site, and to which part of the page; undefined for other sites. */
function resolve(href: string, from: BuiltPage): {target: string; anchor: string} | undefined {
  const url = new URL(href, `${here}${encodeURI(from.route)}`);
  return url.origin === here
    ? {target: decoded(url.pathname), anchor: decoded(url.hash.slice(1)).replace(/^:~:.*/, '')}
    : undefined;
}

/** What is wrong with a link of a page; undefined for one that is right, and for those to other sites. */
function brokenLink(href: string, from: BuiltPage, build: BuiltSite): Omit<Wrong, 'file'> | undefined {
  const link = resolve(href, from);
  if (!link) return undefined;
  const {target, anchor} = link;
  if (target !== '/' && /\/$|\.html$/.test(target)) {
    const right = `write ${target.replace(/(?:\/index)?\.html$|\/$/, '') || '/'}`;
    return {wrong: `the link to ${href} is not the page’s own address`, right};
  }
  const page = build.pageAt(target);
  if (!page) {
    return build.has(target) ? undefined : {wrong: `the link to ${href} leads nowhere`, right: 'write another address'};
  }
  return anchor === '' || page.ids.has(anchor)
    ? undefined
    : {wrong: `the link to ${href} leads to no part of ${target}`, right: 'write an anchor that the page has'};
}

const links: BuildRule = {
  name: 'build/links',
  find: (build) =>
    build.pages.flatMap((page) =>
      page.hrefs.flatMap((href) => {
        const broken = brokenLink(href, page, build);
        return broken ? [{file: page.file, ...broken}] : [];
      }),
    ),
};

const pictures: BuildRule = {
  name: 'build/pictures',
  find: (build) =>
    build.pages.flatMap((page) =>
      page.pictures.flatMap(({src, alt}): Wrong[] => {
        const target = src.startsWith('data:') ? undefined : resolve(src, page)?.target;
        const {file} = page;
        return [
          ...(alt === undefined
            ? [{file, wrong: `${src} has no alternative text`, right: 'write what it shows, or alt="" for decoration'}]
            : []),
          ...(target !== undefined && !build.has(target)
            ? [{file, wrong: `the picture ${src} is missing`, right: 'put it into static/ or beside the page'}]
            : []),
        ];
      }),
    ),
};

/** Pages that search engines are to list. */
const listed = (build: BuiltSite): readonly BuiltPage[] =>
  build.pages.filter(({file, noindex}) => file !== notFoundFile && !noindex);

function shared(pages: readonly BuiltPage[], key: 'title' | 'description'): Wrong[] {
  const owners = new Map<string, BuiltPage>();
  return pages.flatMap((page): Wrong[] => {
    const {file} = page;
    const words = page[key];
    if (words === '') return [{file, wrong: `the page has no ${key}`, right: `write ${key}: … into its front matter`}];
    const owner = owners.get(words);
    owners.set(words, owner ?? page);
    return owner ? [{file, wrong: `the ${key} „${words}“ is that of ${owner.route}, too`, right: 'write another'}] : [];
  });
}

const heads: BuildRule = {
  name: 'build/head',
  find: (build, {provider}) => [
    ...shared(listed(build), 'title'),
    ...shared(listed(build), 'description'),
    ...listed(build).flatMap(({file, route, lang, headings, canonical}): Wrong[] => {
      const own = `${provider.operator.siteUrl}${route}`;
      return [
        ...(lang === ''
          ? [{file, wrong: 'the page names no language', right: 'set i18n in docusaurus.config.ts'}]
          : []),
        ...(headings === 1 ? [] : [{file, wrong: `the page has ${headings} h1`, right: 'begin headings at ##'}]),
        ...(canonical !== '' && decoded(canonical) === own
          ? []
          : [{file, wrong: `the canonical address is „${canonical}“`, right: `it must be ${own}`}]),
      ];
    }),
  ],
};

const tables: BuildRule = {
  name: 'build/tables',
  find: (build) =>
    build.pages
      .filter(({namelessTables}) => namelessTables > 0)
      .map(({file, namelessTables}) => ({
        file,
        wrong: `${namelessTables} tables have no caption or no head cells`,
        right: 'put a heading or a sentence above each, and name its columns',
      })),
};

const sitemapFile = 'sitemap.xml';

const sitemap: BuildRule = {
  name: 'build/sitemap',
  find(build) {
    const text = build.text(sitemapFile) ?? '';
    const inSitemap = new Set(
      [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => decoded(new URL(address).pathname)),
    );
    const pages = new Set(listed(build).map(({route}) => route));
    const missing = [...pages].filter((route) => !inSitemap.has(route));
    const gone = [...inSitemap].filter((route) => !pages.has(route));
    return [
      ...missing.map((route) => ({file: sitemapFile, wrong: `${route} is not listed`, right: 'do not ignore it'})),
      ...gone.map((route) => ({file: sitemapFile, wrong: `${route} is listed and is no page`, right: 'leave it out'})),
    ];
  },
};

/** Without JavaScript nothing leads to the search. */
const onlyByScript = '/search';

const reach: BuildRule = {
  name: 'build/reach',
  find(build) {
    const reached = new Set(['/']);
    // The set grows while it is walked through: each page is visited once.
    for (const route of reached) {
      const page = build.pageAt(route);
      for (const href of page?.hrefs ?? []) {
        const target = page && resolve(href, page)?.target;
        if (target !== undefined && build.pageAt(target)) reached.add(target);
      }
    }
    return listed(build)
      .filter(({route}) => !reached.has(route) && route !== onlyByScript)
      .map(({file}) => ({file, wrong: 'no link leads here', right: 'link to it from a page that readers find'}));
  },
};

const redirects: BuildRule = {
  name: 'build/redirects',
  find: (build, {server}) =>
    server.redirects.flatMap(({from, to}): Wrong[] => {
      const file = `${from.slice(1)}/index.html`;
      const [target = '', anchor = ''] = to.split('#');
      const page = build.pageAt(target);
      return [
        ...(page ? [] : [{file, wrong: `${from} leads to ${to}, which is no page`, right: 'write another target'}]),
        ...(page && anchor !== '' && !page.ids.has(anchor)
          ? [{file, wrong: `${from} leads to ${to}, which is no part of that page`, right: 'write another anchor'}]
          : []),
        ...(build.files.has(file)
          ? []
          : [{file, wrong: `no page leads on from ${from}`, right: 'add clientRedirects'}]),
      ];
    }),
};

/** What holds for the build of any operator's site; pages, redirects and files come from the site. */
export const buildRules: readonly BuildRule[] = [
  links,
  pictures,
  heads,
  tables,
  sitemap,
  reach,
  redirects,
  clientFiles,
];
