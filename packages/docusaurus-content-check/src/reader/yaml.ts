import {isMap, isNode, isScalar, parseDocument, visit, type Document, type Node} from 'yaml';
import {message, type Message} from '../diagnostic';

/** A quotation mark that is never closed is missed only at the end: the opening one is what an author looks for. */
function beginningOf(yaml: string, reason: string, reported: number): number {
  const [, mark] = /^Missing closing (["'])quote/.exec(reason) ?? [];
  const opening = mark === undefined ? -1 : yaml.lastIndexOf(mark, reported - 1);
  return opening < 0 ? reported : opening;
}

/** Keys that all parsers of YAML read as the same text. */
const isPlainKey = (key: unknown): boolean =>
  isScalar(key) && typeof key.value === 'string' && key.value !== '__proto__' && !key.type?.startsWith('BLOCK');

/** What other parsers of YAML read otherwise, or as more than it says: aliases, types, and keys that are no plain texts. */
function oddities(document: Document): {message: string; pos: readonly number[]}[] {
  const found: {message: string; pos: readonly number[]}[] = [];
  visit(document, {
    // Aliases can stand for millions of values, or for themselves.
    Alias(_, {source, range}) {
      found.push({message: `"*${source}" stands for another value; write it out`, pos: range ?? [0]});
      return visit.BREAK;
    },
    Node(_, {tag, range}) {
      if (tag !== undefined) found.push({message: `"${tag}" is a type; leave it out`, pos: range ?? [0]});
    },
    Pair(_, {key}) {
      if (isPlainKey(key)) return;
      found.push({message: 'a key that is no text; write a word', pos: (isNode(key) && key.range) || [0]});
    },
  });
  return found;
}

/** A mapping in YAML, with the places of its keys and values. */
export class YamlMap {
  /** Empty where the text has errors. */
  readonly data: Readonly<Record<string, unknown>>;
  readonly errors: readonly Message[];
  readonly #contents: Node | null;

  /**
   * @param start - offset of the text in its file
   * @param fill - makes something else of each text, such as values of variables
   */
  constructor(
    yaml: string,
    private readonly start = 0,
    fill: (text: string) => string = (text) => text,
  ) {
    // Days stay texts, as authors wrote them: YAML's own reading turns 2024-13-45 into something else.
    const document = parseDocument(yaml, {schema: 'core', prettyErrors: false});
    this.#contents = document.contents;
    this.errors = [...document.errors, ...document.warnings, ...oddities(document)].map(({message: reason, pos}) =>
      message(
        start + beginningOf(yaml, reason, pos[0] ?? 0),
        `no valid YAML: ${reason.replace(/\s+/g, ' ')}`,
        'correct its indentation, quotation marks or colons (put a text that holds ": " or "#" into "…")',
      ),
    );
    const reviver = (_: unknown, value: unknown): unknown => (typeof value === 'string' ? fill(value) : value);
    const isRead = this.errors.length === 0 && isMap(document.contents);
    this.data = isRead ? (document.toJS({reviver}) as Record<string, unknown>) : {};
  }

  /** Range of a key, or of the value that it (or a path below it) has; the beginning where it has none. */
  rangeOf(path: readonly (string | number)[], part: 'key' | 'value'): readonly [start: number, end: number] {
    const contents = this.#contents;
    if (!isMap(contents)) return [this.start, this.start];
    const [key] = part === 'key' ? path : [];
    const pair = contents.items.find((each) => isScalar(each.key) && String(each.key.value) === key);
    const depths = path.map((_, index) => path.slice(0, path.length - index));
    const values = depths.map((each) => contents.getIn(each, true) as Node | undefined);
    const [start, end] = [pair?.key as Node | undefined, ...values].find((node) => node?.range)?.range ?? [0, 0];
    return [this.start + start, this.start + end];
  }
}
