import {fold} from '../analysis/fold';
import {parseSynonyms} from '../analysis/synonyms';
import {stem} from '../analysis/stem';
import {stopWords, words} from '../analysis/words';
import {areaOf, type IndexedDocument, type IndexFile} from '../index-file';
import {synonymGroups} from '../synonyms';
import type {SearchOptions, SearchResponse, SearchRow} from '../types';
import {beginningWith, expand, expandHalfCompound, expandRemains, type Alternatives, type Expansion} from './expand';
import {nearestTerms} from './nearestTerms';
import {nearness} from './nearness';
import {cutPassage, findMatches} from './passage';
import {createVocabulary} from './vocabulary';

/** What the site knows about its pages beyond their text. */
export interface PageFacts {
  /** Routes of pages that rank below the others: retired services, pages that only ask for help. */
  readonly demoted: ReadonlySet<string>;
  /** Routes of stand-alone pages. */
  readonly pages: ReadonlySet<string>;
}

export interface Searcher {
  search(query: string, options: SearchOptions): SearchResponse;
}

/** Weights of title, heading, description, keywords and text. */
const fieldWeight = [7, 3.5, 1.2, 3.4, 1] as const;
const titleField = 0;
const headingField = 1;
const descriptionField = 2;
const demotion = 0.5;
/** A query of at least so many words that is so near to a heading quotes it: it wants this page and no other. */
const quotedWords = 3;
const quoted = 0.75;
/** Words to mark on the target page, at most. */
const maxWords = 6;
/** Rows that the first, second and every further page may take. */
const rowsPerPage = [3, 2, 1] as const;
/** Up to this length a word that is being typed may become many: then more pages help more than more rows of one. */
const shortQuery = 6;

interface RowScore {
  readonly field: number;
  readonly document: IndexedDocument;
  score: number;
  /** How many words of the query stand in it. */
  words: number;
  readonly terms: Set<string>;
}

interface PageScore {
  /** Best score for every word of the query. */
  readonly perWord: number[];
  readonly rows: Map<IndexedDocument, RowScore>;
}

interface RankedPage extends PageScore {
  readonly title: IndexedDocument;
  readonly matchedWords: number;
  score: number;
}

const pageId = (document: IndexedDocument): number => document.p ?? document.i;

