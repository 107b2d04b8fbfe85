/**
 * Measures what each step of docusaurus-plugin-fast-pages is worth: builds this site without one step in turn.
 *
 * `npm run bench:ablation` builds pages, and measures all builds in turns with Lighthouse and the interactions of visit.ts;
 * `--weights` only bundles, and weighs scripts and styles; `--steps a,b` takes some steps alone.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {brotliCompressSync} from 'node:zlib';
import type {Options} from 'docusaurus-plugin-fast-pages';
import {precompress} from 'docusaurus-publish/precompress';
import * as z from 'zod';
import {median} from '../median';
import {headRows, row} from '../table';
import {measureOnce} from './lighthouse';
import {installPeers} from './peers';
import {serve, type Served} from './serve';

const pages = [
  '/services/konto',
  '/services/kommunikation/e-mail/client-konfiguration/thunderbird',
  '/SSO-2023',
  '/services/kommunikation/e-mail/fehlermeldungen',
  '/',
];

const everything = 'all steps';
const steps: readonly (keyof Options)[] = [
  'buildTimeHighlighting',
  'prefetchOnHover',
  'sharedChunks',
  'compileHints',
  'routeManifest',
  'trimDocDescriptions',
  'lazyLanguageData',
  'scheduler',
  'preHydrationHandlers',
  'lateHydration',
];

const generated = '.cache/ablation-generated';
const outDir = (step: string): string => path.join('.cache/ablation', step);

/** Builds the site without a step. @throws Error when Docusaurus fails; it has said why */
function build(step: string, env: NodeJS.ProcessEnv): void {
  const options = step === everything ? {} : {[step]: false};
  const program = path.resolve('node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const {status} = spawnSync(
    process.execPath,
    [program, 'build', '--config', 'bench/pages/ablation.config.ts', '--out-dir', outDir(step)],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: {
        ...process.env,
        ...env,
        FAST_PAGES_OPTIONS: JSON.stringify(options),
        DOCUSAURUS_GENERATED_FILES_DIR_NAME: generated,
        // The bundler's cache does not notice other options that come from the environment.
        DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      },
    },
  );
  if (status !== 0) {
    throw new Error(`The site does not build without ${step}, see above.`);
  }
}

const clientManifest = z.object({
  entrypoints: z.array(z.string()),
  origins: z.record(z.string(), z.array(z.union([z.string(), z.number()])).optional()),
  assets: z.record(z.string(), z.record(z.string(), z.array(z.object({file: z.string()})))),
});

const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(generated, file), 'utf8'));

const stringsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : Object.values(value as object).flatMap(stringsIn);

/** The scripts and styles that a page asks for by itself: those of its route, and of the area around it. */
function filesOf(page: string): string[] {
  const {entrypoints, origins, assets} = clientManifest.parse(readJson('client-manifest.json'));
  const chunkNames = Object.entries(readJson('routesChunkNames.json') as object);
  const area = `/${page.split('/')[1] ?? ''}`;
  const own = chunkNames.filter(([route]) => [page, area].includes(route.replace(/-[^-]+$/, '')));
  const names = [...entrypoints, ...own.flatMap(([, names]) => stringsIn(names))];
  const ids = new Set(names.flatMap((name) => origins[name] ?? []).map(String));
  return [...ids].flatMap((id) => [...(assets[id]?.js ?? []), ...(assets[id]?.css ?? [])].map(({file}) => file));
}

/** Kilobytes (1,000 bytes) with brotli. */
const weigh = (files: readonly string[]): number =>
  [...new Set(files)].reduce((sum, file) => sum + brotliCompressSync(readFileSync(file)).length, 0) / 1000;

const sign = (value: number, digits: number): string => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(digits)}`;

/** Figures of one build: what they are → milliseconds or kilobytes. */
type Measured = Readonly<Record<string, number>>;

/** What a page weighs in a build without a step. */
function weights(step: string): Measured {
  build(step, {DOCUSAURUS_EXIT_AFTER_BUNDLING: 'true'});
  return Object.fromEntries(
    pages.map((page) => [`${page}, kB`, weigh(filesOf(page).map((file) => path.join(outDir(step), file)))]),
  );
}

const figure = (output: string, name: string): number =>
  Number(new RegExp(`${name}: (\\d+) ms`).exec(output)?.[1] ?? NaN);

/** Visits a build as visit.ts does. */
function visited(step: string): Measured {
  const args = ['tsx', 'bench/pages/visit.ts', '--build', outDir(step), '--runs', '1'];
  const {stdout} = spawnSync('npx', args, {encoding: 'utf8'});
  return {
    'next page, ms': figure(stdout, 'Next page'),
    'slowest of ten interactions, ms': figure(stdout, 'Slowest of ten interactions'),
  };
}

function viewed(page: string, url: string): Measured {
  const {bytesWithoutPictures, fcp, lcp, tbt} = measureOnce(url);
  return Object.fromEntries(
    Object.entries({kB: bytesWithoutPictures / 1000, 'FCP, ms': fcp, 'LCP, ms': lcp, 'TBT, ms': tbt}).map(
      ([name, value]) => [`${page}, ${name}`, value],
    ),
  );
}

/** Builds the site without each step, and measures the builds in turns, so that a slow moment of the machine meets them all. */
async function figures(steps: readonly string[], runs: number): Promise<Measured[]> {
  const served: Served[] = [];
  for (const step of steps) {
    build(step, {});
    await precompress(outDir(step), '.cache/precompressed');
    served.push(await serve(outDir(step)));
  }
  const measured: Measured[][] = steps.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, {origin}] of served.entries()) {
      const views = pages.map((page) => viewed(page, origin + page));
      measured[index]?.push(Object.assign({}, ...views, visited(steps[index] ?? '')) as Measured);
    }
  }
  await Promise.all(served.map((each) => each.stop()));
  return measured.map((all) =>
    Object.fromEntries(Object.keys(all[0] ?? {}).map((name) => [name, median(all.map((each) => each[name] ?? NaN))])),
  );
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      weights: {type: 'boolean', default: false},
      steps: {type: 'string', default: steps.join(',')},
      runs: {type: 'string', default: '3'},
    },
  });
  const compared = [everything, ...values.steps.split(',')];
  if (!values.weights) installPeers();
  const [before = {}, ...others] = values.weights
    ? compared.map(weights)
    : await figures(compared, Number(values.runs));
  console.log(headRows(['Without', ...Object.keys(before)]));
  const digits = values.weights ? 1 : 0;
  console.log(row([`nothing (${everything})`, ...Object.values(before).map((value) => value.toFixed(digits))]));
  for (const [index, without] of others.entries()) {
    const changes = Object.entries(before).map(([name, value]) => sign((without[name] ?? 0) - value, digits));
    console.log(row([compared[index + 1] ?? '', ...changes]));
  }
  rmSync('.cache/ablation', {recursive: true, force: true});
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
