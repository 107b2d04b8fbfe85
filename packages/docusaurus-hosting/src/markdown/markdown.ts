import path from 'node:path';
import type {MarkdownConfig, ParseFrontMatter} from '@docusaurus/types';
import {escapeRegExp} from 'docusaurus-content-check/text';
import {currentSite} from '../site/current';
import {substituteFacts} from '../facts/facts';
import {findService, namesOf} from '../facts/lookup';
import type {Facts} from '../facts/schema';
import type {Site} from '../site/site';
import {contentFiles} from './contentFiles';
import {testedSchema} from './tested';
import {offeredText, offerOf} from './unoffered';

/** Completes the text of a Markdown file. */
type Preparation = (text: string, filePath: string) => string;

/** Finds questions of visitors about services that are not offered: the search reads each by itself from its file. */
function questionsNotOffered({notOffered}: Facts): (text: string, file: string) => boolean {
  const names = Object.values(notOffered).flatMap(namesOf).map(escapeRegExp);
  if (names.length === 0) return () => false;
  const naming = new RegExp(`(?<![\\p{L}\\p{N}])(?:${names.join('|')})(?![\\p{L}\\p{N}])`, 'iu');
  return (text, file) => file.endsWith('.questions.yaml') && naming.test(text);
}

/** Leaves out what depends on services and facts that the provider lacks, and fills in facts. */
function preparation({facts, areas}: Site): Preparation {
  const isNotOffered = questionsNotOffered(facts);
  const offer = offerOf(contentFiles(areas, process.cwd()), facts);
  // Docusaurus asks for each page three times: for its front matter twice, and for its text.
  const done = new Map<string, {readonly text: string; readonly prepared: string}>();
  return (text, filePath) => {
    const known = done.get(filePath);
    if (known?.text === text) return known.prepared;
    const file = path.relative(process.cwd(), filePath);
    const prepared = isNotOffered(text, file)
      ? ''
      : substituteFacts(offeredText(text, file, offer), file, offer.factTexts);
    done.set(filePath, {text, prepared});
    return prepared;
  };
}

/** The preparation with the facts as they are when it is asked: under `npm start` they change. */
function preparationOf(atStart: Site): Preparation {
  let [site, prepare] = [atStart, preparation(atStart)];
  return (text, filePath) => {
    const now = currentSite(atStart);
    if (now !== site) [site, prepare] = [now, preparation(now)];
    return prepare(text, filePath);
  };
}

/**
 * Fills in facts, then reads the front matter: titles, descriptions and excerpts see facts as well.
 * A page with `service: <id>` of a planned service gets the tag for those. What is wrong in front matter, the check says.
 */
const frontMatterParser =
  (atStart: Site, prepare: Preparation): ParseFrontMatter =>
  async ({filePath, fileContent, defaultParseFrontMatter}) => {
    const {facts, contentTags} = currentSite(atStart);
    const parsed = await defaultParseFrontMatter({filePath, fileContent: prepare(fileContent, filePath)});
    const {service, tags = [], tested} = parsed.frontMatter;
    const isPlanned = findService(facts, service)?.lifecycle.phase === 'planned';
    const ownTags: unknown[] = Array.isArray(tags) ? tags.filter((tag) => tag !== contentTags.planned) : [];
    const frontMatter = {
      ...parsed.frontMatter,
      ...(fileContent.includes('{{mail.exampleAddress}}') && {namesAddress: true}),
      // YAML reads a day without quotation marks as a Date.
      ...(tested !== undefined && {tested: testedSchema.safeParse(tested).data}),
      ...(isPlanned && {tags: [...ownTags, contentTags.planned]}),
    };
    return {...parsed, frontMatter};
  };

/**
 * How Docusaurus reads Markdown: with the facts filled in.
 * Broken Markdown links only warn here; the checks of the build fail on them with all their places at once.
 *
 * @throws Error with file and line for an unknown fact
 */
export const markdown = (site: Site): Partial<MarkdownConfig> => {
  const prepare = preparationOf(site);
  return {
    // As the check reads pages, whatever the rest of the configuration says.
    format: 'mdx',
    mdx1Compat: {comments: false, admonitions: false, headingIds: false},
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
    // The MDX compiler gets the file from here, everything else from parseFrontMatter.
    preprocessor: ({filePath, fileContent}) => prepare(fileContent, filePath),
    parseFrontMatter: frontMatterParser(site, prepare),
  };
};
