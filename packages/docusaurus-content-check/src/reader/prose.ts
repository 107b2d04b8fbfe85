import path from 'node:path';
import type {Nodes} from 'mdast';
import {isScalar, parseDocument, visit} from 'yaml';
import type {MarkdownDocument} from './document';
import {attributeOf, endOf, startOf, type Jsx} from './nodes';
import type {Site} from './site';

/** Separates what does not belong to one sentence. */
export const boundary = '\uE002';
/** Stands for something that is a word in its sentence, but none to be judged: code, an English quotation. */
export const opaque = '\uE003';

const proseKeys = ['title', 'description', 'sidebar_label', 'pagination_label'] as const;
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
function copyAttributes({attributes}: Jsx, body: string, prose: Prose): void {
  for (const {type, value, position, ...attribute} of attributes) {
    if (type !== 'mdxJsxAttribute' || typeof value !== 'string' || !position) continue;
    if (!('name' in attribute) || !proseAttributes.has(attribute.name)) continue;
    const {start, end} = position;
    prose.fill(start.offset ?? 0, end.offset ?? 0, boundary);
    prose.copy((start.offset ?? 0) + attribute.name.length + '="'.length, (end.offset ?? 0) - 1, body);
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
  for (const key of proseKeys) {
    if (typeof frontMatter.data[key] !== 'string') continue;
    const [start, end] = frontMatter.rangeOf([key], 'value');
    // YAML's own quotation marks are none of the text.
    const quoted = /^["']/.test(source.slice(start)) ? 1 : 0;
    prose.copy(start + quoted, end - quoted, source);
  }
  return prose.toString();
}

/** A string is for visitors when it has a space or begins with a capital letter; others are names, addresses and keys. */
const isProse = (text: string): boolean => /\s/.test(text) || /^\p{Lu}\p{Ll}/u.test(text);

/** Strings of TypeScript and JSON, whose text is the last group of a pattern before its closing quotation mark. */
function proseOfStrings(text: string, pattern: RegExp): string {
  const prose = new Prose(text);
  for (const match of text.matchAll(pattern)) {
    const inner = match.at(-1) ?? '';
    const end = match.index + match[0].length - 1;
    if (isProse(inner)) prose.copy(end - inner.length, end, text);
  }
  return prose.toString();
}

/** Strings of a file of TypeScript; `${…}` in them is a word. */
const proseOfScript = (text: string): string =>
  proseOfStrings(
    text
      .replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, (comment) => comment.replace(/[^\n]/g, ' '))
      .replace(/^import [^\n]*$/gm, (line) => ' '.repeat(line.length))
      .replace(/\$\{[^}]*\}|\{\{[^}]*\}\}/g, (expression) => opaque.repeat(expression.length)),
    /(['`])((?:(?!\1)[^\\\n]|\\.)*)\1/g,
  );

/** Docusaurus' file of translations: what is shown is the `message`; its names in braces are none of the words. */
const proseOfMessages = (text: string): string =>
  proseOfStrings(
    text.replace(/\{\w+\}/g, (name) => opaque.repeat(name.length)),
    /"message":\s*"((?:[^"\\]|\\.)*)"/g,
  ).replaceAll('\\"', `${opaque}${opaque}`);

const yamlKeys = new Set(['label', 'name', 'title', 'description']);

function proseOfYaml(text: string): string {
  const prose = new Prose(text);
  const document = parseDocument(text, {prettyErrors: false});
  // lists/keys says what is wrong; where a quotation mark is missing, all the rest would pass for a text.
  if (document.errors.length > 0) return '';
  visit(document, {
    Pair(_, {key, value}) {
      if (!isScalar(key) || !yamlKeys.has(String(key.value)) || !isScalar(value) || !value.range) return;
      prose.copy(value.range[0], value.range[1], text);
    },
  });
  return prose.toString();
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
  if (site.areaOf(file) && /\/(?:tags|authors)\.yml$/.test(file)) return proseOfYaml(text);
  if (/^i18n\/.*\.json$/.test(file)) return proseOfMessages(text);
  return textFiles.includes(file) ? proseOfScript(text) : '';
}
