import path from 'node:path';
import {isScalar, parseDocument, visit} from 'yaml';
import {boundary, opaque, proseOf} from './prose';
import type {Site} from './site';

const cache = new WeakMap<Site, Map<string, string>>();

/** A string is for visitors when it has a space or begins with a capital letter; others are names, addresses and keys. */
const isProse = (text: string): boolean => /\s/.test(text) || /^\p{Lu}\p{Ll}/u.test(text);

/** Copies ranges of a text and blanks everything else, so that offsets stay true. */
function only(text: string, ranges: Iterable<readonly [number, number]>): string {
  const characters = text.replace(/[^\n]/g, boundary).split('');
  for (const [start, end] of ranges) {
    for (let at = start; at < end; at += 1) characters[at] = text[at] ?? boundary;
  }
  return characters.join('');
}

/** Strings of TypeScript and JSON; `${…}` in them is a word. */
function* strings(text: string, pattern: RegExp): Iterable<readonly [number, number]> {
  for (const match of text.matchAll(pattern)) {
    const inner = match[2] ?? '';
    if (isProse(inner)) yield [match.index + match[0].length - inner.length - 1, match.index + match[0].length - 1];
  }
}

function proseOfScript(text: string): string {
  const plain = text
    .replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/[^\n]*/g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/^import [^\n]*$/gm, (line) => ' '.repeat(line.length))
    .replace(/\$\{[^}]*\}|\{\{[^}]*\}\}/g, (expression) => opaque.repeat(expression.length));
  return only(plain, strings(plain, /(['`])((?:(?!\1)[^\\\n]|\\.)*)\1/g));
}

/** Docusaurus' file of translations: what is shown is the `message`; its names in braces are none of the words. */
function proseOfMessages(text: string): string {
  const plain = text.replace(/\{\w+\}/g, (name) => opaque.repeat(name.length));
  return only(plain, strings(plain, /("message":\s*")((?:[^"\\]|\\.)*)"/g)).replaceAll('\\"', `${opaque}${opaque}`);
}

const yamlKeys = new Set(['label', 'name', 'title', 'description']);

function proseOfYaml(text: string): string {
  const ranges: [number, number][] = [];
  const document = parseDocument(text, {prettyErrors: false});
  // lists/keys says what is wrong; where a quotation mark is missing, all the rest would pass for a text.
  if (document.errors.length > 0) return '';
  visit(document, {
    Pair(_, {key, value}) {
      if (isScalar(key) && yamlKeys.has(String(key.value)) && isScalar(value) && value.range) {
        ranges.push([value.range[0], value.range[1]]);
      }
    },
  });
  return only(text, ranges);
}

/** Whether a file beside the pages holds text for visitors: lists of tags and authors, translations, and what the site names. */
function isTextFile(file: string, model: Site): boolean {
  return (
    (model.areaOf(file) !== undefined && /\/(?:tags|authors)\.yml$/.test(file)) ||
    /^i18n\/.*\.json$/.test(file) ||
    (model.options.textFiles ?? []).includes(file)
  );
}

function read(file: string, model: Site): string {
  const page = model.pageOf(file);
  if (page) {
    const pages = model.options.verbatimPages ?? [];
    const isVerbatim = (name: string): boolean => pages.some((start) => name.startsWith(start));
    const link = (url: string): boolean =>
      url.includes('#') && isVerbatim(path.posix.join(path.posix.dirname(file), url.replace(/#.*$/, '')));
    return proseOf(page.document, {headings: isVerbatim(file), link});
  }
  if (!isTextFile(file, model)) return '';
  const text = model.text(file) ?? '';
  if (file.endsWith('.json')) return proseOfMessages(text);
  return file.endsWith('.yml') ? proseOfYaml(text) : proseOfScript(text);
}

/** What visitors read of a file, at its offsets (see {@link proseOf}); nothing for files without any. */
export function proseFor(file: string, model: Site): string {
  const known = cache.get(model) ?? new Map<string, string>();
  cache.set(model, known);
  const prose = known.get(file) ?? read(file, model);
  known.set(file, prose);
  return prose;
}
