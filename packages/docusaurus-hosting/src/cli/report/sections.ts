import {git, type Page} from 'docusaurus-content-check/reader';
import type {HostingContent} from '../../check/content';
import {frontMatter} from '../../check/frontMatter';
import {externalRule} from '../../check/rules/facts';
import {questionsBeside} from '../../check/rules/pageQuestions';
import {isOutdated, testedSchema} from '../../markdown/tested';

/** A part of the report: what somebody should look at, as a table. */
export interface Section {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** What stands there instead of a table without rows; `None.` without it. */
  readonly empty?: string;
}

const testedOf = ({document}: Page) => testedSchema.safeParse(document.frontMatter.data.tested).data;

/** Posts tell what was true on their day; nobody reviews them or asks about them. */
const livingPages = ({pages}: HostingContent): Page[] => pages.filter(({area}) => area.kind !== 'blog');

const byFirstCell = ([a = '']: readonly string[], [b = '']: readonly string[]): number => a.localeCompare(b);

/** Day of each file's last commit; empty without git or its history. */
function lastEdits(root: string): ReadonlyMap<string, string> {
  const edits = new Map<string, string>();
  let day = '';
  for (const line of git(root, 'log', '--format=@%as', '--name-only', '--relative', '--no-renames') ?? []) {
    if (line.startsWith('@')) day = line.slice(1);
    else if (!edits.has(line)) edits.set(line, day);
  }
  return edits;
}

/** All pages, those first that nobody has looked at for longest: the day of their review or test, else of their last edit. */
export function reviews(content: HostingContent): Section {
  const edits = lastEdits(content.root);
  const rows = livingPages(content).map((page) => {
    const tested = testedOf(page);
    const {data: reviewed = ''} = frontMatter.docs.reviewed.safeParse(page.document.frontMatter.data.reviewed);
    const edited = edits.get(page.file) ?? '';
    // Who mends a word has not read the page.
    const [read = ''] = [reviewed, tested?.date ?? ''].sort().reverse();
    return [read || edited, page.file, tested ? `${tested.client}, ${tested.date}` : '', edited];
  });
  const columns = ['Last review', 'Page', 'Tested with', 'Last edit'];
  return {title: 'Pages by their last review', columns, rows: rows.sort(byFirstCell)};
}

/** Pages whose test is older than twelve months. */
export function outdatedTests({pages, today}: HostingContent): Section {
  const rows = pages.flatMap((page) => {
    const tested = testedOf(page);
    return tested && isOutdated(tested, today) ? [[tested.date, page.file, tested.client]] : [];
  });
  return {title: 'Tests older than a year', columns: ['Tested', 'Page', 'With'], rows: rows.sort(byFirstCell)};
}

export async function deadLinks(content: HostingContent, external: boolean): Promise<Section> {
  const found = external ? [...((await externalRule.site?.(content, content.files)) ?? [])] : [];
  return {
    title: 'Addresses of other sites that do not answer',
    columns: ['Where', 'What is wrong'],
    rows: found.map(({file = '', reason}) => [file, reason]),
    ...(!external && {empty: 'Not asked: call it with --external.'}),
  };
}

/** Pages that are found by their own words alone: nobody wrote down how visitors ask about them. */
export function pagesWithoutQuestions(content: HostingContent): Section {
  const asked = content.files.filter((file) => questionsBeside.test(file));
  const names = new Set(asked.map((file) => file.replace(questionsBeside, '')));
  const without = livingPages(content).filter(({file}) => !names.has(file.replace(/\.mdx?$/, '')));
  return {title: 'Pages without questions of visitors', columns: ['Page'], rows: without.map(({file}) => [file])};
}
