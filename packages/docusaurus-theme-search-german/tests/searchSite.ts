import {analyseSite, type SiteFacts} from '../src/index/analyse';
import {decodeCore, decodeShard, encodeCore, encodeShard} from '../src/index/encode';
import type {PageText, SearchIndex} from '../src/index/model';
import {createLexicon, type Lexicon} from '../src/engine/lexicon';
import {createSearcher, type Searcher} from '../src/engine/search';
import {german} from '../src/language/german';

/** A page of an imaginary site. Headings get sections of their own, the text stands at the top of the page. */
export interface TestPage {
  readonly url: string;
  readonly title: string;
  readonly headings?: readonly string[];
  readonly description?: string;
  readonly keywords?: string;
  readonly text?: string;
  readonly area?: string;
}

const pageText = ({
  headings = [],
  description = '',
  keywords = '',
  text = '',
  area = 'docs',
  ...page
}: TestPage): PageText => ({
  ...page,
  area,
  description,
  keywords,
  sections: [
    {anchor: '', heading: '', text},
    ...headings.map((heading, index) => ({anchor: `#h${index}`, heading, text: ''})),
  ],
});

const noFacts: SiteFacts = {demotedPaths: [], pageAliases: {}, synonyms: ''};

/** The index of a site that consists of some pages. */
export const indexOf = (pages: readonly TestPage[], facts: Partial<SiteFacts> = {}): SearchIndex =>
  analyseSite(pages.map(pageText), {...noFacts, ...facts}, german);

/**
 * A searcher whose files went through the same encoding as those of a build.
 *
 * @param mayArrive - texts come after this
 */
export function searcherFor(
  pages: readonly TestPage[],
  facts: Partial<SiteFacts> = {},
  mayArrive: Promise<void> = Promise.resolve(),
): Searcher {
  const {core, postings, pageFiles} = indexOf(pages, facts);
  const source = {
    shard: (number: number) => {
      const first = core.shards[number]!;
      return Promise.resolve(decodeShard(encodeShard(postings.slice(first, core.shards[number + 1])), first));
    },
    page: (number: number) => mayArrive.then(() => pageFiles[number]!),
  };
  return createSearcher(decodeCore(encodeCore(core)), source, german);
}

/** The words of a site that consists of one text. */
export const lexiconOf = (text: string, synonyms = ''): Lexicon =>
  createLexicon(indexOf([{url: '/', title: 'Seite', text}], {synonyms}).core, german);
