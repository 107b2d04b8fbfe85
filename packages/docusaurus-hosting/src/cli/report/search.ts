import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {HostingContent} from '../../check/content';
import type {SearchAnswer} from '../../site/hostingSite';
import {questionsBeside} from '../../check/rules/pageQuestions';
import {questionLines, questionsFile} from '../questions';
import type {Section} from './section';

const title = 'Questions that the search does not answer';

const lastPart = (address: string): string => decodeURI(address).split('/').pop() ?? '';

/**
 * Questions of a table (number, group, question, last parts of the addresses of pages that answer it, between tabs) for
 * which the search shows none of these pages.
 *
 * @param table - with a line of headings
 * @param gone - last parts of the addresses of pages that the site leaves out; nothing has to lead there
 */
export async function missedQuestions(
  table: string,
  gone: ReadonlySet<string>,
  ask: (question: string) => Promise<SearchAnswer>,
): Promise<Section> {
  const rows: string[][] = [];
  for (const {cells} of questionLines(table).slice(1)) {
    const [, , question = '', pages = ''] = cells.map(({text}) => text.trim());
    const wanted = pages.split(',').filter((page) => !gone.has(page));
    if (wanted.length === 0) continue;
    const answer = await ask(question);
    const found = answer.rows.map(({pageUrl}) => lastPart(pageUrl));
    if (wanted.some((page) => found.includes(page))) continue;
    rows.push([question, answer.unknown.join(', '), wanted.join(', '), [...new Set(found)].slice(0, 3).join(', ')]);
  }
  return {
    title,
    columns: ['Question', 'Words that no page has', 'Pages that answer it', 'Shown instead'],
    rows,
    empty: 'None.',
  };
}

/** The site's own questions, put to the index of its last build. */
export async function searchGaps(model: HostingContent): Promise<Section> {
  const skipped = (empty: string): Section => ({title, columns: [], rows: [], empty});
  const file = model.fileNamed(questionsFile);
  if (file === undefined) return skipped(`The site has no ${questionsFile}.`);
  const ask = await model.site.openSearch?.(path.join(model.root, 'build'));
  if (!ask) return skipped('Not asked: there is no build with a search yet.');
  const gone = model.namesNotOffered;
  return missedQuestions(readFileSync(path.join(model.root, file), 'utf8'), gone, ask);
}

/** Pages that are found by their own words alone: nobody wrote down how visitors ask about them. Posts need no questions. */
export function pagesWithoutQuestions(model: HostingContent): Section {
  const asked = new Set(
    model.files.filter((file) => questionsBeside.test(file)).map((file) => file.replace(questionsBeside, '')),
  );
  const rows = model.pages
    .filter(({area, file}) => area.kind !== 'blog' && !asked.has(file.replace(/\.mdx?$/, '')))
    .map(({file}) => [file]);
  return {title: 'Pages without questions of visitors', columns: ['Page'], rows, empty: 'None.'};
}
