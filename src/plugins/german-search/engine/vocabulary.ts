import {createSplitter} from '../analysis/compounds';
import {fold} from '../analysis/fold';
import {stem} from '../analysis/stem';
import type {Synonyms} from '../analysis/synonyms';
import {stopWords, words} from '../analysis/words';
import {fields, type IndexedDocument, type IndexFile} from '../index-file';

/** A word of a document, folded, with its place. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly folded: string;
}

/** How often a term stands in one document. */
interface Posting {
  readonly field: number;
  readonly document: IndexedDocument;
  count: number;
  readonly length: number;
}

/** A document in which a term stands, with the term's weight there (BM25 within the field). */
export interface Hit {
  readonly field: number;
  readonly document: IndexedDocument;
  readonly weight: number;
}

/** All terms of the site with the places where they stand. */
export interface Vocabulary {
  readonly titles: ReadonlyMap<number, IndexedDocument>;
  /** All terms in code-unit order, for looking up beginnings. */
  readonly terms: readonly string[];
  /** Folded words as they stand in the texts, by frequency; for suggestions of nearest terms. */
  readonly surface: ReadonlyMap<string, {readonly text: string; readonly count: number}>;
  /** Words of a document or of any other text. */
  tokens(of: IndexedDocument | string): readonly Token[];
  has(term: string): boolean;
  hits(term: string): readonly Hit[];
  /** Parts of a compound, folded. */
  split(word: string): readonly string[];
  /** Terms for one folded word of a text or query: stem or synonym, and the word itself. */
  termsOf(word: string): readonly string[];
  readonly synonyms: Synonyms;
}

const k1 = 1.2;
const b = 0.75;
const headingField = fields.indexOf('heading');
/** From this number on, a page's headings count for less each. */
const manyHeadings = 20;

/**
 * Analyses the site's texts. The worker does this once after loading the file: the analysis of texts and queries can't
 * drift apart between two releases, and the file carries no index that would be five times the size of the texts.
 */
export function createVocabulary(file: IndexFile, synonyms: Synonyms): Vocabulary {
  // A site repeats its words: folding each spelling once makes loading several times faster.
  const foldedWords = new Map<string, string>();
  const tokenize = (content: string): Token[] =>
    words(content).map(({text, start}) => {
      let folded = foldedWords.get(text);
      if (folded === undefined) foldedWords.set(text, (folded = fold(text)));
      return {text, start, folded};
    });
  const tokens = new Map<IndexedDocument, readonly Token[]>();
  for (const {documents} of file) for (const document of documents) tokens.set(document, tokenize(document.t));

  const surface = new Map<string, {text: string; count: number}>();
  const stemCounts = new Map<string, number>();
  for (const {text, folded} of [...tokens.values()].flat()) {
    if (folded.length < 2 || stopWords.has(folded)) continue;
    const known = surface.get(folded);
    if (known) known.count += 1;
    else surface.set(folded, {text, count: 1});
    const wordStem = stem(folded);
    stemCounts.set(wordStem, (stemCounts.get(wordStem) ?? 0) + 1);
  }
  const split = createSplitter((word) => stemCounts.get(stem(word)) ?? 0);

  const cache = new Map<string, readonly string[]>();
  const termsOf = (word: string): readonly string[] => {
    let terms = cache.get(word);
    if (!terms) {
      terms = [...new Set([synonyms.canonical(stem(word)), word])];
      cache.set(word, terms);
    }
    return terms;
  };
  const indexTerms = new Map<string, readonly string[]>();
  const indexTermsOf = (word: string): readonly string[] => {
    let terms = indexTerms.get(word);
    if (!terms) {
      terms = [...new Set([...termsOf(word), ...split(word).map((part) => synonyms.canonical(stem(part)))])];
      indexTerms.set(word, terms);
    }
    return terms;
  };

  const postings = new Map<string, Posting[]>();
  const add = (term: string, field: number, document: IndexedDocument, length: number): void => {
    let list = postings.get(term);
    if (!list) postings.set(term, (list = []));
    const last = list.at(-1);
    if (last && last.document === document && last.field === field) last.count += 1;
    else list.push({field, document, count: 1, length});
  };
  const averageLength: number[] = [];
  file.forEach(({documents}, field) => {
    let total = 0;
    documents.forEach((document) => {
      const content = tokens
        .get(document)!
        .map(({folded}) => folded)
        .filter((word) => !stopWords.has(word));
      total += content.length;
      const stems = content.map(stem);
      content.forEach((word, position) => {
        for (const term of indexTermsOf(word)) add(term, field, document, content.length);
        for (const {term} of synonyms.phrasesAt(stems, position)) add(term, field, document, content.length);
      });
    });
    averageLength.push(total / Math.max(1, documents.length));
  });

  // Pages with dozens of headings, such as lists of error messages, would have one for nearly every query.
  const headings = new Map<number | undefined, number>();
  for (const {p} of file[headingField]?.documents ?? []) headings.set(p, (headings.get(p) ?? 0) + 1);
  const dilution = (field: number, {p}: IndexedDocument): number =>
    field === headingField ? Math.min(1, Math.sqrt(manyHeadings / (headings.get(p) ?? 1))) : 1;

  const weighed = new Map<string, readonly Hit[]>();
  const hits = (term: string): readonly Hit[] => {
    let list = weighed.get(term);
    if (!list) {
      const found = postings.get(term) ?? [];
      const frequency = fields.map((_, field) => found.filter((posting) => posting.field === field).length);
      list = found.map(({field, document, count, length}) => {
        const total = file[field]!.documents.length;
        const rarity = Math.log(1 + (total - frequency[field]! + 0.5) / (frequency[field]! + 0.5));
        const saturation = (count * (k1 + 1)) / (count + k1 * (1 - b + (b * length) / (averageLength[field] || 1)));
        return {field, document, weight: rarity * saturation * dilution(field, document)};
      });
      weighed.set(term, list);
    }
    return list;
  };

  return {
    titles: new Map(file[0]!.documents.map((document) => [document.i, document])),
    terms: [...postings.keys()].sort(),
    surface,
    tokens: (of) => (typeof of === 'string' ? tokenize(of) : tokens.get(of)!),
    has: (term) => postings.has(term),
    hits,
    split,
    termsOf,
    synonyms,
  };
}
