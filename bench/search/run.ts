/**
 * Measures the search on a table of questions.
 *
 * `npm run bench:search -- --index build/search-index.json --queries bench/search/queries.tsv`
 * puts the questions to the worker's code over an index file that a build wrote. Prints quality by group, the share of
 * key strokes, the index's size, and times as ratios to loading (parsing and analysing) the index.
 */
import {readFileSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {brotliCompressSync} from 'node:zlib';
import {createSearcher} from '../../src/plugins/german-search/engine/searcher';
import {loadIndex, measure, readQuestions} from '../../tests/search';

const {values} = parseArgs({
  options: {
    index: {type: 'string', default: 'build/search-index.json'},
    queries: {type: 'string', default: 'bench/search/queries.tsv'},
  },
});

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const questions = readQuestions(values.queries);
const started = performance.now();
const index = loadIndex(values.index);
const searcher = createSearcher(index, {demoted: new Set(), pages: new Set()});
const loading = performance.now() - started;

const times = questions
  .map(({query}) => {
    const start = performance.now();
    searcher.search(query, {limit: 8, typing: true, snippetLength: 50});
    return performance.now() - start;
  })
  .sort((a, b) => a - b);
const at = (share: number): string => percent((times[Math.floor(times.length * share)] ?? 0) / loading);

const {all, groups, keyStrokes, empty} = measure(index, questions);
console.log('| Group | Questions | Recall@8 | MRR |\n|---|---|---|---|');
for (const [name, {questions: count, recall, mrr}] of [...groups, ['all', all] as const]) {
  console.log(`| ${name} | ${count} | ${percent(recall)} | ${mrr.toFixed(3)} |`);
}
const file = readFileSync(values.index);
console.log(`\nKey strokes from the third letter on with a relevant page: ${percent(keyStrokes)}; empty lists: ${empty.length}`);
console.log(`Index: ${file.length} bytes, ${brotliCompressSync(file).length} with brotli`);
console.log(`Query time over loading time: median ${at(0.5)}, 95th percentile ${at(0.95)}`);
