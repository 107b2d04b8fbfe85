/**
 * Measures the search on a table of questions, in a real browser and on production builds.
 *
 * `npm run bench:search` puts bench/search/queries.tsv to the site as `npm run build` left it;
 * `npm run bench:search -- --docs DIR --queries FILE.tsv` builds a site around any folder of Markdown first;
 * `--peers` adds the search plugin as it is, Pagefind and MiniSearch on the same pages.
 */
import {existsSync, statSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {ask, type Answers} from './browser';
import {asItIs, german, installPeers, miniSearch, pagefind, type Engine} from './engines';
import {keyStrokesOf, measure, readQuestions, type Measurement, type Quality} from './measure';
import {buildSite, ownSite} from './site';

interface Result extends Measurement {
  readonly engine: Engine;
  readonly answers: Answers;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const quality = ({recall, mrr}: Quality): string => `${percent(recall)} / ${mrr.toFixed(3)}`;
const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');

/** Time that a share of all queries stays below, in milliseconds. */
function timeAt({queries}: Answers, share: number): number {
  const times = [...queries.values()].map(({time}) => time).sort((a, b) => a - b);
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
}

async function engines(docs: string | undefined, peers: boolean): Promise<Engine[]> {
  const ours = german(docs ? buildSite(docs, 'german') : ownSite());
  if (!docs || !peers) {
    return [ours];
  }
  installPeers();
  const plain = buildSite(docs, 'as it is');
  return [ours, asItIs(plain), await pagefind(plain), await miniSearch(plain)];
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      docs: {type: 'string'},
      queries: {type: 'string', default: 'bench/search/queries.tsv'},
      peers: {type: 'boolean', default: false},
    },
  });
  if (values.docs && !statSync(values.docs, {throwIfNoEntry: false})?.isDirectory()) {
    throw new Error(`--docs: there is no folder ${values.docs}`);
  }
  if (values.peers && !values.docs) {
    throw new Error('--peers needs --docs: the other engines have no build of this site.');
  }
  if (!values.docs && !existsSync('build/search-index.json')) {
    throw new Error('There is no build/ yet: run npm run build first, or name a folder of Markdown with --docs.');
  }
  if (!existsSync(values.queries)) {
    throw new Error(`--queries: there is no file ${values.queries}`);
  }

  const questions = readQuestions(values.queries);
  const strokes = keyStrokesOf(questions);
  const results: Result[] = [];
  for (const engine of await engines(values.docs, values.peers)) {
    const answers = await ask(engine, strokes);
    results.push({engine, answers, ...measure(questions, (query) => answers.queries.get(query)?.pages ?? [])});
  }

  const groups = results[0]?.groups ?? new Map<string, Quality>();
  console.log('\nRecall@8 / MRR\n');
  console.log(
    table(
      ['Group', 'Questions', ...results.map(({engine}) => engine.name)],
      [
        ...[...groups].map(([name, {questions: count}]) => [
          name,
          count,
          ...results.map((result) => quality(result.groups.get(name)!)),
        ]),
        ['all', questions.length, ...results.map(({all}) => quality(all))],
      ],
    ),
  );
  const [first] = results;
  const load = first?.answers.load ?? 1;
  const times = (value: number): string => `${value.toFixed(1)} ms (${(value / load).toFixed(3)})`;
  console.log(
    `\n${strokes.length} beginnings of questions from the third letter on. In brackets: times as shares of our loading time in this run.\n`,
  );
  console.log(
    table(
      [
        'Engine',
        'Key strokes with a relevant page',
        'Empty lists',
        'Index, bytes',
        'with brotli',
        'Loading',
        'Query, median',
        '95th percentile',
        'Slowest',
      ],
      results.map(({engine, answers, keyStrokes, empty}) => [
        engine.name,
        percent(keyStrokes),
        empty.length,
        engine.bytes.raw,
        engine.bytes.brotli,
        times(answers.load),
        times(timeAt(answers, 0.5)),
        times(timeAt(answers, 0.95)),
        times(timeAt(answers, 1)),
      ]),
    ),
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
