import Prism, {type Token, type TokenStream} from 'prismjs';
import loadLanguages from 'prismjs/components/';

/** The parts of a hast node (syntax tree of HTML) that this file reads. */
export interface HtmlNode {
  readonly type: string;
  readonly tagName?: string;
  readonly value?: string;
  children?: HtmlNode[];
  properties?: Readonly<Record<string, unknown>>;
}

const textOf = ({value = '', children = []}: HtmlNode): string => value + children.map(textOf).join('');

/** Kinds of words that have a colour (`--code-KIND`, `.code-KIND` in css/code.css), with Prism's names for them. */
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

/** A text in one colour. */
interface Piece {
  readonly text: string;
  readonly kind: string | undefined;
}

function pieces(stream: TokenStream, kind?: string): Piece[] {
  if (typeof stream === 'string') {
    return [{text: stream, kind}];
  }
  return (Array.isArray(stream) ? stream : [stream]).flatMap((token: string | Token) =>
    typeof token === 'string'
      ? [{text: token, kind}]
      : pieces(
          token.content,
          [token.type, ...[token.alias].flat()].map((name) => kindOf.get(name)).find(Boolean) ?? kind,
        ),
  );
}

const span = ({text, kind}: Piece): string =>
  kind && text.trim() ? `<span class="code-${kind}">${escape(text)}</span>` : escape(text);

/** The lines of a code as HTML. A language that Prism does not know gives lines without colours. */
function highlightedLines(code: string, language: string): string[] {
  loadLanguages.silent = true;
  loadLanguages([language]);
  const grammar = Prism.languages[language];
  const lines: string[] = [''];
  for (const {text, kind} of grammar ? pieces(Prism.tokenize(code, grammar)) : pieces(code)) {
    const [first = '', ...others] = text.split('\n');
    lines.push((lines.pop() ?? '') + span({text: first, kind}));
    lines.push(...others.map((line) => span({text: line, kind})));
  }
  return lines;
}

/** Numbers of a range as in `{1,4-6}` behind the language of a code block. */
function markedLines(meta: string): Set<number> {
  const ranges = /\{([\d,-]+)\}/.exec(meta)?.[1]?.split(',') ?? [];
  return new Set(
    ranges.flatMap((range) => {
      const [first = 0, last = first] = range.split('-').map(Number);
      return Array.from({length: last - first + 1}, (_, index) => first + index);
    }),
  );
}

const startMark = 'highlight-start';
const endMark = 'highlight-end';
const nextMark = 'highlight-next-line';
/** A line that is nothing but a comment with one of the marks, in any language's way of writing comments. */
const markLine = new RegExp(`^\\W*(?:REM\\s+)?(${startMark}|${endMark}|${nextMark})\\W*$`, 'i');

/** Takes the lines with Docusaurus' marks out of a code. Returns the code and the numbers of the marked lines. */
function takeMarks(code: string): {code: string; marked: Set<number>} {
  const lines: string[] = [];
  const marked = new Set<number>();
  let within = false;
  for (const line of code.split('\n')) {
    const mark = markLine.exec(line)?.[1]?.toLowerCase();
    if (mark === nextMark) {
      marked.add(lines.length + 1);
    } else if (mark) {
      within = mark === startMark;
    } else {
      lines.push(line);
      if (within) {
        marked.add(lines.length);
      }
    }
  }
  return {code: lines.join('\n'), marked};
}

/**
 * The content of a code block as HTML: each word that has a colour in a span, marked lines in a span of their own.
 *
 * @param language - a name that Prism knows; others give plain text
 * @param meta - what follows the language, e.g. `title="…" {2-3} showLineNumbers`
 */
export function highlight(code: string, language: string, meta: string): string {
  const text = takeMarks(code.replace(/\n$/, ''));
  const marked = new Set([...text.marked, ...markedLines(meta)]);
  const numbered = /\bshowLineNumbers\b/.test(meta);
  return highlightedLines(text.code, language)
    .map((line) => (numbered ? `<span class="code-line">${line}</span>` : line))
    .map((line, index) => (marked.has(index + 1) ? `<span class="code-marked">${line}\n</span>` : `${line}\n`))
    .join('');
}

/**
 * Rehype plugin: colours code while the site is built, so that no browser has to. The theme's `CodeBlock` gets the HTML as
 * `html`; the colours of both modes are CSS variables.
 */
export function highlightCode() {
  return (tree: HtmlNode): void => {
    const walk = (node: HtmlNode, parent?: HtmlNode): void => {
      if (node.tagName === 'code' && parent?.tagName === 'pre') {
        const names = [node.properties?.className ?? []].flat().map(String);
        const language = names.find((name) => name.startsWith('language-'))?.slice('language-'.length) ?? 'text';
        const {metastring} = node.properties ?? {};
        const meta = typeof metastring === 'string' ? metastring : '';
        node.properties = {...node.properties, html: highlight(textOf(node), language.toLowerCase(), meta)};
        node.children = [];
      }
      node.children?.forEach((child) => walk(child, node));
    };
    walk(tree);
  };
}
