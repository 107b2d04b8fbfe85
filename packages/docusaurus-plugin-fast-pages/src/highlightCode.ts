import type {Root} from 'hast';
import {toString} from 'hast-util-to-string';
import Prism, {type TokenStream} from 'prismjs';
import loadLanguages from 'prismjs/components/';
import {visit} from 'unist-util-visit';

/** Kinds of words that have a color (`--code-KIND`, `.code-KIND` in css/code.css), with Prism's names for them. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  comment: ['comment', 'prolog', 'doctype', 'cdata', 'shebang'],
  keyword: ['keyword', 'tag', 'selector', 'atrule', 'section', 'section-name', 'important', 'operator'],
  string: ['string', 'char', 'attr-value', 'url', 'regex', 'value'],
  number: ['number', 'boolean', 'constant', 'symbol', 'variable'],
  name: ['function', 'builtin', 'class-name', 'attr-name', 'property', 'key', 'parameter'],
  inserted: ['inserted'],
  deleted: ['deleted'],
};
const kindOf = new Map(Object.entries(kinds).flatMap(([kind, names]) => names.map((name) => [name, kind] as const)));

const escapes: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};
const escape = (text: string): string => text.replace(/[&<>]/g, (sign) => escapes[sign] ?? sign);

/** Prism's tokens as HTML: what has a color in a span. */
function toHtml(stream: TokenStream, kind?: string): string {
  if (typeof stream === 'string') {
    return kind && stream.trim() ? `<span class="code-${kind}">${escape(stream)}</span>` : escape(stream);
  }
  if (Array.isArray(stream)) return stream.map((each) => toHtml(each, kind)).join('');
  const names = [stream.type, ...[stream.alias].flat()];
  return toHtml(stream.content, names.map((name) => kindOf.get(name)).find(Boolean) ?? kind);
}

/** Characters of the longest code that gets colors: Prism's patterns for some languages take the square of its length. */
const longest = 5000;

/**
 * The content of a code block as HTML: each word that has a color in a span. Code of more than 5,000 characters has none.
 *
 * @param language - a name that Prism knows; others give plain text
 */
export function highlight(code: string, language: string): string {
  loadLanguages.silent = true;
  loadLanguages([language]);
  const grammar = Prism.languages[language];
  return toHtml(grammar && code.length <= longest ? Prism.tokenize(code, grammar) : code);
}

/**
 * Rehype plugin: colors code while the site is built, so that no browser has to. The theme's `CodeBlock` gets the HTML as
 * `html`; the colors of both modes are CSS variables.
 */
export function highlightCode() {
  return (tree: Root): void => {
    visit(tree, 'element', (node, _, parent) => {
      if (node.tagName !== 'code' || parent?.type !== 'element' || parent.tagName !== 'pre') return;
      const [, language = 'text'] = /language-(\S+)/.exec([node.properties.className].flat().join(' ')) ?? [];
      node.properties.html = highlight(toString(node), language.toLowerCase());
      node.children = [];
    });
  };
}
