import {isCompressed, wrongCopies} from '../precompress';
import {wrongEquivalents} from '../server/csp';
import {covers, isForever, type ServerDefinition} from '../server/definition';
import {notFoundFile, type BuiltPage, type BuiltSite} from './builtSite';
import type {Diagnostic} from './diagnostic';

/** What a rule finds; its name is added by who runs it. */
type Problem = Omit<Diagnostic, 'rule'>;

/** Rules by their names, `group/name`, which are printed with each diagnostic. */
export type BuildRules = Readonly<
  Record<string, (build: BuiltSite, definition: ServerDefinition) => Iterable<Problem>>
>;

/** Stands for this site's own host while addresses are resolved. */
const here = 'https://site.invalid';

/** An address as people read it; one whose percent signs are no UTF-8 names no file and stays as it is. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address).normalize('NFC');
  } catch {
    return address;
  }
}

/** Where a link leads on this site, and to which part of the page; undefined for other sites. */
function resolve(href: string, from: BuiltPage): {target: string; anchor: string} | undefined {
  const base = `${here}${encodeURI(from.route)}`;
  // No browser follows what is no address.
  if (!URL.canParse(href, base)) return {target: href, anchor: ''};
  const url = new URL(href, base);
  return url.origin === here
    ? {target: decoded(url.pathname), anchor: decoded(url.hash.slice(1)).replace(/^:~:.*/, '')}
    : undefined;
}

/** What is wrong with a link of a page; undefined for one that is right, and for those to other sites. */
function brokenLink(href: string, from: BuiltPage, build: BuiltSite): Omit<Problem, 'file'> | undefined {
  const {target, anchor} = resolve(href, from) ?? {};
  if (target === undefined) return undefined;
  if (target !== '/' && /\/$|\.html$/.test(target)) {
    const hint = `write ${target.replace(/(?:\/index)?\.html$|\/$/, '') || '/'}`;
    return {reason: `the link to ${href} is not the page’s own address`, hint};
  }
  const page = build.pageAt(target);
  if (!page && !build.has(target)) return {reason: `the link to ${href} leads nowhere`, hint: 'write another address'};
  if (!page || !anchor || page.ids.has(anchor)) return undefined;
  return {reason: `the link to ${href} leads to no part of ${target}`, hint: 'write an anchor that the page has'};
}

/** Pages that search engines are to list. */
const listed = (build: BuiltSite): readonly BuiltPage[] =>
  build.pages.filter(({file, noindex}) => file !== notFoundFile && !noindex);

/** What is broken for visitors or search engines, on any site. */
export const defaultRules: BuildRules = {
  *'build/links'(build) {
    for (const page of build.pages) {
      for (const href of page.hrefs) {
        const broken = brokenLink(href, page, build);
        if (broken) yield {file: page.file, ...broken};
      }
    }
  },
  *'build/images'(build) {
    for (const page of build.pages) {
      const {file} = page;
      for (const {src, alt} of page.images) {
        const target = src.startsWith('data:') ? undefined : resolve(src, page)?.target;
        if (alt === undefined) {
          yield {file, reason: `${src} has no alternative text`, hint: 'write what it shows, or alt="" for decoration'};
        }
        if (target !== undefined && !build.has(target)) {
          yield {file, reason: `the image ${src} is missing`, hint: 'put it into static/ or beside the page'};
        }
      }
    }
  },
  *'build/head'(build, {siteUrl}) {
    for (const {file, route, lang, canonical} of listed(build)) {
      const own = `${siteUrl}${route}`;
      if (lang === '') yield {file, reason: 'the page names no language', hint: 'set i18n in docusaurus.config'};
      if (decoded(canonical) !== own) {
        yield {file, reason: `the canonical address is “${canonical}”`, hint: `it must be ${own}`};
      }
    }
  },
  *'build/redirects'(build, definition) {
    for (const {from, to} of definition.redirects) {
      const [target = '', anchor] = to.split('#');
      const page = build.pageAt(target);
      if (page && (!anchor || page.ids.has(anchor))) continue;
      const reason = `${from} leads to ${to}, which is ${page ? 'no part of that page' : 'no page'}`;
      yield {file: `${from.slice(1)}/index.html`, reason, hint: 'write another target'};
    }
  },
  *'build/meta'(build, definition) {
    for (const file of [...build.files].filter((each) => each.endsWith('.html'))) {
      for (const wrong of wrongEquivalents(build.text(file) ?? '', definition)) {
        const reason = `<meta http-equiv> with “${wrong.slice(0, 80)}” may lead elsewhere`;
        yield {file, reason, hint: 'take it out, or name the redirect in the server’s options'};
      }
    }
  },
  *'build/kept'({pages}, {rules}) {
    for (const {file, route} of pages) {
      const rule = rules.find((each) => isForever(each) && covers(each.path, route));
      if (!rule) continue;
      const reason = `the page lies in ${rule.path}, from where browsers and CDNs keep files for a year`;
      yield {file, reason, hint: 'give it another address'};
    }
  },
};

