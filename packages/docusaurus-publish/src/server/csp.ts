import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DomUtils, parseDocument} from 'htmlparser2';
import {filesIn} from '../filesIn';
import type {ServerDefinition} from './definition';

const {findAll, textContent} = DomUtils;

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

/** The hashes of one page. */
export function inlineHashes(html: string): InlineHashes {
  const elements = findAll(() => true, parseDocument(html).children);
  const scripts = elements.filter(
    ({name, attribs: {src, type = ''}}) => name === 'script' && src === undefined && governed.has(type.toLowerCase()),
  );
  return {
    scripts: scripts.map((script) => hash(textContent(script))),
    styles: elements.flatMap(({attribs: {style}}) => (style ? [hash(style)] : [])),
  };
}

/** Pages that only redirect stand in `x/index.html` and are read by no one whose server knows redirects: they keep working by `meta`. */
const isRedirectPage = (html: string): boolean => /<meta http-equiv="?refresh/i.test(html);

/** Hashes of several pages or builds together, each once, sorted. */
export const mergeHashes = (...all: readonly InlineHashes[]): InlineHashes => ({
  scripts: [...new Set(all.flatMap(({scripts}) => scripts))].sort(),
  styles: [...new Set(all.flatMap(({styles}) => styles))].sort(),
});

/** The hashes of all pages of a build. @throws Error when there is no page. */
export function hashesOfBuild(buildDir: string): InlineHashes {
  const files = filesIn(buildDir).filter((file) => file.endsWith('.html'));
  if (files.length === 0) {
    throw new Error(`There is no page in ${buildDir}: run npm run build first.`);
  }
  const pages = files.map((file) => readFileSync(path.join(buildDir, file), 'utf8'));
  return mergeHashes(...pages.filter((html) => !isRedirectPage(html)).map(inlineHashes));
}

/** The Content-Security-Policy of all answers (W3C, CSP Level 3) with the inline code of a build; undefined without a policy. */
export function contentSecurityPolicy(
  directives: ServerDefinition['csp'],
  {scripts, styles}: InlineHashes,
): string | undefined {
  const hashes: Readonly<Record<string, readonly string[]>> = {
    'script-src': scripts,
    // Hashes of attributes need 'unsafe-hashes'.
    'style-src-attr': styles.length > 0 ? ["'unsafe-hashes'", ...styles] : [],
  };
  return directives
    ? Object.entries(directives)
        .map(([name, sources]) => [name, ...sources, ...(hashes[name] ?? [])])
        .filter(({length}) => length > 1)
        .map((directive) => directive.join(' '))
        .join('; ')
    : undefined;
}
