import path from 'node:path';
import {placeOf} from 'docusaurus-content-check/diagnostic';
import {fileAt, holdsVariable, splitUrl, targetsOf, type Page} from 'docusaurus-content-check/reader';
import {blockEnd} from '../../facts/places';
import {frontMatter} from '../../check/frontMatter';
import type {HostingContent} from '../../check/content';
import {testedSchema, isOutdated} from '../../markdown/tested';
import type {History} from './history';
import type {Section} from './section';

const testedOf = ({document}: Page) => testedSchema.safeParse(document.frontMatter.data.tested).data;

/** Posts tell what was true on their day; nobody reviews them. */
const reviewed = (model: HostingContent): Page[] => model.pages.filter(({area}) => area.kind !== 'blog');

/** Day on which somebody says to have read the whole page. */
function reviewOf({document}: Page): string {
  const {data} = frontMatter.docs.reviewed.safeParse(document.frontMatter.data.reviewed);
  return data ?? '';
}

/** All pages, those first that nobody has looked at for longest: the day of their review or test, else of their last edit. */
export function reviews(model: HostingContent, edits: ReadonlyMap<string, string>): Section {
  const rows = reviewed(model).map((page) => {
    const tested = testedOf(page);
    const edited = edits.get(page.file) ?? '';
    // Who mends a word has not read the page.
    const read = [reviewOf(page), tested?.date ?? ''].sort().at(-1);
    const last = read === undefined || read === '' ? edited : read;
    return [last, page.file, tested ? `${tested.client}, ${tested.date}` : '', edited] as const;
  });
  return {
    title: 'Pages by their last review',
    columns: ['Last review', 'Page', 'Tested with', 'Last edit'],
    rows: [...rows].sort(([a], [b]) => a.localeCompare(b)),
    empty: 'There are no pages.',
  };
}

/** Pages whose test is older than twelve months. */
export const outdatedTests = (model: HostingContent): Section => ({
  title: 'Tests older than a year',
  columns: ['Tested', 'Page', 'With'],
  rows: model.pages
    .flatMap((page) => {
      const tested = testedOf(page);
      return tested && isOutdated(tested, model.today) ? [[tested.date, page.file, tested.client] as const] : [];
    })
    .sort(([a], [b]) => a.localeCompare(b)),
  empty: 'None.',
});

/** Services whose facts changed on a later day than their page. */
export function changedServices(model: HostingContent, edits: ReadonlyMap<string, string>, history: History): Section {
  const days = new Map<string, string[]>();
  const daysOf = (file: string): string[] => {
    const known = days.get(file) ?? history.lineDays(file);
    days.set(file, known);
    return known;
  };
  const rows = Object.entries(model.provider.services).flatMap(([id, {docs}]) => {
    const {file, at} = model.placeOfFact(['services', id]);
    const text = model.text(file);
    const first = placeOf(text, at).line;
    const last = placeOf(text, blockEnd(text, at)).line;
    const changed = daysOf(file)
      .slice(first - 1, last)
      .sort()
      .at(-1);
    const page = model.pageAt(docs)?.file;
    const edited = page && edits.get(page);
    return changed && page && edited && changed > edited ? [[id, changed, page, edited] as const] : [];
  });
  return {
    title: 'Services whose facts changed after their page',
    columns: ['Service', 'Facts changed', 'Page', 'Last edit'],
    rows,
    empty: edits.size === 0 ? 'Not known without the history of git.' : 'None.',
  };
}

/** Address that a link leads to; undefined for one that leaves the site. */
function routeOf(page: Page, url: string, model: HostingContent): string | undefined {
  if (holdsVariable(url) || /^[a-z][a-z0-9+.-]*:/i.test(url)) return undefined;
  const {address} = splitUrl(url);
  if (address === '' || address.startsWith('/')) return address;
  const file = fileAt(page, address);
  return model.pages.find((other) => other.file.normalize('NFC') === file)?.route;
}

/** Pages that one reaches through the sidebar and the search only: no text links to them. */
export function unlinkedPages(model: HostingContent): Section {
  const linked = new Set([...model.facts.values(), ...model.site.areas.map(({mainRoute}) => mainRoute)]);
  for (const page of model.pages) {
    for (const {url, kind} of targetsOf(page.document)) {
      const route = kind === 'link' ? routeOf(page, url, model) : undefined;
      if (route !== undefined && route !== page.route) linked.add(route);
    }
  }
  for (const {docs} of [...Object.values(model.provider.services), ...Object.values(model.provider.categories)]) {
    linked.add(docs);
  }
  const folders = model.site.check?.codeFolders ?? [];
  const code = model.files
    .filter((file) => /\.tsx?$/.test(file) && !model.isFacts(file))
    .filter((file) => folders.some((folder) => file === folder || file.startsWith(`${folder}/`)))
    .map((file) => model.text(file).normalize('NFC'))
    .join('\n');
  const inCode = (route: string): boolean => [`'${route}'`, `"${route}"`].some((quoted) => code.includes(quoted));
  return {
    title: 'Pages that nothing links to',
    columns: ['Page', 'Address'],
    rows: reviewed(model)
      .filter(({route}) => !linked.has(route) && !inCode(route))
      .map(({file, route}) => [path.posix.normalize(file), route]),
    empty: 'None.',
  };
}
