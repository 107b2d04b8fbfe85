import {readFile} from 'node:fs/promises';
import {parseArgs} from 'node:util';
import {visible} from 'docusaurus-content-check/text';
import {loadContent} from '../../check';
import {helpfulness, pagesWithoutQuestions, reviews} from './sections';

/**
 * What somebody should look at, in the order in which visitors would notice it.
 *
 * @param root - folder of the site
 * @param today - ISO 8601
 * @param log - text of the web server's access log
 * @throws SiteError for a site that cannot be read
 */
export async function reportOn(root: string, today: string, log?: string): Promise<string> {
  const content = await loadContent(root, today);
  const sections = [
    ...(log === undefined ? [] : [helpfulness(content, log)]),
    pagesWithoutQuestions(content),
    reviews(content),
  ];
  return [`# What to look at (${today})`, ...sections].join('\n\n');
}

/** @returns the exit code */
export async function report(args: readonly string[]): Promise<number> {
  const {values} = parseArgs({args: [...args], options: {log: {type: 'string'}}});
  const log = values.log === undefined ? undefined : await readFile(values.log, 'utf8');
  const lines = (await reportOn(process.cwd(), new Date().toISOString().slice(0, 10), log)).split('\n');
  console.log(lines.map(visible).join('\n'));
  return 0;
}
