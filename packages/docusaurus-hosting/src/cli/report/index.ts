import {parseArgs} from 'node:util';
import type {Command} from '../command';
import {loadContent} from '../../check';
import {deadLinks, outdatedTests, pagesWithoutQuestions, reviews, type Section} from './sections';

const usage = `hosting report   lists what may no longer be true, as Markdown for an issue

  --external       looks whether addresses of other sites still answer
`;

const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replace(/\s+/g, ' ')).join(' | ')} |`;

function markdownOf({title, columns, rows, empty = 'None.'}: Section): string {
  if (rows.length === 0) return `## ${title}\n\n${empty}`;
  return [`## ${title}`, '', row(columns), row(columns.map(() => '---')), ...rows.map(row)].join('\n');
}

/**
 * What somebody should look at, in the order in which visitors would notice it.
 *
 * @param root - folder of the site
 * @param today - ISO 8601
 * @throws SiteError for a site that cannot be read
 */
export async function reportOn(root: string, external: boolean, today: string): Promise<string> {
  const content = await loadContent(root, today);
  const sections = [
    outdatedTests(content),
    await deadLinks(content, external),
    pagesWithoutQuestions(content),
    reviews(content),
  ];
  return [`# What to look at (${today})`, ...sections.map(markdownOf)].join('\n\n');
}

/** @returns the exit code */
async function report(args: readonly string[]): Promise<number> {
  const {values} = parseArgs({args: [...args], options: {external: {type: 'boolean', default: false}}});
  console.log(await reportOn(process.cwd(), values.external, new Date().toISOString().slice(0, 10)));
  return 0;
}

export const commands: Readonly<Record<string, Command>> = {report: {run: report, usage}};
