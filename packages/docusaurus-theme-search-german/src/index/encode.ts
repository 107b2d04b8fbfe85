import {createByteReader, createByteWriter} from './bytes';
import type {Core, Posting} from './model';
import {indexFormat, type IndexHead} from './names';

/** Stands for a stem that is no beginning of its word (`gedruckt`, `druck`); the stem follows. */
const otherStem = 127;

const facts = ({pages, aliases, synonyms, fieldTotals, headings, anchors}: Core): string =>
  JSON.stringify({
    pages: pages.map(({url, title, area, demoted}) => [url, title, area, ...(demoted ? [1] : [])]),
    aliases,
    synonyms,
    fieldTotals,
    headings,
    anchors,
  });

/** Letters that two words have in common at their beginning. */
function sharedLength(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a.charCodeAt(length) === b.charCodeAt(length)) length += 1;
  return length;
}

/**
 * Writes the core. Values of one kind stand together, because they compress better so; words only say what differs
 * from the word before (front coding).
 */
export function encodeCore(core: Core): Uint8Array {
  const writer = createByteWriter();
  writer.text(facts(core));
  const list = (values: readonly number[]): void => {
    writer.number(values.length);
    for (const value of values) writer.number(value);
  };
  list(core.firstSections.map((first, index) => first - (core.firstSections[index - 1] ?? 0)));
  list(core.headingLengths);
  list(core.textLengths);
  list(core.shards);
  const shared = core.words.map((word, index) => sharedLength(core.words[index - 1] ?? '', word));
  list(shared);
  writer.text(core.words.map((word, index) => word.slice(shared[index])).join('\n'));
  const other = core.words.map((word, index) => !word.startsWith(core.stems[index]!));
  list(core.words.map((word, index) => (other[index] ? otherStem : word.length - core.stems[index]!.length)));
  writer.text(core.stems.filter((_, index) => other[index]).join('\n'));
  list(core.frequencies);
  list(core.parts.map(({length}) => length));
  list(core.parts.flat());
  return writer.bytes();
}

/** Reads what `encodeCore` wrote. */
export function decodeCore(content: Uint8Array): Core {
  const reader = createByteReader(content);
  const {pages, ...rest} = JSON.parse(reader.text()) as Omit<Core, 'pages'> & {
    pages: readonly (readonly [string, string, string, 1?])[];
  };
  const list = (): number[] => Array.from({length: reader.number()}, () => reader.number());
  let section = 0;
  const firstSections = list().map((difference) => (section += difference));
  const headingLengths = list();
  const textLengths = list();
  const shards = list();
  const shared = list();
  let word = '';
  const words = split(reader.text()).map((end, index) => (word = word.slice(0, shared[index]) + end));
  const trimmed = list();
  const otherStems = split(reader.text()).values();
  const stems = trimmed.map((letters, index) =>
    letters === otherStem ? otherStems.next().value! : words[index]!.slice(0, words[index]!.length - letters),
  );
  const frequencies = list();
  const partCounts = list();
  const allParts = list();
  let part = 0;
  return {
    ...rest,
    pages: pages.map(([url, title, area, demoted]) => ({url, title, area, demoted: demoted === 1})),
    firstSections,
    headingLengths,
    textLengths,
    shards,
    words,
    stems,
    frequencies,
    parts: partCounts.map((count) => allParts.slice(part, (part += count))),
  };
}

const split = (text: string): string[] => (text === '' ? [] : text.split('\n'));

/** Postings of consecutive terms, ready to be looked up. */
export interface Shard {
  /** Number of the first term. */
  readonly firstTerm: number;
  /** Where each term's postings begin; one more at the end. */
  readonly starts: Uint32Array;
  readonly sections: Uint32Array;
  readonly codes: Uint8Array;
}

/** Writes the postings of consecutive terms: first how many each has, then the steps from section to section, then the codes. */
export function encodeShard(postings: readonly (readonly Posting[])[]): Uint8Array {
  const writer = createByteWriter();
  writer.number(postings.length);
  for (const {length} of postings) writer.number(length);
  for (const list of postings) {
    list.forEach(({section}, index) => writer.number(section - (list[index - 1]?.section ?? 0)));
  }
  for (const {code} of postings.flat()) writer.byte(code);
  return writer.bytes();
}

/** Reads what `encodeShard` wrote. */
export function decodeShard(content: Uint8Array, firstTerm: number): Shard {
  const reader = createByteReader(content);
  const starts = new Uint32Array(reader.number() + 1);
  for (let term = 1; term < starts.length; term += 1) starts[term] = starts[term - 1]! + reader.number();
  const total = starts.at(-1)!;
  const sections = new Uint32Array(total);
  for (let term = 0; term + 1 < starts.length; term += 1) {
    let section = 0;
    for (let at = starts[term]!; at < starts[term + 1]!; at += 1) sections[at] = section += reader.number();
  }
  return {firstTerm, starts, sections, codes: Uint8Array.from({length: total}, () => reader.byte())};
}

/** What the file that a search begins with holds. */
export interface IndexStart {
  readonly folder: string;
  readonly core: Core;
  /** Postings of all terms, where there are so few that they stand in one file. */
  readonly postings?: Shard;
}

/**
 * Writes the file that a search begins with.
 *
 * @param core - as `encodeCore` wrote it
 * @param postings - as `encodeShard` wrote them, if they stand in one file
 */
export function encodeStart(folder: string, core: Uint8Array, postings?: Uint8Array): Uint8Array {
  const writer = createByteWriter();
  writer.text(JSON.stringify({format: indexFormat, folder} satisfies IndexHead));
  writer.part(core);
  if (postings) writer.part(postings);
  return writer.bytes();
}

/**
 * Reads what `encodeStart` wrote.
 *
 * @throws Error for a file of another format, or another kind
 */
export function decodeStart(content: Uint8Array): IndexStart {
  const reader = createByteReader(content);
  const {format, folder} = JSON.parse(reader.text()) as IndexHead;
  if (format !== indexFormat) throw new Error(`The search index has format ${format}, not ${indexFormat}.`);
  const core = decodeCore(reader.part());
  return {folder, core, ...(core.shards.length === 1 && {postings: decodeShard(reader.part(), 0)})};
}
