import {Parser, type Options} from 'acorn';
import acornJsx from 'acorn-jsx';
import type {Root} from 'mdast';
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {VFileMessage} from 'vfile-message';
import {message, offsetOf, type Message} from '../diagnostic';
import {isTooDeep} from './limits';
import {explainMdx} from './mdxMessages';
import type {VariableMask} from './variables';
import {YamlMap} from './yaml';

/** How often, and with how many characters, a file may ask for JavaScript to be read. MDX asks anew at each brace and blank line. */
const most = {attempts: 2_000, characters: 200_000};
let left = most;

/** MDX takes each error for one of JavaScript and goes on, but asks where it is: this one ends the whole attempt then. */
class TooMuchError extends Error {
  get pos(): never {
    throw this;
  }
}

/** Reads JavaScript. @throws TooMuchError for one attempt too many */
class CountingParser extends Parser.extend(acornJsx()) {
  constructor(options: Options, text: string, at?: number) {
    left = {attempts: left.attempts - 1, characters: left.characters - text.length};
    if (left.attempts < 0 || left.characters < 0) throw new TooMuchError();
    super(options, text, at);
  }
}

const processor = unified()
  .use(remarkParse)
  .use(remarkMdx, {acorn: CountingParser})
  .use(remarkGfm)
  .use(remarkDirective);

/** A Markdown file may hold many syntax errors; after so many a reader has enough to do, and a long file is read again for each. */
const maxSyntaxErrors = (text: string): number =>
  Math.min(10, Math.ceil(100_000 / (text.length + 20 * text.split('\n').length)));

/** Blanks a range of a text, keeping its length and its lines. */
const blank = (text: string, start: number, end: number): string =>
  text.slice(0, start) + text.slice(start, end).replace(/[^\n\r]/g, ' ') + text.slice(end);

/** Offset that the parser names. */
function reportedOffset({place}: VFileMessage, text: string): number {
  const point = place && 'start' in place ? place.start : place;
  return point?.offset ?? offsetOf(text, point?.line ?? 1, point?.column ?? 1);
}

/** Why a text cannot be read to its end. */
const unreadable = (text: string, error: unknown): Message =>
  error instanceof TooMuchError
    ? message(Math.max(0, text.search(/\S/)), 'JavaScript too long to be read', 'close its braces')
    : message(Math.max(0, text.search(/\S/)), 'elements are nested too deep to be read', 'take some of them apart');

/** What a text was parsed into. */
interface Parsed {
  readonly tree: Root;
  readonly errors: Message[];
}

/**
 * Parses Markdown with JSX. The parser stops at its first error, so the place of each error is blanked and the rest
 * parsed again: one run names all mistakes.
 */
function parseMdx(source: string, original: string): Parsed {
  const errors: Message[] = [];
  left = most;
  let text = source;
  while (errors.length < maxSyntaxErrors(source)) {
    try {
      const tree = processor.parse(text);
      if (!isTooDeep(tree)) return {tree, errors};
      throw new RangeError('too deep');
    } catch (said) {
      // The parser's stack has an end, too.
      if (!(said instanceof VFileMessage)) {
        errors.push(unreadable(text, said));
        break;
      }
      const {end, ...explained} = explainMdx(said.reason, original, text, reportedOffset(said, text));
      errors.push(explained);
      const blanked = blank(text, explained.at, end);
      if (blanked === text) break;
      text = blanked;
    }
  }
  return {tree: {type: 'root', children: []}, errors};
}

/** Trees of the texts that were read last, by their bodies: commands that read a page several times, for its site or for several sites, parse it once. */
const known = new Map<string, Parsed>();
/** Characters of all their bodies, above which they are forgotten. */
const mostKnown = 4_000_000;
let knownLength = 0;

function remember(body: string, parsed: Parsed): void {
  knownLength += body.length;
  if (knownLength > mostKnown) {
    known.clear();
    knownLength = body.length;
  }
  known.set(body, parsed);
}

/** Front matter for gray-matter and remark-frontmatter alike: what only one of them sees is none, and safety/code says so. */
const frontMatterBlock = /^\uFEFF?---[ \t]*\r?\n((?:(?!---)[^\n]*\n)*)---[ \t]*(?:\r?\n|$)/;

/** A Markdown file, read once for all rules. Offsets of tree, front matter and text are the same. */
export class MarkdownDocument {
  /** Whether a front matter block was found at all. */
  readonly hasFrontMatter: boolean;
  /** The text with variables hidden and the front matter blanked: what is left is Markdown. */
  readonly body: string;
  /** Offset at which the body begins. */
  readonly bodyStart: number;
  #parsed: Parsed | undefined;
  #frontMatter: YamlMap | undefined;
  readonly #yaml: string;
  readonly #yamlStart: number;

  /** @param file - path from the site's root, and @param text - the file's content as on the disk */
  constructor(
    readonly file: string,
    readonly text: string,
    readonly mask: VariableMask,
  ) {
    const hidden = mask.hide(text);
    const block = frontMatterBlock.exec(hidden);
    this.hasFrontMatter = block !== null;
    this.bodyStart = block?.[0].length ?? (text.startsWith('\uFEFF') ? 1 : 0);
    this.#yaml = block?.[1] ?? '';
    this.#yamlStart = block ? hidden.indexOf('\n') + 1 : 0;
    this.body = blank(hidden, 0, this.bodyStart);
  }

  /** The front matter, with the values of variables. */
  get frontMatter(): YamlMap {
    this.#frontMatter ??= new YamlMap(this.#yaml, this.#yamlStart, (text) => this.mask.fill(text));
    return this.#frontMatter;
  }

  /** Whether the front matter can have one of these keys, which it names as words: a look that needs no YAML to be read. */
  mayHave(...keys: readonly string[]): boolean {
    return keys.some((key) => new RegExp(`\\b${key}\\b`).test(this.#yaml));
  }

  /** The syntax tree, which nobody may change; what could not be parsed is missing from it. */
  get tree(): Root {
    return this.#parse().tree;
  }

  get syntaxErrors(): readonly Message[] {
    return this.#parse().errors;
  }

  #parse(): Parsed {
    this.#parsed ??= known.get(this.body);
    if (!this.#parsed) {
      this.#parsed = parseMdx(this.body, this.text);
      // Messages quote the text as it was typed.
      if (this.#parsed.errors.length === 0) remember(this.body, this.#parsed);
    }
    return this.#parsed;
  }
}