/** Makes the site's texts searchable. Takes a moment on large sites: call it once, in a worker. */
export function createSearcher(file: IndexFile, {demoted, pages}: PageFacts): Searcher {
  const vocabulary = createVocabulary(file, parseSynonyms(synonymGroups));
  const lowerCase = new Map<IndexedDocument, string>();
  const inLowerCase = (document: IndexedDocument): string => {
    let text = lowerCase.get(document);
    if (text === undefined) lowerCase.set(document, (text = document.t.toLowerCase()));
    return text;
  };

  /** Adds what one word of the query finds to the pages. */
  function collect(found: Map<number, PageScore>, {whole, parts}: Expansion, word: number, wordCount: number): void {
    const groups: readonly Alternatives[] = [whole, ...parts];
    const perPage = new Map<number, {groups: number[]; rows: Map<IndexedDocument, RowScore>}>();
    groups.forEach((group, index) => {
      for (const [term, confidence] of group) {
        for (const {field, document, weight} of vocabulary.hits(term)) {
          const score = confidence * fieldWeight[field]! * weight;
          let page = perPage.get(pageId(document));
          if (!page) perPage.set(pageId(document), (page = {groups: groups.map(() => 0), rows: new Map()}));
          // The best place counts; further ones break ties.
          const before = page.groups[index]!;
          page.groups[index] = Math.max(before, score) + 0.05 * Math.min(before, score);
          let row = page.rows.get(document);
          if (!row) page.rows.set(document, (row = {field, document, score: 0, words: 0, terms: new Set()}));
          row.score += score;
          row.terms.add(term);
        }
      }
    });
    for (const [id, {groups: scores, rows}] of perPage) {
      const [wholeScore = 0, ...partScores] = scores;
      const matched = partScores.filter((score) => score > 0).length;
      const average = partScores.reduce((sum, score) => sum + score, 0) / Math.max(1, partScores.length);
      const score = Math.max(wholeScore, average * (matched / Math.max(1, partScores.length)) ** 2);
      if (score === 0) continue;
      let page = found.get(id);
      if (!page) found.set(id, (page = {perWord: new Array<number>(wordCount).fill(0), rows: new Map()}));
      page.perWord[word] = score;
      for (const [document, row] of rows) {
        const known = page.rows.get(document);
        if (!known) {
          page.rows.set(document, {...row, words: 1});
        } else {
          known.score += row.score;
          known.words += 1;
          for (const term of row.terms) known.terms.add(term);
        }
      }
    }
  }

  /** Terms that two neighbouring words mean together: a synonym of several words, or the compound they make. */
  function joined(contentWords: readonly string[], typing: boolean): Map<number, Alternatives> {
    const result = new Map<number, Map<string, number>>();
    const put = (index: number, term: string, confidence: number): void => {
      if (!vocabulary.has(term)) return;
      const alternatives = result.get(index) ?? new Map<string, number>();
      alternatives.set(term, Math.max(alternatives.get(term) ?? 0, confidence));
      result.set(index, alternatives);
    };
    const stems = contentWords.map(stem);
    contentWords.forEach((word, index) => {
      for (const {term, length} of vocabulary.synonyms.phrasesAt(stems, index)) {
        for (let offset = 0; offset < length; offset += 1) put(index + offset, term, 1);
      }
      const next = contentWords[index + 1];
      if (next === undefined) return;
      for (const linker of ['', 's', 'n', 'en']) {
        const compound = word + linker + next;
        for (const term of vocabulary.termsOf(compound)) {
          put(index, term, 0.9);
          put(index + 1, term, 0.9);
        }
        if (typing && index === contentWords.length - 2 && next.length >= 2) {
          for (const [term, confidence] of beginningWith(vocabulary, compound, 0.5)) put(index + 1, term, confidence);
        }
      }
    });
    return result;
  }

  /** Sections of a page that the query's folded words name by their headings, more closely than the page's title: anchor → nearness. */
  function namedSections({title, rows}: RankedPage, asked: readonly string[], typing: boolean): Map<string, number> {
    const nearTo = (document: IndexedDocument): number =>
      nearness(
        asked,
        vocabulary.tokens(document).map(({folded}) => folded),
        typing,
      );
    const ofTitle = nearTo(title);
    const named = new Map<string, number>();
    for (const {field, document} of rows.values()) {
      const near = field === headingField ? nearTo(document) : 0;
      if (document.h && near > ofTitle) named.set(document.h, near);
    }
    return named;
  }

  /** Pages by falling score, with the query's folded words and whether the last one is still being typed. */
  function rank(query: string, typing: boolean): {ranked: RankedPage[]; asked: readonly string[]; open: boolean} {
    const all = words(query).map(({text}) => fold(text));
    const meaningful = all.filter((word) => !stopWords.has(word));
    // „zu “ alone means nothing and may become „zu Hause“ or „Zubehör“.
    const open = typing && (meaningful.length === 0 || !/\s$/.test(query));
    const contentWords = meaningful.length > 0 ? meaningful : all;
    const found = new Map<number, PageScore>();
    const together = joined(contentWords, open);
    contentWords.forEach((word, index) => {
      const half = open && index === contentWords.length - 1 && word === all.at(-1);
      let expansion = expand(vocabulary, word, half);
      if (half && expansion.parts.length === 0) {
        const parts = expandHalfCompound(vocabulary, word);
        if (expansion.whole.size === 0 && parts.length === 0)
          expansion = {whole: expandRemains(vocabulary, word), parts};
        else expansion = {...expansion, parts};
      }
      const extra = together.get(index);
      if (extra) expansion = {...expansion, whole: new Map([...expansion.whole, ...extra])};
      collect(found, expansion, index, contentWords.length);
    });

    const phrase = query.trim().toLowerCase();
    const isPhrase = phrase.length > 3 && /[^\p{L}\p{N}]/u.test(phrase);
    const ranked = [...found].map(([id, page]): RankedPage => {
      const title = vocabulary.titles.get(id)!;
      const matchedWords = page.perWord.filter((score) => score > 0).length;
      const sum = page.perWord.reduce((total, score) => total + score, 0);
      const factor = (matchedWords / contentWords.length) ** 1.5 * (demoted.has(title.u) ? demotion : 1);
      return {...page, title, matchedWords, score: sum * factor};
    });
    ranked.sort((a, b) => b.score - a.score);
    if (isPhrase) {
      for (const page of ranked.slice(0, 60)) {
        let bonus = 1;
        for (const row of page.rows.values()) {
          if (inLowerCase(row.document).includes(phrase)) {
            row.score *= 2;
            bonus = Math.max(bonus, row.field <= headingField ? 2 : 1.6);
          }
        }
        page.score *= bonus;
      }
      ranked.sort((a, b) => b.score - a.score);
    }
    if (contentWords.length >= quotedWords) {
      for (const page of ranked.slice(0, 20)) {
        const nearest = Math.max(0, ...namedSections(page, all, open).values());
        if (nearest >= quoted) page.score *= 1 + nearest;
      }
      ranked.sort((a, b) => b.score - a.score);
    }
    // Pages with all words come first, as long as there are some.
    const complete = ranked.filter(({matchedWords}) => matchedWords === contentWords.length);
    const incomplete = ranked.filter(({matchedWords}) => matchedWords < contentWords.length);
    return {ranked: complete.length >= 3 ? [...complete, ...incomplete] : ranked, asked: all, open};
  }

  function makeRow(page: RankedPage, {document, field, terms}: RowScore, snippetLength: number): SearchRow {
    const {title} = page;
    const isTitle = field === titleField || document.t === title.t;
    const headingText =
      field === headingField ? document.t : field === 4 && document.s !== title.t ? document.s : undefined;
    const hasPassage = field === 4 || field === descriptionField;
    const titleMatches = findMatches(vocabulary, title, terms);
    const headingMatches = findMatches(vocabulary, headingText ?? '', terms);
    const passageMatches = findMatches(vocabulary, hasPassage ? document : '', terms);
    // Keywords are not shown: when only they matched here, the words stand elsewhere on the page, if at all.
    const visible = titleMatches.marks.length + headingMatches.marks.length + passageMatches.marks.length > 0;
    const elsewhere = visible
      ? []
      : [...page.rows.values()].flatMap((row) => findMatches(vocabulary, row.document, row.terms).words);
    const hash = isTitle ? '' : (document.h ?? '');
    return {
      pageUrl: title.u,
      url: title.u + hash,
      hash,
      area: areaOf(title.u, pages),
      breadcrumb: [...(title.b ?? [])],
      title: {text: title.t, marks: [...titleMatches.marks]},
      ...(headingText && !isTitle ? {heading: {text: headingText, marks: [...headingMatches.marks]}} : {}),
      snippet: cutPassage(hasPassage ? document.t : '', passageMatches.marks, snippetLength),
      words: [
        ...new Set([...titleMatches.words, ...headingMatches.words, ...passageMatches.words, ...elsewhere]),
      ].slice(0, maxWords),
      score: page.score,
    };
  }

  return {
    search(query, {limit, typing, snippetLength}) {
      const {ranked, asked, open} = rank(query, typing);
      const rows: SearchRow[] = [];
      for (const [index, page] of ranked.entries()) {
        if (rows.length >= limit) break;
        const quota = typing && query.length <= shortQuery ? 1 : rowsPerPage[Math.min(index, rowsPerPage.length - 1)]!;
        const best = [...page.rows.values()].sort(
          (a, b) => b.score * (1 + 0.5 * (b.words - 1)) - a.score * (1 + 0.5 * (a.words - 1)),
        );
        const sections = new Map<string, RowScore>();
        for (const row of best) {
          const key = row.document.h ?? '';
          // A passage says more than the bare title or heading of the same section.
          const known = sections.get(key);
          if (!known) sections.set(key, row);
          else if (known.field !== 4 && row.field === 4)
            sections.set(key, {...row, terms: new Set([...known.terms, ...row.terms])});
        }
        // Who names a section is led there, not to the top of the page; else the page stands before its sections.
        const named = namedSections(page, asked, open);
        if (named.size > 0) sections.delete('');
        const near = ({document: {h = ''}}: RowScore): number => named.get(h) ?? 0;
        const chosen = [...sections.values()]
          .sort((a, b) => near(b) - near(a))
          .slice(0, quota)
          .sort((a, b) => Number(Boolean(a.document.h)) - Number(Boolean(b.document.h)));
        for (const row of chosen.slice(0, limit - rows.length)) rows.push(makeRow(page, row, snippetLength));
      }
      return {rows, pageCount: ranked.length, nearestTerms: rows.length === 0 ? nearestTerms(vocabulary, query) : []};
    },
  };
}
