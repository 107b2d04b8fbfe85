import {table} from '../table';
import type {Answers} from './browser';
import type {Measurement, Quality} from './measure';

/** What an engine did with the questions of a site. */
export interface Result extends Measurement {
  readonly name: string;
  readonly answers: Answers;
  /** Share of the questions without an answer that the list says so of; and that have no rows at all. */
  readonly told: number;
  readonly silent: number;
}

/** What an engine costs on a site. */
export interface Costs {
  readonly site: string;
  readonly name: string;
  readonly answers: Answers;
  /** Time of loading as a share of the reference's on the same site. */
  readonly loadShare: number | undefined;
  /** Time of computing the index as a share of the whole build. */
  readonly buildShare: number | undefined;
}

export const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const quality = ({recall, mrr}: Quality): string => `${percent(recall)} / ${mrr.toFixed(3)}`;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;
const milliseconds = (time: number): string => `${time.toFixed(1)} ms`;

/** Time that a share of all queries stays below, in milliseconds. */
function timeAt({queries}: Answers, share: number, which: 'time' | 'firstTime' = 'time'): number {
  const times = [...queries.values()].map((answer) => answer[which]).sort((a, b) => a - b);
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}

/** Recall@8 and MRR of all engines, by group. */
export function qualityTable(results: readonly Result[]): string {
  const [first] = results;
  if (!first) return '';
  return table(
    ['Group', 'Questions', ...results.map(({name}) => name)],
    [
      ...[...first.groups].map(([name, {questions}]) => [
        name,
        questions,
        ...results.map(({groups}) => quality(groups.get(name)!)),
      ]),
      ['all', first.all.questions, ...results.map(({all}) => quality(all))],
    ],
  );
}

/** What the engines say when they have nothing, and while somebody types. */
export const honestyTable = (results: readonly Result[]): string =>
  table(
    [
      'Engine',
      'Without an answer: told so',
      'no rows at all',
      'With an answer: wrongly nothing',
      'Key strokes with a relevant page',
      'with an empty list',
    ],
    results.map(({name, told, silent, wronglyNothing, all, keyStrokes, empty, answers}) => [
      name,
      percent(told),
      percent(silent),
      percent(wronglyNothing.length / all.questions),
      percent(keyStrokes),
      percent(empty.length / answers.queries.size),
    ]),
  );

/** Times and bytes. A query's times are also given for a processor of a quarter of the speed. */
export const costsTable = (costs: readonly Costs[]): string =>
  table(
    [
      'Site',
      'Engine',
      'Loading',
      'of the reference',
      'First list',
      'at most',
      'Query, median',
      '95th percentile',
      '× 4',
      'with fetching',
      'Index, of the build',
    ],
    costs.map(({site, name, answers, loadShare, buildShare}) => [
      site,
      name,
      milliseconds(answers.load),
      loadShare === undefined ? '–' : loadShare.toFixed(2),
      kilobytes(answers.firstBytes.mean),
      kilobytes(answers.firstBytes.most),
      milliseconds(timeAt(answers, 0.5)),
      milliseconds(timeAt(answers, 0.95)),
      milliseconds(4 * timeAt(answers, 0.95)),
      milliseconds(timeAt(answers, 0.95, 'firstTime')),
      buildShare === undefined ? '–' : percent(buildShare),
    ]),
  );