/** Matters of quality that sites may decide otherwise. */
export const strictRules: BuildRules = {
  *'build/titles'(build) {
    for (const key of ['title', 'description'] as const) {
      const owners = new Map<string, string>();
      for (const {file, route, [key]: words} of listed(build)) {
        const owner = owners.get(words);
        if (words === '') {
          yield {file, reason: `the page has no ${key}`, hint: `write ${key}: … into its front matter`};
        } else if (owner === undefined) {
          owners.set(words, route);
        } else {
          yield {file, reason: `the ${key} “${words}” is that of ${owner}, too`, hint: 'write another'};
        }
      }
    }
    for (const {file, headings} of listed(build)) {
      if (headings !== 1) yield {file, reason: `the page has ${headings} h1`, hint: 'begin headings at ##'};
    }
  },
  *'build/tables'({pages}) {
    const hint = 'put a heading or a sentence above each, and name its columns';
    for (const {file, namelessTables: some} of pages) {
      if (some > 0) yield {file, reason: `${some} tables have no caption or no head cells`, hint};
    }
  },
  *'build/ids'({pages}) {
    for (const {file, repeatedIds} of pages) {
      for (const id of repeatedIds) yield {file, reason: `the id “${id}” is there twice`, hint: 'give each its own'};
    }
  },
  *'build/copies'(build) {
    // Builds for a trial are not compressed at all.
    if (!build.has('/index.html.br')) return;
    const hint = 'delete node_modules/.cache/docusaurus-publish and build again';
    for (const file of [...build.files].filter((each) => isCompressed(build.dir, each))) {
      for (const copy of wrongCopies(build.dir, file)) {
        yield {file, reason: `its compressed copy ${copy}, which browsers get, is missing or damaged`, hint};
      }
    }
  },
  *'build/sitemap'(build) {
    const file = 'sitemap.xml';
    const locations = [...(build.text(file) ?? '').matchAll(/<loc>([^<]+)<\/loc>/g)];
    const inSitemap = new Set(locations.map(([, address = '']) => decoded(new URL(address).pathname)));
    const pages = new Set(listed(build).map(({route}) => route));
    for (const route of pages) {
      if (!inSitemap.has(route)) yield {file, reason: `${route} is not listed`, hint: 'do not ignore it'};
    }
    for (const route of inSitemap) {
      if (!pages.has(route)) yield {file, reason: `${route} is listed and is no page`, hint: 'leave it out'};
    }
  },
  *'build/reach'(build) {
    // Without JavaScript nothing leads to the search.
    const reached = new Set(['/', '/search']);
    // The set grows while it is walked through: each page is visited once.
    for (const route of reached) {
      const page = build.pageAt(route);
      for (const href of page?.hrefs ?? []) {
        const target = page && resolve(href, page)?.target;
        if (target !== undefined && build.pageAt(target)) reached.add(target);
      }
    }
    for (const {file, route} of listed(build)) {
      if (!reached.has(route)) {
        yield {file, reason: 'no link leads here', hint: 'link to it from a page that readers find'};
      }
    }
  },
};
