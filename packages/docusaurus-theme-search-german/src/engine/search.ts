import type {Shard} from '../index/encode';
import type {Core, PageFile} from '../index/model';
import type {Language} from '../language/language';
import {phraseKey, words} from '../language/words';
import type {Correction, SearchQuery, SearchResponse, SearchRow} from '../types';
import {createLexicon, type Lexicon} from './lexicon';
import {createPostings, createSections} from './postings';
import {parseQuery} from './query/parseQuery';
import {expandPhrases} from './query/queryExpansion';
import {resolveWord, type KnownSite, type ResolvedWord} from './query/resolveWord';
import {minCorrectedLength, typoCost} from './query/spelling';
import {createSite} from './ranking/bm25';
import {rankPages, type RankedPage} from './ranking/rank';
import {createRow, fillRow, planRows} from './results';
import {createMarker, type Marker} from './snippet';

/** Where a searcher gets the files from that it needs. */
export interface IndexSource {
  /** Postings, by the number of their file. */
  shard(number: number): Promise<Shard>;
  /** Texts of a page, by its number. */
  page(number: number): Promise<PageFile>;
}

export interface Searcher {
  /**
   * @param onRows - gets the answer without snippets if they take a while; never one that takes a word for a typo,
   *   whose spelling is that of the texts
   * @throws what the source throws
   */
  search(query: SearchQuery, onRows?: (response: SearchResponse) => void): Promise<SearchResponse>;
}

/** Snippets that come within this time, in milliseconds, are shown together with their rows: one change instead of two. */
const patience = 50;
/** Words to offer when nothing was found, at most. */
const maxSimilarWords = 3;

const isLate = (work: Promise<unknown>): Promise<boolean> =>
  Promise.race([work.then(() => false), new Promise<boolean>((resolve) => setTimeout(resolve, patience, true))]);

/** A folded word as some pages write it most often; as a synonym; or as it is. */
function spell(lexicon: Lexicon, marker: Marker, folded: string, texts: readonly string[]): string {
  const word = lexicon.indexOf(folded);
  const written = word < 0 ? undefined : marker.spelling(texts, word);
  return written ?? lexicon.synonyms.singleWords.find((entry) => entry.folded === folded)?.written ?? folded;
}

/** Words of titles that look most like some words, best first. */
function similarTitleWords({core, lexicon: {language}}: KnownSite, unknown: readonly string[]): string[] {
  const titleWords = [...new Set(core.pages.flatMap(({title}) => words(title).map(({text}) => text)))];
  const found = unknown.map(language.fold).flatMap((typed) =>
    titleWords
      .filter((text) => text.length >= minCorrectedLength)
      .map((text) => ({text, cost: typoCost(typed, language.fold(text), language, typed.length / 2)}))
      .filter(({cost}) => cost < Infinity),
  );
  found.sort((a, b) => a.cost - b.cost);
  return [...new Set(found.map(({text}) => text))].slice(0, maxSimilarWords);
}

/** The query with other words in the place of those that were corrected. */
const replaceWords = (text: string, resolved: readonly ResolvedWord[], corrections: readonly Correction[]): string =>
  resolved.reduceRight((result, {start, text: typed}) => {
    const meant = corrections.find((each) => each.typed === typed)?.meant;
    return meant ? result.slice(0, start) + meant + result.slice(start + typed.length) : result;
  }, text);

function countAreas(core: Core, ranked: readonly RankedPage[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const {page} of ranked) {
    const {area} = core.pages[page]!;
    counts[area] = (counts[area] ?? 0) + 1;
  }
  return counts;
}

/** Everything that a visitor reads of a page, in its order. */
const textsOf = ({pages, firstSections, headings}: Core, page: number, {texts}: PageFile): string[] => [
  pages[page]!.title,
  ...texts.flatMap((text, index) => [headings[firstSections[page]! + index]!, text]),
];

/** Answers queries from an index. */
export function createSearcher(core: Core, source: IndexSource, language: Language): Searcher {
  const lexicon = createLexicon(core, language);
  const sections = createSections(core);
  const postings = createPostings(core, sections, (shard) => source.shard(shard));
  const site: KnownSite = {...createSite(core, sections, postings), lexicon};
  const marker = createMarker(lexicon);

  async function resolve(text: string): Promise<ResolvedWord[]> {
    const query = parseQuery(text, language);
    const folded = query.map((word) => word.folded);
    const inPhrases = expandPhrases(lexicon, folded, query.at(-1)?.isPrefix ?? false);
    return Promise.all(query.map((word, index) => resolveWord(site, word, inPhrases[index]!)));
  }

  /** The page whose title or alias a query is, with what was meant in the place of typos. */
  function exactPage(text: string, resolved: readonly ResolvedWord[]): number | undefined {
    const isCorrected = resolved.some(({meant}) => meant !== undefined);
    const meant = resolved.map((word) => word.meant ?? word.folded).join(' ');
    return core.aliases[isCorrected ? meant : phraseKey(text, language)];
  }

  return {
    async search({text, limit, snippetLength, area}, onRows) {
      const resolved = await resolve(text);
      const matches = resolved.map(({match}) => match);
      const query = {site, words: resolved, length: words(text).length, matches};
      const all = rankPages(query, exactPage(text, resolved));
      const ranked = area === undefined ? all : all.filter(({page}) => core.pages[page]!.area === area);
      const planned = planRows(core, ranked, text);
      const chosen = planned.slice(0, limit);
      const rowSource = {core, marker, postings, terms: new Set(matches.flatMap(({terms}) => [...terms]))};
      const unknown = resolved.filter(({match}) => !match.found).map((word) => word.text);
      const last = resolved.at(-1);
      const answer = (rows: SearchRow[], corrections: Correction[]): SearchResponse => ({
        rows,
        rowCount: planned.length,
        areaCounts: countAreas(core, all),
        corrections,
        corrected: replaceWords(text, resolved, corrections),
        unknown,
        unknownPrefix: last !== undefined && last.isPrefix && !last.match.found,
        similar: chosen.length === 0 ? similarTitleWords(site, unknown) : [],
      });
      const fetching = Promise.all(chosen.map(({page}) => source.page(page.page)));
      if (onRows && resolved.every(({meant}) => meant === undefined) && (await isLate(fetching))) {
        const rows = chosen.map((row) => createRow(rowSource, row));
        onRows(answer(rows, []));
      }
      const files = await fetching;
      const texts = chosen.flatMap(({page}, index) => textsOf(core, page.page, files[index]!));
      const corrections = resolved.flatMap(({text: typed, meant}) =>
        meant === undefined ? [] : [{typed, meant: spell(lexicon, marker, meant, texts)}],
      );
      const rows = chosen.map((row, index) => fillRow(rowSource, row, files[index]!, snippetLength));
      return answer(rows, corrections);
    },
  };
}
