import {editDistance} from './editDistance';
import {fold} from '../language/fold';
import {nameKey, words} from '../analysis/words';
import {maxNearestWords, typos} from '../coefficients';
import type {Shard} from '../index/encode';
import type {Core, PageFile} from '../index/model';
import type {Correction, SearchQuery, SearchResponse, SearchRow} from '../types';
import {createLexicon, type Lexicon} from './lexicon';
import {createSite} from './match';
import {createPostings, createSections} from './postings';
import {readQuestion} from './question';
import {rankPages, type RankedPage} from './rank';
import {readTogether} from './readings';
import {createMarker, type Marker} from './passage';
import {announceRow, fillRow, planRows} from './rows';
import {settle, type KnownSite, type SettledWord} from './settle';

/** Where a searcher gets the files from that it needs. */
export interface IndexSource {
  /** Postings, by the number of their file. */
  shard(number: number): Promise<Shard>;
  /** Texts of a page, by its number. */
  page(number: number): Promise<PageFile>;
}

export interface Searcher {
  /**
   * @param onRows - gets the answer without passages if they take a while; never one that takes a word for a typo,
   *   whose spelling is that of the texts
   * @throws what the source throws
   */
  search(query: SearchQuery, onRows?: (response: SearchResponse) => void): Promise<SearchResponse>;
}

/** Passages that come within this time, in milliseconds, are shown together with their rows: one change instead of two. */
const patience = 50;

const isLate = (work: Promise<unknown>): Promise<boolean> =>
  Promise.race([work.then(() => false), new Promise<boolean>((resolve) => setTimeout(resolve, patience, true))]);

/** A folded word as some pages write it most often; as a synonym; or as it is. */
function spell(lexicon: Lexicon, marker: Marker, folded: string, texts: readonly string[]): string {
  const word = lexicon.indexOf(folded);
  const written = word < 0 ? undefined : marker.spelling(texts, word);
  return written ?? lexicon.synonyms.singleWords.find((entry) => entry.folded === folded)?.written ?? folded;
}

/** Words of titles that look most like some words, best first. */
function nearestWords({core}: KnownSite, unknown: readonly string[]): string[] {
  const titleWords = [...new Set(core.pages.flatMap(({title}) => words(title).map(({text}) => text)))];
  const found = unknown.flatMap((word) => {
    const typed = fold(word);
    const limit = Math.floor(typed.length / 2);
    return titleWords
      .map((text) => ({text, edits: editDistance(typed, fold(text), limit)}))
      .filter(({text, edits}) => text.length >= typos.oneEdit && edits <= limit);
  });
  found.sort((a, b) => a.edits - b.edits);
  return [...new Set(found.map(({text}) => text))].slice(0, maxNearestWords);
}

/** The question with other words in the place of those that were corrected. */
function replaceWords(text: string, settled: readonly SettledWord[], corrections: readonly Correction[]): string {
  return settled.reduceRight((result, {start, text: typed}) => {
    const meant = corrections.find((each) => each.typed === typed)?.meant;
    return meant ? result.slice(0, start) + meant + result.slice(start + typed.length) : result;
  }, text);
}

/** The question as a key of titles and names, with what was meant in the place of typos. */
const nameMeant = (text: string, settled: readonly SettledWord[]): string =>
  settled.some(({meant}) => meant !== undefined)
    ? settled.map(({folded, meant}) => meant ?? folded).join(' ')
    : nameKey(text);

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

/** Answers questions from an index. */
export function createSearcher(core: Core, source: IndexSource): Searcher {
  const lexicon = createLexicon(core);
  const sections = createSections(core);
  const postings = createPostings(core, sections, (shard) => source.shard(shard));
  const site: KnownSite = {...createSite(core, sections, postings), lexicon};

  const marker = createMarker(lexicon);

  async function settleAll(text: string): Promise<SettledWord[]> {
    const question = readQuestion(text);
    const folded = question.words.map((word) => word.folded);
    const together = readTogether(lexicon, folded, question.words.at(-1)?.open ?? false);
    return Promise.all(question.words.map((word, index) => settle(site, word, together[index]!)));
  }

  const rowSource = {core, marker};

  return {
    async search({text, limit, snippetLength, area}, onRows) {
      const settled = await settleAll(text);
      const matches = settled.map(({match}) => match);
      const all = rankPages(
        {site, words: settled, length: words(text).length, matches},
        core.names[nameMeant(text, settled)],
      );
      const ranked = area === undefined ? all : all.filter(({page}) => core.pages[page]!.area === area);
      const planned = planRows(site, ranked, text);
      const chosen = planned.slice(0, limit);
      const terms = new Set(matches.flatMap((match) => [...match.terms]));
      const unknown = settled.filter(({match}) => !match.found).map((word) => word.text);
      const answer = (rows: SearchRow[], corrections: Correction[]): SearchResponse => ({
        rows,
        rowCount: planned.length,
        areaCounts: countAreas(core, all),
        corrections,
        corrected: replaceWords(text, settled, corrections),
        unknown,
        open: settled.at(-1)?.open === true && settled.at(-1)?.match.found === false,
        nearest: chosen.length === 0 ? nearestWords(site, unknown) : [],
      });
      const fetching = Promise.all(chosen.map(({page}) => source.page(page.page)));
      if (onRows && settled.every(({meant}) => meant === undefined) && (await isLate(fetching))) {
        onRows(
          answer(
            chosen.map((row) => announceRow(rowSource, postings, row, terms)),
            [],
          ),
        );
      }
      const files = await fetching;
      const texts = chosen.flatMap(({page}, index) => textsOf(core, page.page, files[index]!));
      const corrections = settled.flatMap(({text: typed, meant}) =>
        meant === undefined ? [] : [{typed, meant: spell(lexicon, marker, meant, texts)}],
      );
      return answer(
        chosen.map((row, index) => fillRow(rowSource, row, terms, files[index]!, snippetLength)),
        corrections,
      );
    },
  };
}
