import {countEach} from '../count';
import {shardFile, textFile, textFilesOf, type SearchIndex, type TextFile} from '../index/model';
import * as language from '../language';
import {phraseKey, words} from '../language/words';
import {
  maxQueryLength,
  type Correction,
  type SearchQuery,
  type SearchResponse,
  type SearchRow,
  type Understanding,
} from '../types';
import {cached} from './cache';
import type {Lexicon} from './lexicon';
import {parseQuery} from './query/parseQuery';
import {expandPhrases} from './query/queryExpansion';
import {guessWords, resolveWord, type ResolvedWord} from './query/resolveWord';
import {minCorrectedLength, typoCost} from './query/spelling';
import {createSite, type Site} from './ranking/bm25';
import {rankPages, type RankedPage} from './ranking/rank';
import {createRow, judgeRow, planRows} from './results';
import {createFinders} from './snippet';

export type Searcher = ReturnType<typeof createSearcher>;

/** Snippets that come within this time, in milliseconds, are shown together with their rows: one change instead of two. */
const patience = 50;
/** Words that one was understood as, at most. */
const maxUnderstood = 2;
/** Words to offer when nothing was found, at most. */
const maxSimilarWords = 3;

const isLate = (work: Promise<unknown>): Promise<boolean> =>
  Promise.race([work.then(() => false), new Promise<boolean>((resolve) => setTimeout(resolve, patience, true))]);

/** Words of texts that mean something, as they are written, the commonest first. */
function commonest(texts: readonly string[], isMeant: (word: string) => boolean): string[] {
  const counts = countEach(texts.flatMap(words).map(({text}) => text));
  const meant = [...counts].filter(([word]) => isMeant(word));
  return meant.sort(([, a], [, b]) => b - a).map(([word]) => word);
}

/** What was understood as other words, as the rows write these: words that no row shows, whether the site knows them or not. */
function understandings(
  {terms, indexOf}: Lexicon,
  resolved: readonly ResolvedWord[],
  rows: readonly SearchRow[],
): Understanding[] {
  const texts = rows.flatMap(({title, heading, snippet}) => [title, heading, snippet].flatMap((each) => each ?? []));
  const marked = texts.flatMap(({text, marks}) => marks.map(([from, to]) => text.slice(from, to)));
  // "E-Mail" shows what was typed as "email", too.
  const written = texts.flatMap(({text}) => [text, text.replace(/[-\u2011]/g, '')]);
  const shown = [...new Set(written.flatMap(words).map(({text}) => language.fold(text)))];
  // At each key stroke: stems are made once, and only where no row has the word as it is typed.
  let stems: readonly string[] | undefined;
  const isShown = (typed: string): boolean =>
    shown.some((word) => word.includes(typed)) || (stems ??= shown.map(language.stem)).includes(language.stem(typed));
  return resolved
    .filter((word) => word.meant === undefined && !isShown(word.folded))
    .map(({text, match}) => {
      const weightOf = (word: string): number => match.terms.get(terms[indexOf(language.fold(word))]!) ?? 0;
      const found = commonest(marked, (word) => weightOf(word) > 0);
      const best = Math.max(...found.map(weightOf));
      const likely = found.filter((word) => weightOf(word) === best);
      const likelyStems = likely.map((word) => language.stem(language.fold(word)));
      const distinct = likely.filter((_, place) => likelyStems.indexOf(likelyStems[place]!) === place);
      return {typed: text, as: distinct.slice(0, maxUnderstood)};
    })
    .filter(({as}) => as.length > 0);
}

