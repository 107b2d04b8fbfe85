import path from 'node:path';
import type {MarkdownConfig, ParseFrontMatter} from '@docusaurus/types';
import {nearestName, substituteFacts} from '../provider/facts';
import {provider} from '../provider';

/** Key in docs-services/tags.yml of the tag that pages of planned services get by themselves. */
const plannedTag = 'zukunftige-dienste';

const relativePath = (filePath: string): string => path.relative(process.cwd(), filePath);

/**
 * Fills in facts, then reads the front matter: titles, descriptions and excerpts see facts as well.
 * A page with `service: <id>` of a planned service gets the tag „Zukünftige Dienste“.
 *
 * @throws Error with file, line and nearest valid name for an unknown fact or service.
 */
export const parseFrontMatter: ParseFrontMatter = async ({filePath, fileContent, defaultParseFrontMatter}) => {
  const file = relativePath(filePath);
  const parsed = await defaultParseFrontMatter({filePath, fileContent: substituteFacts(fileContent, file)});
  const {service: id, tags} = parsed.frontMatter;
  if (id === undefined) {
    return parsed;
  }
  const service = provider.services[String(id)];
  if (!service) {
    const line = fileContent.split('\n').findIndex((text) => text.startsWith('service:')) + 1;
    const nearest = nearestName(String(id), Object.keys(provider.services));
    throw new Error(`${file}:${line}: unknown service "${String(id)}"; did you mean "${nearest}"? The services are in src/provider/services.ts.`);
  }
  if (service.lifecycle.phase === 'planned') {
    const others = Array.isArray(tags) ? tags.filter((tag) => tag !== plannedTag) : [];
    return {...parsed, frontMatter: {...parsed.frontMatter, tags: [...others, plannedTag]}};
  }
  return parsed;
};

/** Broken Markdown links only warn here; the checks of the build fail on them with all their places at once. */
export const markdown: Partial<MarkdownConfig> = {
  hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'throw'},
  // The MDX compiler gets the file from here, everything else from parseFrontMatter.
  preprocessor: ({filePath, fileContent}) => substituteFacts(fileContent, relativePath(filePath)),
  parseFrontMatter,
};
