import {parameters, readBuiltIndex} from 'docusaurus-theme-search-german/node';
import {measureSearch, untoldOf, type Question} from './measure';
import {percent} from './report';
import {table} from '../table';

/** What one setting of the parameters does with all questions. */
async function measureSetting(buildDir: string, questions: readonly Question[], unanswerable: readonly string[]) {
  const {search} = readBuiltIndex(buildDir);
  const {all} = await measureSearch(search, questions);
  const untold = await untoldOf(search, unanswerable);
  return {...all, told: 1 - untold.length / unanswerable.length};
}

/**
 * Moves every parameter by a third down and up, one at a time.
 *
 * @returns a table of the differences: Recall@8 in points, MRR, and share of questions without an answer that are told so
 */
export async function moveParameters(
  buildDir: string,
  questions: readonly Question[],
  unanswerable: readonly string[],
): Promise<string> {
  const all = parameters as Record<string, number>;
  const base = await measureSetting(buildDir, questions, unanswerable);
  const signed = (value: number, digits: number): string =>
    `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`.replace(/^[+−](0\.?0*)$/, '$1');
  const rows: string[][] = [];
  for (const [name, value] of Object.entries(all)) {
    const cells = [name, String(value)];
    for (const factor of [2 / 3, 4 / 3]) {
      all[name] = value * factor;
      const {recall, mrr, told} = await measureSetting(buildDir, questions, unanswerable);
      cells.push(
        `${signed((recall - base.recall) * 100, 1)} / ${signed(mrr - base.mrr, 3)} / ${signed((told - base.told) * 100, 1)}`,
      );
    }
    all[name] = value;
    rows.push(cells);
  }
  const head = `${percent(base.recall)} / ${base.mrr.toFixed(3)} / ${percent(base.told)} with all as they are`;
  return `${head}\n\n${table(['Parameter', 'Value', 'a third less', 'a third more'], rows)}`;
}
