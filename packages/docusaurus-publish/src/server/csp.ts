import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DomUtils, parseDocument} from 'htmlparser2';
import {filesIn} from '../filesIn';
import type {ServerDefinition} from './definition';

const {filter, findAll, textContent} = DomUtils;
type Element = ReturnType<typeof findAll>[number];

/** What the pages of a build hold that a policy must allow by name. */
export interface InlineHashes {
  /** `'sha256-…'` of inline scripts and speculation rules. */
  readonly scripts: readonly string[];
  /** `'sha256-…'` of `style` attributes in the HTML. React sets those of its own through the DOM, where no policy applies. */
  readonly styles: readonly string[];
}

/** Types of inline scripts that a policy governs; others, such as JSON-LD, are data that no browser runs. */
const governed = new Set(['', 'module', 'text/javascript', 'importmap', 'speculationrules']);

const hash = (source: string): string => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

const elementsOf = (html: string): readonly Element[] => findAll(() => true, parseDocument(html).children);

function hashesOf(elements: readonly Element[]): InlineHashes {
  const scripts = elements.filter(
    ({name, attribs: {src, type = ''}}) => name === 'script' && src === undefined && governed.has(type.toLowerCase()),
  );
  return {
    scripts: scripts.map((script) => hash(textContent(script))),
    styles: elements.flatMap(({attribs: {style}}) => (style ? [hash(style)] : [])),
  };
}

/** The hashes of one page. */
export const inlineHashes = (html: string): InlineHashes => hashesOf(elementsOf(html));

/** What a page says in place of headers. Browsers find elements where parsers see comments or titles, so these count as they are written. */
function equivalents(html: string): string[] {
  if (!/http-equiv/i.test(html)) return [];
  const written = filter(() => true, parseDocument(html, {decodeEntities: false}).children);
  const hidden = written.flatMap((node) =>
    'data' in node && /<meta[\s/][^]*http-equiv/i.test(node.data) ? [node.data] : [],
  );
  const metas = findAll(({name}) => name === 'meta', parseDocument(html).children);
  const named = metas.flatMap(({attribs: {'http-equiv': name, content = ''}}) =>
    name === undefined ? [] : [`${name}: ${content}`],
  );
  return [...named, ...hidden];
}

/**
 * What a page says in place of headers and should not: no policy governs it, and a refresh may lead anywhere. Pages that
 * redirect lead to the site itself, or to where its definition says.
 */
export function wrongEquivalents(html: string, {siteUrl, externalRedirects}: ServerDefinition): string[] {
  const {origin} = new URL(siteUrl);
  return equivalents(html).filter((each) => {
    const target = /^refresh: 0; url=([/h].*)$/.exec(each)?.[1] ?? '';
    const isOwn = /^\//.test(target) && URL.canParse(target, origin) && new URL(target, origin).origin === origin;
    return !isOwn && !externalRedirects.some(({to}) => to === target);
  });
}

/** Hashes of several pages or builds together, each once, sorted. */
export const mergeHashes = (...all: readonly InlineHashes[]): InlineHashes => ({
  scripts: [...new Set(all.flatMap(({scripts}) => scripts))].sort(),
  styles: [...new Set(all.flatMap(({styles}) => styles))].sort(),
});

/**
 * Inline code is what plugins and the theme put into every page. What only some pages have came with their content, and a
 * policy that named its hash would let it run. Pages without any script, such as documents to print, tell nothing.
 */
function refuseOwnCode(
  pages: ReadonlyMap<string, InlineHashes>,
  kind: keyof InlineHashes,
  directive: string,
  allowed: readonly string[] = [],
): void {
  const withScripts = [...pages.values()].filter(({scripts}) => scripts.length > 0);
  const [first = [], ...others] = withScripts.map((page) => page[kind]);
  const known = new Set([...first.filter((each) => others.every((own) => own.includes(each))), ...allowed]);
  const found = [...pages].flatMap(([page, {[kind]: own}]) =>
    own.filter((each) => !known.has(each)).map((each) => `${page}: ${each}`),
  );
  if (found.length > 0) {
    throw new Error(
      `Pages have inline ${kind} that the others lack:\n${found.join('\n')}\nTake them out of the content, or name their hashes in csp['${directive}'] of the server's options.`,
    );
  }
}

/** Attributes by which elements load something, those of scripts that begin later among them. */
const loads = /^(?:(?:data-)?src|srcset|poster|data|background)$/;
/** Elements whose `href` loads something, too. */
const loadsHref = /^(?:base|feimage|image|link|pattern|use)$/i;
/** What a link only names. */
const namedLink = /^(?:alternate|author|canonical|license|me)$/;
const pictures = /^(?:image|img|source|video)$/;

