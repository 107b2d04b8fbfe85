import type {EncodedPostings, PageFile, SearchIndex} from '../index/model';
import type {Language} from '../language/language';
import {phraseKey, words} from '../language/words';
import {maxQueryLength, type Correction, type SearchQuery, type SearchResponse} from '../types';
import {createLexicon, type Lexicon} from './lexicon';
import {createPostings} from './postings';
import {parseQuery} from './query/parseQuery';
import {expandPhrases} from './query/queryExpansion';
import {guessWords, resolveWord, type KnownSite, type ResolvedWord} from './query/resolveWord';
import {minCorrectedLength, typoCost} from './query/spelling';
import {createSite} from './ranking/bm25';
import {rankPages, type RankedPage} from './ranking/rank';
import {createRow, planRows} from './results';
import {createMarkers} from './snippet';

/** Where a searcher gets the files from that it needs. */
export interface IndexSource {
  /** Postings, by the number of their file. */
  shard(number: number): Promise<readonly EncodedPostings[]>;
  /** Texts of a page, by its number. */
  page(number: number): Promise<PageFile>;
}

export type Searcher = ReturnType<typeof createSearcher>;

/** Snippets that come within this time, in milliseconds, are shown together with their rows: one change instead of two. */
const patience = 50;
/** Words to offer when nothing was found, at most. */
const maxSimilarWords = 3;

const isLate = (work: Promise<unknown>): Promise<boolean> =>
  Promise.race([work.then(() => false), new Promise<boolean>((resolve) => setTimeout(resolve, patience, true))]);

/** A folded word as some texts write it most often; as a synonym; or as it is. */
function spell({language, synonyms}: Lexicon, folded: string, texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const {text} of texts.flatMap(words)) {
    if (language.fold(text) === folded) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  const [commonest] = [...counts].sort(([, a], [, b]) => b - a);
  return commonest?.[0] ?? synonyms.singleWords.find((entry) => entry.folded === folded)?.written ?? folded;
}

/** Words of titles that look most like some words, best first. */
function similarTitleWords({index, lexicon: {language}}: KnownSite, unknown: readonly string[]): string[] {
  const titleWords = new Set(index.pages.flatMap(({title}) => words(title).map(({text}) => text)));
  const candidates = [...titleWords].filter(({length}) => length >= minCorrectedLength);
  const found = unknown
    .map(language.fold)
    .flatMap((typed) =>
      candidates
        .map((text) => ({text, cost: typoCost(typed, language.fold(text), language)}))
        .filter(({cost}) => cost <= typed.length / 2),
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

function countAreas({pages}: SearchIndex, ranked: readonly RankedPage[]): Record<string, number> {
  const counts = Object.create(null) as Record<string, number>;
  for (const {page} of ranked) counts[pages[page]!.area] = (counts[pages[page]!.area] ?? 0) + 1;
  return counts;
}

/** Everything that a visitor reads of a page. */
const textsOf = ({pages, firstSections, headings}: SearchIndex, page: number, {texts}: PageFile): string[] => [
  pages[page]!.title,
  ...headings.slice(firstSections[page], firstSections[page + 1]),
  ...texts,
];

/** Answers queries from an index. */
export function createSearcher(index: SearchIndex, source: IndexSource, language: Language) {
  const lexicon = createLexicon(index, language);
  const postings = createPostings(index, (shard) => source.shard(shard));
  const site: KnownSite = {...createSite(index, postings), lexicon};
  const createMarker = createMarkers(lexicon);
  const aliases = new Map(Object.entries(index.aliases));

  async function resolve(text: string): Promise<ResolvedWord[]> {
    const query = parseQuery(text, language);
    const inPhrases = expandPhrases(lexicon, query);
    return Promise.all(query.map((word, place) => resolveWord(site, word, inPhrases[place]!)));
  }

  /** The page whose title or alias a query is, with what was meant in the place of typos. */
  function exactPage(text: string, resolved: readonly ResolvedWord[]): number | undefined {
    const isCorrected = resolved.some(({meant}) => meant !== undefined);
    const meant = resolved.map((word) => word.meant ?? word.folded).join(' ');
    return aliases.get(isCorrected ? meant : phraseKey(text, language));
  }

  return {
    /**
     * @param onRows - gets the answer without snippets if they take a while; never one that takes a word for a typo,
     *   whose spelling is that of the texts
     * @throws what the source throws
     */
    async search(
      {text: asked, limit, snippetLength, area}: SearchQuery,
      onRows?: (response: SearchResponse) => void,
    ): Promise<SearchResponse> {
      const text = asked.slice(0, maxQueryLength);
      const understood = await resolve(text);
      const exact = exactPage(text, understood);
      const isGuess = exact === undefined && !understood.some(({match}) => match.found);
      const resolved = isGuess ? await guessWords(site, understood) : understood;
      const all = rankPages(site, resolved, words(text).length, exact);
      const ranked = area === undefined ? all : all.filter(({page}) => index.pages[page]!.area === area);
      const planned = planRows(index, ranked, text);
      const chosen = planned.slice(0, limit);
      const terms = new Set(resolved.flatMap(({match}) => [...match.terms]));
      const matched = {mark: createMarker(terms), terms, snippetLength};
      const unknown = understood.filter(({match}) => !match.found).map((word) => word.text);
      const last = understood.at(-1);
      const answer = (files: readonly PageFile[], corrections: Correction[]): SearchResponse => ({
        rows: chosen.map((row, place) => createRow(site, row, matched, files[place])),
        rowCount: planned.length,
        pageCount: all.length,
        areaCounts: countAreas(index, all),
        corrections,
        corrected: replaceWords(text, resolved, corrections),
        isGuess: isGuess && chosen.length > 0,
        unknown,
        unknownPrefix: last !== undefined && last.isPrefix && !last.match.found,
        similar: chosen.length === 0 ? similarTitleWords(site, unknown) : [],
      });
      const fetching = Promise.all(chosen.map(({page}) => source.page(page.page)));
      const typos = resolved.filter(({meant}) => meant !== undefined);
      if (onRows && typos.length === 0 && (await isLate(fetching))) onRows(answer([], []));
      const files = await fetching;
      const texts = chosen.flatMap(({page}, place) => textsOf(index, page.page, files[place]!));
      return answer(
        files,
        typos.map(({text: typed, meant}) => ({typed, meant: spell(lexicon, meant!, texts)})),
      );
    },
  };
}
