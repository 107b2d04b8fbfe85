import path from 'node:path';
import type {MarkdownConfig, ParseFrontMatter} from '@docusaurus/types';
import {nearestName} from 'docusaurus-content-check/text';
import {currentSite} from '../site/current';
import {describeFact} from '../facts/describe';
import {factsOf, substituteFacts} from '../facts/facts';
import {findService, notOfferedOwner} from '../facts/lookup';
import type {Provider} from '../facts/schema';
import type {Site} from '../site/site';
import {applyConditions} from './conditions';
import {contentFiles} from './contentFiles';
import {targetsOf, withoutRows} from './leftovers';
import {tableTextsInProse} from './tableTexts';
import {readTested} from './tested';

const relativePath = (filePath: string): string => path.relative(process.cwd(), filePath);

const lineOf = (fileContent: string, field: string): number =>
  fileContent.split('\n').findIndex((text) => text.startsWith(`${field}:`)) + 1;

/** What is known of a name that no fact has: it belongs to a service that is not offered, or the provider lacks it. */
function explainMissing(name: string, provider: Provider): string | undefined {
  const owner = notOfferedOwner(provider, name);
  if (owner) {
    const [id, {title}] = owner;
    return `{{${name}}} belongs to "${title}", which is not offered; delete the sentence, or write <If service="${id}">…</If> around it`;
  }
  const description = describeFact(name, provider);
  return description?.optional
    ? `{{${name}}} is missing${description.means ? ` (${description.means})` : ''}; add it, delete the sentence, or write <If fact="${name}">…</If> around it`
    : undefined;
}

/** Makes a Markdown file whole. */
type Preparation = (text: string, file: string) => string;

/** Leaves out what depends on services and facts that there are not, and fills in facts. */
function preparation({provider, areas}: Site): Preparation {
  const known = factsOf(provider);
  const targets = targetsOf(contentFiles(areas, process.cwd()), provider.notOffered);
  return (text, file) => {
    const offered = withoutRows(applyConditions(text, file, provider, known), file, provider, targets);
    const misplaced = tableTextsInProse(offered, file, provider);
    if (misplaced.length > 0) {
      throw new Error(misplaced.join('\n'));
    }
    return substituteFacts(offered, file, known, (name) => explainMissing(name, provider));
  };
}

/** The preparation with the facts as they are when it is asked: under `npm start` they change. */
function preparationOf(atStart: Site): () => Preparation {
  let [site, prepare] = [atStart, preparation(atStart)];
  return () => {
    const now = currentSite(atStart);
    if (now !== site) [site, prepare] = [now, preparation(now)];
    return prepare;
  };
}

/**
 * Fills in facts, then reads the front matter: titles, descriptions and excerpts see facts as well.
 * A page with `service: <id>` of a planned service gets the tag for those.
 *
 * @throws Error with file and line for an unknown fact, one that is made for tables, an unknown service and a malformed `tested`.
 */
const frontMatterParser =
  (atStart: Site, prepare: Preparation): ParseFrontMatter =>
  async ({filePath, fileContent, defaultParseFrontMatter}) => {
    const {provider, contentTags, builtAt} = currentSite(atStart);
    const file = relativePath(filePath);
    const parsed = await defaultParseFrontMatter({
      filePath,
      fileContent: prepare(fileContent, file),
    });
    const frontMatter = {...parsed.frontMatter};
    const {service: id, tags, tested} = frontMatter;
    if (fileContent.includes('{{mail.exampleAddress}}')) {
      frontMatter.namesAddress = true;
    }

    if (tested !== undefined) {
      try {
        frontMatter.tested = readTested(tested, builtAt.toISOString().slice(0, 10));
      } catch (error) {
        throw new Error(`${file}:${lineOf(fileContent, 'tested')}: ${(error as Error).message}`, {cause: error});
      }
    }
    if (id !== undefined) {
      const name = JSON.stringify(id);
      const service = findService(provider, id);
      if (!service) {
        const nearest = nearestName(name, Object.keys(provider.services));
        throw new Error(
          `${file}:${lineOf(fileContent, 'service')}: unknown service ${name}; did you mean "${nearest}"? A service in src/provider/services.ts that is not offered keeps its entry, with "offered: false".`,
        );
      }
      const {planned: plannedTag} = contentTags;
      const ownTags: unknown[] = Array.isArray(tags) ? tags : [];
      const planned = service.lifecycle.phase === 'planned';
      if (!planned && ownTags.includes(plannedTag)) {
        throw new Error(
          `${file}:${lineOf(fileContent, 'tags')}: "${plannedTag}" comes by itself to pages of planned services, and "${name}" is not planned; remove it.`,
        );
      }
      if (planned) {
        frontMatter.tags = [...ownTags.filter((tag) => tag !== plannedTag), plannedTag];
      }
    }
    return {...parsed, frontMatter};
  };

/**
 * How Docusaurus reads Markdown: with the facts filled in.
 * Broken Markdown links only warn here; the checks of the build fail on them with all their places at once.
 */
export const markdown = (site: Site): Partial<MarkdownConfig> => {
  const current = preparationOf(site);
  const prepare: Preparation = (text, file) => current()(text, file);
  return {
    hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
    // The MDX compiler gets the file from here, everything else from parseFrontMatter.
    preprocessor: ({filePath, fileContent}) => prepare(fileContent, relativePath(filePath)),
    parseFrontMatter: frontMatterParser(site, prepare),
  };
};
