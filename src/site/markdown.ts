import path from 'node:path';
import type {MarkdownConfig, ParseFrontMatter} from '@docusaurus/types';
import {findService, provider} from '../provider';
import {substituteFacts} from '../provider/facts';
import {nearestName} from '../provider/nearestName';
import {readTested} from './tested';

/** Key in docs-services/tags.yml of the tag that pages of planned services get by themselves. */
const plannedTag = 'zukunftige-dienste';

const relativePath = (filePath: string): string => path.relative(process.cwd(), filePath);

const lineOf = (fileContent: string, field: string): number =>
  fileContent.split('\n').findIndex((text) => text.startsWith(`${field}:`)) + 1;

/**
 * Fills in facts, then reads the front matter: titles, descriptions and excerpts see facts as well.
 * A page with `service: <id>` of a planned service gets the tag „Zukünftige Dienste“.
 *
 * @throws Error with file and line for an unknown fact, an unknown service and a malformed `tested`.
 */
export const parseFrontMatter: ParseFrontMatter = async ({filePath, fileContent, defaultParseFrontMatter}) => {
  const file = relativePath(filePath);
  const parsed = await defaultParseFrontMatter({filePath, fileContent: substituteFacts(fileContent, file)});
  const frontMatter = {...parsed.frontMatter};
  const {service: id, tags, tested} = frontMatter;

  if (tested !== undefined) {
    try {
      frontMatter.tested = readTested(tested, new Date().toISOString().slice(0, 10));
    } catch (error) {
      throw new Error(`${file}:${lineOf(fileContent, 'tested')}: ${(error as Error).message}`, {cause: error});
    }
  }
  if (id !== undefined) {
    const service = findService(id);
    if (!service) {
      const nearest = nearestName(String(id), Object.keys(provider.services));
      throw new Error(
        `${file}:${lineOf(fileContent, 'service')}: unknown service "${String(id)}"; did you mean "${nearest}"? The services are in src/provider/services.ts.`,
      );
    }
    const ownTags: unknown[] = Array.isArray(tags) ? tags : [];
    const planned = service.lifecycle.phase === 'planned';
    if (!planned && ownTags.includes(plannedTag)) {
      throw new Error(
        `${file}:${lineOf(fileContent, 'tags')}: "${plannedTag}" comes by itself to pages of planned services, and "${String(id)}" is not planned; remove it.`,
      );
    }
    if (planned) {
      frontMatter.tags = [...ownTags.filter((tag) => tag !== plannedTag), plannedTag];
    }
  }
  return {...parsed, frontMatter};
};

/** Broken Markdown links only warn here; the checks of the build fail on them with all their places at once. */
export const markdown: Partial<MarkdownConfig> = {
  hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  // The MDX compiler gets the file from here, everything else from parseFrontMatter.
  preprocessor: ({filePath, fileContent}) => substituteFacts(fileContent, relativePath(filePath)),
  parseFrontMatter,
};
