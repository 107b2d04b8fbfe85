import type {Root} from 'mdast';
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {isMap, isScalar, LineCounter, parseDocument, type Node as YamlNode} from 'yaml';
import type {VariableMask} from './variables';
import {offsetOf, type Message} from '../diagnostic';
import {explainMdx} from './mdxMessages';

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);

/** A Markdown file may hold many syntax errors; after so many a reader has enough to do. */
const maxSyntaxErrors = 10;

interface MdxError {
  readonly reason: string;
  readonly ruleId?: string;
  readonly place?: {
    readonly offset?: number;
    readonly line?: number;
    readonly column?: number;
    readonly start?: {readonly offset?: number};
  };
}

/** Blanks a range of a text, keeping its length and its lines. */
const blank = (text: string, start: number, end: number): string =>
  text.slice(0, start) + text.slice(start, end).replace(/[^\n\r]/g, ' ') + text.slice(end);

const emptyRoot = (): Root => ({type: 'root', children: []});

/**
 * Parses Markdown with JSX. The parser stops at its first error, so the place of each error is blanked and the rest
 * parsed again: one run names all mistakes.
 */
function parseMdx(source: string, original: string): {tree: Root; errors: Message[]} {
  const errors: Message[] = [];
  let text = source;
  while (errors.length < maxSyntaxErrors) {
    try {
      return {tree: processor.parse(text), errors};
    } catch (error) {
      const {reason, place} = error as MdxError;
      const reported = place?.offset ?? place?.start?.offset ?? offsetOf(text, place?.line ?? 1, place?.column ?? 1);
      const {at, end, ...said} = explainMdx(reason, original, text, reported);
      errors.push({at, ...said});
      const blanked = blank(text, at, end);
      if (blanked === text) return {tree: emptyRoot(), errors};
      text = blanked;
    }
  }
  return {tree: emptyRoot(), errors};
}

const frontMatterBlock = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)^---[ \t]*(?:\r?\n|$)/m;

/** A quotation mark that is never closed is missed only at the end: the opening one is what an author looks for. */
function beginningOf(yaml: string, message: string, reported: number): number {
  const [, mark] = /^Missing closing (["'])quote/.exec(message) ?? [];
  const opening = mark === undefined ? -1 : yaml.lastIndexOf(mark, reported - 1);
  return opening < 0 ? reported : opening;
}

/** Front matter with the places of its keys. */
export class FrontMatter {
  readonly data: Readonly<Record<string, unknown>>;
  readonly errors: readonly Message[];
  readonly #document: ReturnType<typeof parseDocument>;

  /** @param yaml - the text between the dashes, and @param start - its offset in the file */
  constructor(
    yaml: string,
    private readonly start: number,
    mask: VariableMask,
  ) {
    // Days stay texts, as authors wrote them: YAML's own reading turns 2024-13-45 into something else.
    this.#document = parseDocument(yaml, {schema: 'core', lineCounter: new LineCounter(), prettyErrors: false});
    this.errors = [...this.#document.errors, ...this.#document.warnings].map(({message, pos}) => ({
      at: start + beginningOf(yaml, message, pos[0]),
      reason: `front matter is no valid YAML: ${message.replace(/\s+/g, ' ')}`,
      note: 'mend its indentation, quotation marks or colons (put a text that holds „: “ or „#“ into "…")',
    }));
    const data: unknown = this.errors.length > 0 ? {} : this.#document.toJS();
    this.data = fillAll(isRecord(data) ? data : {}, mask);
  }

  /** Range of a key, or of the value that it (or a path below it) has; the block's beginning where it has none. */
  rangeOf(path: readonly (string | number)[], part: 'key' | 'value'): readonly [number, number] {
    const contents = this.#document.contents;
    if (part === 'key' && path.length === 1 && isMap(contents)) {
      const pair = contents.items.find(({key}) => isScalar(key) && key.value === path[0]);
      const range = (pair?.key as YamlNode | undefined)?.range;
      if (range) return [this.start + range[0], this.start + range[1]];
    }
    for (let depth = path.length; depth > 0; depth -= 1) {
      const node = this.#document.getIn(path.slice(0, depth), true) as YamlNode | undefined;
      if (node?.range) return [this.start + node.range[0], this.start + node.range[1]];
    }
    return [this.start, this.start];
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fillAll(data: Record<string, unknown>, mask: VariableMask): Record<string, unknown> {
  const fill = (value: unknown): unknown => {
    if (typeof value === 'string') return mask.fill(value);
    if (Array.isArray(value)) return value.map(fill);
    return isRecord(value) ? fillAll(value, mask) : value;
  };
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, fill(value)]));
}

/** A Markdown file, read once for all rules. Offsets of tree, front matter and text are the same. */
export class MarkdownDocument {
  /** Whether a front matter block was found at all. */
  readonly hasFrontMatter: boolean;
  /** The text with facts hidden and the front matter blanked: what is left is Markdown. */
  readonly body: string;
  /** Offset at which the body begins. */
  readonly bodyStart: number;
  #parsed: {tree: Root; errors: Message[]} | undefined;
  #frontMatter: FrontMatter | undefined;
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
    this.hasFrontMatter = block !== null && block.index === 0;
    this.bodyStart = this.hasFrontMatter ? (block?.[0].length ?? 0) : text.startsWith('\uFEFF') ? 1 : 0;
    this.#yaml = this.hasFrontMatter ? (block?.[1] ?? '') : '';
    this.#yamlStart = hidden.indexOf('\n') + 1;
    this.body = blank(hidden, 0, this.bodyStart);
  }

  get frontMatter(): FrontMatter {
    this.#frontMatter ??= new FrontMatter(this.#yaml, this.#yamlStart, this.mask);
    return this.#frontMatter;
  }

  /** Whether the front matter can have one of these keys: a look that needs no YAML to be read. */
  mayHave(...keys: readonly string[]): boolean {
    return keys.some((key) => this.#yaml.includes(key));
  }

  /** The syntax tree; what could not be parsed is missing from it. */
  get tree(): Root {
    return this.#parse().tree;
  }

  get syntaxErrors(): readonly Message[] {
    return this.#parse().errors;
  }

  #parse(): {tree: Root; errors: Message[]} {
    this.#parsed ??= parseMdx(this.body, this.text);
    return this.#parsed;
  }
}
