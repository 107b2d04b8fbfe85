import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {Parser} from 'htmlparser2';

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
  const scripts: string[] = [];
  const styles: string[] = [];
  let script: string | undefined;
  const parser = new Parser(
    {
      onopentag(name, {type = '', src, style}) {
        if (name === 'script' && src === undefined && governed.has(type.toLowerCase())) {
          script = '';
        }
        if (style) {
          styles.push(hash(style));
        }
      },
      ontext(text) {
        if (script !== undefined) {
          script += text;
        }
      },
      onclosetag(name) {
        if (name === 'script' && script !== undefined) {
          scripts.push(hash(script));
          script = undefined;
        }
      },
    },
    {decodeEntities: true},
  );
  parser.end(html);
  return {scripts, styles};
}

/** Pages that only redirect stand in `x/index.html` and are read by no one whose server knows redirects: they keep working by `meta`. */
const isRedirectPage = (html: string): boolean => /<meta http-equiv="?refresh/i.test(html);

/** The hashes of all pages of a build, each once, sorted. @throws Error when there is no page. */
export function hashesOfBuild(buildDir: string): InlineHashes {
  const files = readdirSync(buildDir, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  if (files.length === 0) {
    throw new Error(`There is no page in ${buildDir}: run npm run build first.`);
  }
  const pages = files
    .map((file) => readFileSync(path.join(buildDir, file), 'utf8'))
    .filter((html) => !isRedirectPage(html))
    .map(inlineHashes);
  const union = (lists: readonly (readonly string[])[]): string[] => [...new Set(lists.flat())].sort();
  return {scripts: union(pages.map(({scripts}) => scripts)), styles: union(pages.map(({styles}) => styles))};
}

/** Hashes of several builds together: while a release changes, pages of both are open. */
export const mergeHashes = (...all: readonly InlineHashes[]): InlineHashes => ({
  scripts: [...new Set(all.flatMap(({scripts}) => scripts))].sort(),
  styles: [...new Set(all.flatMap(({styles}) => styles))].sort(),
});

/**
 * The Content-Security-Policy of all answers (W3C, CSP Level 3): nothing but what the site loads from itself, and the
 * inline scripts of the build by their hashes.
 */
export function contentSecurityPolicy({scripts, styles}: InlineHashes): string {
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...scripts],
    ['style-src', "'self'"],
    // Attributes are allowed one by one, which needs 'unsafe-hashes'; without any there is nothing to allow.
    ...(styles.length > 0 ? [['style-src-attr', "'unsafe-hashes'", ...styles]] : []),
    // data: for the small icons in the theme's style sheets.
    ['img-src', "'self'", 'data:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'"],
    ['worker-src', "'self'"],
    ['manifest-src', "'self'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    ['base-uri', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default'],
  ];
  return directives.map((directive) => directive.join(' ')).join('; ');
}
