/**
 * Measures the search on tables of questions, in a real browser and on production builds.
 *
 * `npm run bench:search` puts bench/search/queries.tsv to the site as `npm run build` left it;
 * `npm run bench:search -- --docs DIR --queries FILE.tsv` builds a site around any folder of Markdown first.
 * `--peers` adds the search plugin as it is, Pagefind and MiniSearch on the same pages; `--tenfold` the costs on the folder ten
 * times over; `--large DIR` those on another folder; `--reference DIR` those of an earlier release, checked out there.
 * `--parameters` shows what moving each parameter of the ranking by a third does, without a browser.
 */
import {existsSync, statSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {buildIndex, optionsSchema, type CheckedOptions} from 'docusaurus-theme-search-german/node';
import {ask} from './browser';
import {moveParameters} from './parameters';
import {asItIs, german, installPeers, miniSearch, pagefind, reference, type Engine} from './engines';
import {keyStrokesOf, measure, readQuestions, readUnanswerable, type Question} from './measure';
import {costsTable, honestyTable, qualityTable, type Costs, type Result} from './report';
import {buildSite, ownSite, pagesLeftOut, repeatedDocs, type Site} from './site';

const options = {
  docs: {type: 'string'},
  queries: {type: 'string', default: 'bench/search/queries.tsv'},
  unanswerable: {type: 'string', default: 'bench/search/unanswerable.tsv'},
  peers: {type: 'boolean', default: false},
  tenfold: {type: 'boolean', default: false},
  large: {type: 'string'},
  reference: {type: 'string'},
  parameters: {type: 'boolean', default: false},
} as const;

type Options = ReturnType<typeof readOptions>;

/** @throws Error that says which option is wrong */
function readOptions() {
  const {values} = parseArgs({options});
  for (const name of ['docs', 'large', 'reference'] as const) {
    const folder = values[name];
    if (folder && !statSync(folder, {throwIfNoEntry: false})?.isDirectory()) {
      throw new Error(`--${name}: there is no folder ${folder}`);
    }
  }
  for (const name of ['queries', 'unanswerable'] as const) {
    if (!existsSync(values[name])) throw new Error(`--${name}: there is no file ${values[name]}`);
  }
  if (!values.docs && (values.peers || values.tenfold || values.reference || values.large)) {
    throw new Error('--peers, --tenfold, --large and --reference need --docs: they have no build of this site.');
  }
  if (!values.docs && !existsSync('build/search-index')) {
    throw new Error('There is no build/ yet: run npm run build first, or name a folder of Markdown with --docs.');
  }
  return values;
}

/** Time that computing the index takes again on the finished build, as a share of that build's. */
function indexShare({buildDir, buildTime}: Site): number | undefined {
  if (buildTime === 0) return undefined;
  const before = performance.now();
  const checked = optionsSchema.validate({}).value as CheckedOptions;
  const areas = [{id: 'docs', kind: 'docs', pluginId: 'default'} as const];
  buildIndex(areas, checked, {outDir: buildDir, baseUrl: '/', trailingSlash: false});
  return (performance.now() - before) / buildTime;
}

async function answer(
  engine: Engine,
  questions: readonly Question[],
  unanswerable: readonly string[],
): Promise<Result> {
  const answers = await ask(engine, [...keyStrokesOf(questions), ...unanswerable]);
  const shareOf = (test: (query: string) => boolean | undefined): number =>
    unanswerable.filter(test).length / unanswerable.length;
  return {
    name: engine.name,
    answers,
    ...measure(questions, (query) => answers.queries.get(query)?.pages ?? []),
    told: shareOf((query) => answers.queries.get(query)?.told),
    silent: shareOf((query) => answers.queries.get(query)?.pages.length === 0),
  };
}

async function peerEngines(docs: string, ours: Site): Promise<Engine[]> {
  const plain = buildSite(docs, 'docs', 'as it is');
  return [asItIs(plain), await pagefind(plain), await miniSearch(ours)];
}

/** Costs of our search on a site, beside those of an earlier release. */
async function costsOn(
  name: string,
  docs: string,
  values: Options,
  questions: readonly Question[],
  site = buildSite(docs, name, 'german'),
): Promise<Costs[]> {
  const queries = keyStrokesOf(questions);
  const before = values.reference
    ? await ask(reference(buildSite(docs, name, {reference: values.reference})), queries)
    : undefined;
  const answers = await ask(german(site), queries);
  const ours: Costs = {
    site: name,
    name: 'this search',
    answers,
    loadShare: before && answers.load / before.load,
    buildShare: indexShare(site),
  };
  return before
    ? [{site: name, name: 'reference', answers: before, loadShare: 1, buildShare: undefined}, ours]
    : [ours];
}

async function main(): Promise<void> {
  const values = readOptions();
  const questions = readQuestions(values.queries, values.docs ? undefined : pagesLeftOut());
  const site = values.docs ? buildSite(values.docs, 'docs', 'german') : ownSite();
  if (values.parameters) {
    console.log(await moveParameters(site.buildDir, questions, readUnanswerable(values.unanswerable)));
    return;
  }
  if (values.peers || values.reference) installPeers();
  const engines = [german(site), ...(values.docs && values.peers ? await peerEngines(values.docs, site) : [])];
  const results: Result[] = [];
  for (const engine of engines) results.push(await answer(engine, questions, readUnanswerable(values.unanswerable)));
  console.log(`\nRecall@8 / MRR\n\n${qualityTable(results)}\n\n${honestyTable(results)}\n`);

  const costs: Costs[] = results.map(({name, answers}) => ({
    site: 'docs',
    name,
    answers,
    loadShare: undefined,
    buildShare: undefined,
  }));
  if (values.docs && (values.reference || values.tenfold || values.large)) {
    costs.push(...(await costsOn('once', values.docs, values, questions, site)));
    if (values.tenfold) costs.push(...(await costsOn('tenfold', repeatedDocs(values.docs, 10), values, questions)));
    if (values.large) costs.push(...(await costsOn('large', values.large, values, questions)));
  }
  console.log(costsTable(costs));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