/** Finds words of titles that look most like some words, best first. Titles are read once, not at each key stroke. */
function createSimilarWords({pages}: SearchIndex) {
  const titleWords = new Set(pages.flatMap(({title}) => words(title).map(({text}) => text)));
  const candidates = [...titleWords]
    .filter(({length}) => length >= minCorrectedLength)
    .map((text) => ({text, folded: language.fold(text)}));
  return (unknown: readonly string[]): string[] => {
    const found = unknown.map(language.fold).flatMap((typed) => {
      const limit = typed.length / 2;
      return candidates
        .map(({text, folded}) => ({text, cost: typoCost(typed, folded, limit)}))
        .filter(({cost}) => cost <= limit);
    });
    found.sort((a, b) => a.cost - b.cost);
    return [...new Set(found.map(({text}) => text))].slice(0, maxSimilarWords);
  };
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

/** What a visitor reads of a page, as far as it is there. */
const textsOf = ({pages, firstSections, headings}: SearchIndex, page: number, {texts}: TextFile): string[] => [
  pages[page]!.title,
  ...headings.slice(firstSections[page], firstSections[page + 1]),
  ...texts,
];

/** What was meant by typos: as most of the found words write it; as a synonym; or folded. */
const correctionsOf = ({synonyms}: Lexicon, typos: readonly ResolvedWord[], found: readonly string[]): Correction[] =>
  typos.map(({text: typed, meant = ''}) => {
    const [written] = commonest(found, (word) => language.fold(word) === meant);
    return {typed, meant: written ?? synonyms.singleWords.find(({folded}) => folded === meant)?.written ?? meant};
  });

/** Reads queries: their words, or guesses by their parts where the site knows none of them, and the page that they name. */
function createResolver(site: Site) {
  const {pages, aliases} = site.index;
  const titles = pages.map(({title}, page) => [phraseKey(title), page] as const);
  const named = new Map([...Object.entries(aliases), ...titles.reverse()]);

  /** The page whose title or alias a query is, with what was meant in the place of typos. */
  function exactPage(text: string, resolved: readonly ResolvedWord[]): number | undefined {
    const isCorrected = resolved.some(({meant}) => meant !== undefined);
    const meant = resolved.map((word) => word.meant ?? word.folded).join(' ');
    return named.get(isCorrected ? meant : phraseKey(text));
  }

  return async function resolve(text: string) {
    const query = parseQuery(text);
    const inPhrases = expandPhrases(site.lexicon, query);
    const known = await Promise.all(query.map((word, place) => resolveWord(site, word, inPhrases[place]!)));
    const exact = exactPage(text, known);
    const isGuess = exact === undefined && !known.some(({match}) => match.found);
    return {known, exact, isGuess, resolved: isGuess ? await guessWords(site, known) : known};
  };
}

/** Answers queries from an index. @param read - fetches the content of another of its files, by its name */
export function createSearcher(index: SearchIndex, read: (file: string) => Promise<unknown>) {
  const site = createSite(index, async (shard) => index.postings ?? ((await read(shardFile(shard))) as string));
  const textsIn = cached(async (file) => (await read(textFile(file))) as TextFile);
  const {lexicon} = site;
  const createFinder = createFinders(lexicon);
  const resolve = createResolver(site);
  const fileOf = textFilesOf(index);
  const similarWords = createSimilarWords(index);

  return {
    /**
     * @param onRows - gets the answer without snippets if they take a while; never one that takes a word for a typo,
     *   whose spelling is that of the texts
     * @throws what the reading throws
     */
    async search(
      {text: asked, limit, snippetLength, area}: SearchQuery,
      onRows?: (response: SearchResponse) => void,
    ): Promise<SearchResponse> {
      const text = asked.slice(0, maxQueryLength);
      const {known, exact, isGuess, resolved} = await resolve(text);
      const all = rankPages(site, resolved, words(text).length, exact);
      const ranked = area === undefined ? all : all.filter(({page}) => index.pages[page]!.area === area);
      const planned = planRows(index, ranked, text, limit);
      const chosen = planned.rows.map((row) => judgeRow(site, row, resolved));
      const terms = new Set(resolved.flatMap(({match}) => [...match.terms.keys()]));
      const matched = {find: createFinder(terms), terms, snippetLength};
      const unknown = known.filter(({match}) => !match.found).map((word) => word.text);
      const last = known.at(-1);
      const answer = (rows: SearchRow[], corrections: Correction[], understood: Understanding[]): SearchResponse => ({
        rows,
        rowCount: planned.count,
        pageCount: all.length,
        areaCounts: countAreas(index, all),
        corrections,
        corrected: replaceWords(text, resolved, corrections),
        understood,
        isGuess: isGuess && chosen.length > 0,
        unknown,
        unknownPrefix: last !== undefined && last.isPrefix && !last.match.found,
        similar: chosen.length === 0 ? similarWords(unknown) : [],
      });
      const shown = chosen.flatMap(({section, place, loose}) => (loose.length > 1 ? [section, place] : [section]));
      const fetching = Promise.all(shown.map(async (section) => [section, await textsIn(fileOf[section]!)] as const));
      const typos = resolved.filter(({meant}) => meant !== undefined);
      const rowsWith = (files?: ReadonlyMap<number, TextFile>) =>
        chosen.map((row) => createRow(site, row, matched, files));
      if (onRows && typos.length === 0 && (await isLate(fetching))) onRows(answer(rowsWith(), [], []));
      const files = new Map(await fetching);
      const rows = rowsWith(files);
      const texts =
        typos.length === 0 ? [] : chosen.flatMap(({page, section}) => textsOf(index, page.page, files.get(section)!));
      // The finder remembers the words of a text for the next key stroke.
      const found = texts.flatMap((each) => matched.find(each).map(([from, to]) => each.slice(from, to)));
      return answer(rows, correctionsOf(lexicon, typos, found), understandings(lexicon, resolved, rows));
    },
  };
}
