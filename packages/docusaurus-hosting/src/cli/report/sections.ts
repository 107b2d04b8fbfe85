import {git, splitUrl, type Page} from 'docusaurus-content-check/reader';
import {questionsBeside} from 'docusaurus-content-check/rules';
import type {HostingContent} from '../../check/content';
import {frontMatter} from '../../check/frontMatter';
import {testedSchema} from '../../markdown/tested';
import {feedbackPath, type FeedbackAnswer} from '../../site/pageFeedback';

const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replace(/\s+/g, ' ')).join(' | ')} |`;

/** A part of the report: what somebody should look at, as a table. */
function section(title: string, columns: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return `## ${title}\n\nNone.`;
  return [`## ${title}`, '', row(columns), row(columns.map(() => '---')), ...rows.map(row)].join('\n');
}

const testedOf = ({document}: Page) => testedSchema.safeParse(document.frontMatter.data.tested).data;

/** Posts tell what was true on their day; nobody reviews them or asks about them. */
const livingPages = ({pages}: HostingContent): Page[] => pages.filter(({area}) => area.kind !== 'blog');

/** Before every day: nobody who mends a word, or makes the first commit, has read the page. */
const never = '–';

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

/** All pages by the day of their last review or test: first those without one, and of these the ones edited longest ago. */
export function reviews(content: HostingContent): string {
  const edits = lastEdits(content.root);
  const rows = livingPages(content).map((page) => {
    const tested = testedOf(page);
    const {data: reviewed = ''} = frontMatter.docs.reviewed.safeParse(page.document.frontMatter.data.reviewed);
    const [read = ''] = [reviewed, tested?.date ?? ''].sort().reverse();
    return [read || never, edits.get(page.file) ?? '', page.file, tested ? `${tested.client}, ${tested.date}` : ''];
  });
  rows.sort(([readA, editedA], [readB, editedB]) => `${readA} ${editedA}`.localeCompare(`${readB} ${editedB}`));
  return section('Pages by their last review', ['Last review', 'Last edit', 'Page', 'Tested with'], rows);
}

/**
 * Answers by the routes of pages, decoded. Anybody may send anything: routes need not be those of pages.
 *
 * @param log - a JSON object a line, as Caddy writes them; other lines are none of its requests
 */
export function countFeedback(log: string): ReadonlyMap<string, Readonly<Record<FeedbackAnswer, number>>> {
  const counts = new Map<string, Record<FeedbackAnswer, number>>();
  const request = new RegExp(`"method":"POST",[^{}]{0,300}?"uri":"${feedbackPath}/(ja|nein)(/[^"]*)"`, 'g');
  for (const [, answer, uri = ''] of log.matchAll(request)) {
    const route = splitUrl(uri).address;
    const count = counts.get(route) ?? {ja: 0, nein: 0};
    count[answer as FeedbackAnswer]++;
    counts.set(route, count);
  }
  return counts;
}

/** What visitors answered under the pages, those first that helped least. */
export function helpfulness(content: HostingContent, log: string): string {
  const rows = [...countFeedback(log)].flatMap(([route, {ja, nein}]) => {
    const page = content.pageAt(route);
    return page ? [{cells: [page.file, String(ja), String(nein)], balance: ja - nein}] : [];
  });
  const cells = rows.sort((a, b) => a.balance - b.balance).map((each) => each.cells);
  return section('Did it help?', ['Page', 'Yes', 'No'], cells);
}

/** Pages that are found by their own words alone: nobody wrote down how visitors ask about them. */
export function pagesWithoutQuestions(content: HostingContent): string {
  const asked = content.files.filter((file) => questionsBeside.test(file));
  const names = new Set(asked.map((file) => file.replace(questionsBeside, '')));
  const without = livingPages(content).filter(({file}) => !names.has(file.replace(/\.mdx?$/, '')));
  const rows = without.map(({file}) => [file]);
  return section('Pages without questions of visitors', ['Page'], rows);
}
