import {parseArgs} from 'node:util';
import {printed} from 'docusaurus-content-check/command';
import {SiteError} from 'docusaurus-content-check/diagnostic';
import type {Command} from '../command';
import {externalRule} from '../../check/rules/facts';
import {loadContent} from '../../check';
import type {HostingContent} from '../../check/content';
import {History} from './history';
import {changedServices, outdatedTests, reviews, unlinkedPages} from './pages';
import {pagesWithoutQuestions, searchGaps} from './search';
import {markdownOf, type Section} from './section';

const usage = `hosting report   lists what may no longer be true, as Markdown for an issue

  --external       looks whether addresses of other sites still answer
`;

async function deadLinks(model: HostingContent, external: boolean): Promise<Section> {
  const found = external ? [...((await externalRule.site?.(model, model.files)) ?? [])] : [];
  return {
    title: 'Addresses of other sites that do not answer',
    columns: ['Where', 'What is wrong'],
    rows: found.map(({file = '', reason}) => [file, reason]),
    empty: external ? 'None.' : 'Not asked: call it with --external.',
  };
}

/**
 * What somebody should look at, in the order in which visitors would notice it.
 *
 * @param root - folder of the site
 * @param today - ISO 8601
 * @throws SiteError for a site that cannot be read
 */
export async function reportOn(root: string, external: boolean, today: string): Promise<string> {
  const model = await loadContent(root, today);
  const history = new History(root);
  const edits = history.lastEdits();
  const sections = [
    outdatedTests(model),
    changedServices(model, edits, history),
    await deadLinks(model, external),
    await searchGaps(model),
    pagesWithoutQuestions(model),
    unlinkedPages(model),
    reviews(model, edits),
  ];
  return [`# What to look at (${today})`, ...sections.map(markdownOf)].join('\n\n');
}

/** @returns the exit code: 0, or 1 for a site that cannot be read */
async function report(args: readonly string[]): Promise<number> {
  const {values} = parseArgs({args: [...args], options: {external: {type: 'boolean', default: false}}});
  try {
    console.log(await reportOn(process.cwd(), values.external, new Date().toISOString().slice(0, 10)));
    return 0;
  } catch (error) {
    if (!(error instanceof SiteError)) throw error;
    console.log(printed(error));
    return 1;
  }
}

export const commands: Readonly<Record<string, Command>> = {report: {run: report, usage}};
