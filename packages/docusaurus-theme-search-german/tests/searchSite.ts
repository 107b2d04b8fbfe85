import {analyzeSite, type Analysis, type SiteFacts} from '../src/index/analyze';
import {indexFiles} from '../src/index/build';
import {unseal} from '../src/index/envelope';
import {indexFile, type PageText, type SearchIndex} from '../src/index/model';
import {packShard} from '../src/index/pack';
import {createLexicon, type Lexicon} from '../src/engine/lexicon';
import {createSite} from '../src/engine/ranking/bm25';
import {createSearcher, type Searcher} from '../src/engine/search';
import {readGroups} from '../src/language/synonyms';

/** A page of an imaginary site. Headings get sections of their own, the text stands at the top of the page. */
export interface TestPage {
  readonly url: string;
  readonly title: string;
  readonly headings?: readonly string[];
  readonly description?: string;
  readonly keywords?: string;
  readonly text?: string;
  readonly questions?: readonly string[];
  readonly area?: string;
}

const pageText = ({
  headings = [],
  description = '',
  keywords = '',
  text = '',
  questions = [],
  area = 'docs',
  ...page
}: TestPage): PageText => ({
  ...page,
  area,
  description,
  keywords,
  sections: [
    {anchor: '', heading: '', text, questions},
    ...headings.map((heading, index) => ({anchor: `#h${index}`, heading, text: ''})),
  ],
});

/** What a site says about its pages, with synonyms as in the option. */
export interface TestFacts extends Partial<Omit<SiteFacts, 'synonyms'>> {
  readonly synonyms?: string;
}

/** The index of a site that consists of some pages. */
export const indexOf = (pages: readonly TestPage[], {synonyms = '', ...facts}: TestFacts = {}): Analysis =>
  analyzeSite(pages.map(pageText), {demotedPaths: [], pageAliases: {}, ...facts, synonyms: readGroups(synonyms)});

/**
 * A searcher whose files went through the same encoding as those of a build.
 *
 * @param mayArrive - texts come after this (all postings are in the first file)
 */
export function searcherFor(
  pages: readonly TestPage[],
  facts: TestFacts = {},
  mayArrive: Promise<void> = Promise.resolve(),
): Searcher {
  const files = indexFiles(indexOf(pages, facts));
  const read = (file: string) => unseal(files.get(file)!);
  return createSearcher(read(indexFile) as SearchIndex, (file) => mayArrive.then(() => read(file)));
}

/** What the engine knows of a site, with all postings there. */
export async function loadedSite(pages: readonly TestPage[], facts: TestFacts = {}) {
  const {index, postings} = indexOf(pages, facts);
  const site = createSite(index, () => Promise.resolve(packShard(postings)));
  await site.postings.ensure(postings.keys());
  return site;
}

/** The words of a site that consists of one text. */
export const lexiconOf = (text: string, synonyms = ''): Lexicon =>
  createLexicon(indexOf([{url: '/', title: 'Seite', text}], {synonyms}).index);
