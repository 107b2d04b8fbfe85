import path from 'node:path';
import type {Nodes} from 'mdast';
import {isScalar, parseDocument, visit} from 'yaml';
import type {MarkdownDocument} from './document';
import {attributeOf, attributesOf, endOf, startOf, type Jsx} from './nodes';
import {stringsOf} from './script';
import type {Site} from './site';

/** Separates what does not belong to one sentence. */
export const boundary = '\uE002';
/** Stands for something that is a word in its sentence, but none to be judged: code, an English quotation. */
export const opaque = '\uE003';

const proseKeys = ['title', 'description', 'sidebar_label', 'pagination_label'] as const;
const listKeys = ['label', 'name', 'title', 'description'];
const proseAttributes = new Set(['alt', 'aria-label', 'caption', 'label', 'summary', 'title']);

/** What of a page quotes programs word by word, so that its language is theirs. */
export interface Verbatim {
  readonly headings: boolean;
  /** Whether the words of a link are such a quotation. */
  readonly link: (url: string) => boolean;
}

/** A text of which everything is blanked but what is copied, so that offsets stay true. */
class Prose {
  readonly #characters: string[];

  constructor(text: string) {
    this.#characters = text.replace(/[^\n]/g, boundary).split('');
  }

  copy(start: number, end: number, source: string): void {
    for (let at = start; at < end; at += 1) this.#characters[at] = source[at] ?? boundary;
  }

  /** Copies a value of YAML, whose own quotation marks are none of the text. */
  copyScalar([start, end]: readonly [number, number, ...unknown[]], source: string): void {
    const quoted = /["']/.test(source.charAt(start)) ? 1 : 0;
    this.copy(start + quoted, end - quoted, source);
  }

  fill(start: number, end: number, character: string): void {
    for (let at = start; at < end; at += 1) {
      if (this.#characters[at] !== '\n') this.#characters[at] = character;
    }
  }

  toString(): string {
    return this.#characters.join('');
  }
}

/** Copies attributes that visitors read. */
function copyAttributes(element: Jsx, body: string, prose: Prose): void {
  for (const {name, value, position} of attributesOf(element)) {
    if (typeof value !== 'string' || !position || !proseAttributes.has(name)) continue;
    const [start = 0, end = 0] = [position.start.offset, position.end.offset];
    prose.fill(start, end, boundary);
    prose.copy(start + name.length + '="'.length, end - 1, body);
  }
}

function copyNode(node: Nodes, body: string, prose: Prose, verbatim: Verbatim): void {
  const [start, end] = [startOf(node), endOf(node)];
  const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
  const isForeign =
    node.type === 'inlineCode' ||
    (node.type === 'link' && verbatim.link(node.url)) ||
    (isElement && attributeOf(node, 'lang') !== undefined);
  if (isForeign) {
    prose.fill(start, end, opaque);
    return;
  }
  if (node.type === 'text') prose.copy(start, end, body);
  if (node.type === 'image') {
    const at = body.indexOf('![', start) + 2;
    prose.copy(at, at + (node.alt?.length ?? 0), body);
  }
  if (isElement) copyAttributes(node, body, prose);
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
    const [first, last] = [node.children[0], node.children.at(-1)];
    // Markup inside a sentence (**, [ ](…)) separates nothing.
    if (first && last) prose.fill(startOf(first), endOf(last), ' ');
    if (node.type === 'heading' && verbatim.headings) return;
  }
  if ('children' in node) node.children.forEach((child) => copyNode(child, body, prose, verbatim));
}

/** {@link proseOf} of a page, with its own quotations of programs. */
export function proseOfPage(document: MarkdownDocument, verbatim: Verbatim): string {
  const {tree, body, frontMatter, text, mask} = document;
  const prose = new Prose(body);
  copyNode(tree, body, prose, verbatim);
  const source = mask.hide(text);
  for (const key of proseKeys.filter((each) => typeof frontMatter.data[each] === 'string')) {
    prose.copyScalar(frontMatter.rangeOf([key], 'value'), source);
  }
  return prose.toString();
}

/** A string is for visitors when it has a space or begins with a capital letter; others are names, addresses and keys. */
const isProse = (text: string): boolean => /\s/.test(text) || /^\p{Lu}\p{Ll}/u.test(text);

/** Strings of a file of TypeScript; `${…}` and `{{…}}` in them are words. */
function proseOfScript(text: string, file: string): string {
  const prose = new Prose(text);
  for (const parts of stringsOf(text, file)) {
    if (!parts.some(([start, end]) => isProse(text.slice(start, end)))) continue;
    prose.fill(parts[0]![0], parts.at(-1)![1], opaque);
    parts.forEach(([start, end]) => prose.copy(start, end, text));
  }
  return prose.toString().replace(/\{\{[^}]*\}\}/g, (expression) => opaque.repeat(expression.length));
}

/** Texts of some keys in YAML, of which JSON is a part. */
function proseOfYaml(text: string, keys: readonly string[]): string {
  const prose = new Prose(text);
  const document = parseDocument(text, {prettyErrors: false});
  // lists/keys says what is wrong; where a quotation mark is missing, all the rest would pass for a text.
  if (document.errors.length > 0) return '';
  visit(document, {
    Pair(_, {key, value}) {
      if (!isScalar(key) || !keys.includes(String(key.value)) || !isScalar(value) || !value.range) return;
      prose.copyScalar(value.range, text);
    },
  });
  return prose.toString().replaceAll('\\"', opaque.repeat(2));
}

/**
 * What visitors read of a file, as a text of the same length: code, addresses and markup are gone, so that rules about
 * language need no exceptions for them, and an offset in it is one in the file. Variables are stand-ins (see
 * {@link VariableMask}). Empty for files without any: they are pages, lists of tags and authors, translations, and files
 * that the site names.
 */
export function proseOf(file: string, site: Site): string {
  const {verbatimPages = [], textFiles = []} = site.options;
  const page = site.pageOf(file);
  if (page) {
    const isVerbatim = (name: string): boolean => verbatimPages.some((start) => name.startsWith(start));
    const link = (url: string): boolean =>
      url.includes('#') && isVerbatim(path.posix.join(path.posix.dirname(file), url.replace(/#.*$/, '')));
    return proseOfPage(page.document, {headings: isVerbatim(file), link});
  }
  const text = site.text(file);
  if (site.areaOf(file) && /\/(?:tags|authors)\.yml$/.test(file)) return proseOfYaml(text, listKeys);
  if (/^i18n\/.*\.json$/.test(file)) {
    // Names in braces are none of the words.
    return proseOfYaml(
      text.replace(/\{\w+\}/g, (name) => opaque.repeat(name.length)),
      ['message'],
    );
  }
  return textFiles.includes(file) ? proseOfScript(text, file) : '';
}