/**
 * What no page has by itself: handlers, style sheets of its own, pages in attributes, and what comes from hosts that the
 * policy does not name. A policy stops most of it, but some hosts send none.
 */
function foreignCode(elements: readonly Element[], {csp, siteUrl}: ServerDefinition): string[] {
  const origins = new Set([new URL(siteUrl).origin, ...(csp ? Object.values(csp).flat() : [])]);
  const isForeign = (name: string, address: string): boolean => {
    if (/^data:/i.test(address)) return !pictures.test(name);
    return URL.canParse(address, siteUrl) && !origins.has(new URL(address, siteUrl).origin);
  };
  const isRefused = (name: string, key: string, value: string, rel = ''): boolean => {
    if (/^on|^srcdoc$/i.test(key)) return true;
    const isLoaded = loads.test(key) || (/href$/i.test(key) && loadsHref.test(name) && !namedLink.test(rel));
    return isLoaded && value.split(/[\s,]+/).some((address) => isForeign(name, address));
  };
  return elements.flatMap(({name, attribs}) => [
    ...(name === 'style' ? ['<style>'] : []),
    ...Object.entries(attribs)
      .filter(([key, value]) => isRefused(name, key, value, attribs.rel))
      .map(([key, value]) => `<${name} ${key}="${value.slice(0, 80)}">`),
  ]);
}

/** @throws Error for a page that says what is not in its place, or brings code of its own */
function refuse(file: string, html: string, elements: readonly Element[], definition: ServerDefinition): void {
  const metas = wrongEquivalents(html, definition).map((wrong) => `<meta http-equiv> with “${wrong.slice(0, 80)}”`);
  const [wrong] = [...metas, ...foreignCode(elements, definition)];
  if (wrong === undefined) return;
  throw new Error(
    `${file}: ${wrong}\nTake it out of the content, or name it in the server's options: a host in csp, a redirect in externalRedirects.`,
  );
}

/**
 * The hashes of all pages of a build.
 *
 * @param definition - with the policy. One that requires trusted types lets only scripts of all pages run, and those whose
 *   hashes its `script-src` names
 * @throws Error when there is no page, and for other such code and pages that lead elsewhere
 */
export function hashesOfBuild(buildDir: string, definition: ServerDefinition): InlineHashes {
  const files = filesIn(buildDir).filter((file) => file.endsWith('.html'));
  if (files.length === 0) throw new Error(`There is no page in ${buildDir}: run npm run build first.`);
  const {csp} = definition;
  const isStrict = csp && 'require-trusted-types-for' in csp;
  const pages = files.flatMap((file): [string, InlineHashes][] => {
    const html = readFileSync(path.join(buildDir, file), 'utf8');
    const elements = elementsOf(html);
    if (isStrict) refuse(file, html, elements, definition);
    // Pages that only redirect do so in place of headers, for servers that do not know where to.
    return equivalents(html).length > 0 ? [] : [[file, hashesOf(elements)]];
  });
  if (isStrict) {
    refuseOwnCode(new Map(pages), 'scripts', 'script-src', csp['script-src']);
    refuseOwnCode(new Map(pages), 'styles', 'style-src-attr', csp['style-src-attr']);
  }
  return mergeHashes(...pages.map(([, hashes]) => hashes));
}

/** The definition with the policy of a build among its headers. */
export function withPolicy(definition: ServerDefinition, hashes: InlineHashes): ServerDefinition {
  const policy = contentSecurityPolicy(definition.csp, hashes);
  return {...definition, headers: {...definition.headers, ...(policy && {'Content-Security-Policy': policy})}};
}

/** The Content-Security-Policy of all answers (W3C, CSP Level 3) with the inline code of a build; undefined without a policy. */
export function contentSecurityPolicy(
  directives: ServerDefinition['csp'],
  {scripts, styles}: InlineHashes,
): string | undefined {
  if (!directives) return undefined;
  const hashes: Readonly<Record<string, readonly string[]>> = {
    'script-src': scripts,
    // Hashes of attributes need 'unsafe-hashes'.
    'style-src-attr': styles.length > 0 ? ["'unsafe-hashes'", ...styles] : [],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources, ...(hashes[name] ?? [])])
    .filter(({length}) => length > 1)
    .map((directive) => directive.join(' '))
    .join('; ');
}
