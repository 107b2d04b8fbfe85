import path from 'node:path';
import {readPages, type Page} from 'docusaurus-content-check/reader';
import type {Area} from '../site/areas';
import {overviewsNotOffered, type Offer} from '../facts/lookup';

/** A page in Markdown. */
export interface ContentFile extends Page {
  /** Service to which it belongs by its own front matter, or by that of the overview page of its folder. */
  readonly service: string | undefined;
}

const ownService = ({document}: Page): string | undefined => {
  const service = document.mayHave('service') ? document.frontMatter.data.service : undefined;
  return typeof service === 'string' ? service : undefined;
};

/** Pages with the services that they belong to. */
export function contentFilesOf(pages: readonly Page[]): ContentFile[] {
  const byFile = new Map(pages.map((page) => [page.file, page]));
  const serviceOf = (file: string): string | undefined => {
    for (let at = file; ; at = path.posix.dirname(at)) {
      const page = byFile.get(at) ?? byFile.get(`${at}/index.md`) ?? byFile.get(`${at}/index.mdx`);
      const service = page && ownService(page);
      if (service || at === '.') return service;
    }
  };
  return pages.map((page) => ({...page, service: serviceOf(page.file)}));
}

/** Every Markdown file of the areas, in the order of their paths. Files that begin with an underscore are parts of others. */
export const contentFiles = (areas: readonly Area[], root: string): ContentFile[] =>
  contentFilesOf(readPages(areas, root));

/**
 * The files whose pages a site does not have: those of services that are not offered, and overview pages of categories
 * all of whose services are not offered.
 */
export function filesNotOffered(files: readonly ContentFile[], facts: Offer): ContentFile[] {
  const overviews = overviewsNotOffered(facts);
  return files.filter(
    ({service, route}) =>
      (service !== undefined && Object.hasOwn(facts.notOffered, service)) || overviews.includes(route),
  );
}
