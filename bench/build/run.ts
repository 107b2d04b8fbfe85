/**
 * Measures how long sites of several sizes take to build, beside stock Docusaurus, Starlight and VitePress, and what a first
 * view of the same page weighs as the site grows; and how long builds of this whole site take, by their steps.
 *
 * `npm run bench:build` takes its text from the documents of build/, as `npm run build` left it, and repeats them until there
 * are enough; `--build DIR` names another Docusaurus build, `--sizes 52,1000,4000` the numbers of pages,
 * `--only NAME,NAME` some of the sites (`site` is this whole one), `--page /a` the page whose weight is taken.
 */
import {existsSync, mkdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {brotliCompressSync} from 'node:zlib';
import {run} from '../../scripts/run';
import {installPeers, pagesOf, starlight, vitepress, writePages, type Page} from '../pages/peers';
import {measureSite} from './site';

const cache = path.resolve('.cache/bench/build');

interface Times {
  readonly name: string;
  /** Milliseconds: from nothing, and once more. */
  readonly cold: number;
  readonly warm: number;
  /** What the build held at most, in bytes, where GNU time is installed. */
  readonly memory?: number | undefined;
}

/** That many pages: the site's own, and again below `/teil-1`, `/teil-2` … */
export function grown(pages: readonly Page[], size: number): Page[] {
  return Array.from({length: size}, (_, index) => {
    const page = pages[index % pages.length] as Page;
    const part = Math.floor(index / pages.length);
    return part === 0 ? page : {...page, path: `/teil-${part}${page.path}`};
  });
}

const outDirOf = (engine: string): string => path.join(cache, engine);

/** Builds `bench/build/docusaurus.config.ts` twice: once without any cache, once with what the first one left. */
function docusaurus(name: string, engine: string, docs: string): Times {
  const env = {BENCH_DOCS: docs, BENCH_ENGINE: engine};
  const memoryFile = path.join(cache, 'memory');
  const timed = existsSync('/usr/bin/time');
  const kilobytes: number[] = [];
  const once = (): void => {
    const command = ['docusaurus', 'build', 'bench/build', '--out-dir', outDirOf(engine)];
    const [program = '', ...args] = timed ? ['/usr/bin/time', '-f', '%M', '-o', memoryFile, ...command] : command;
    if (run(program, args, env) !== 0) {
      throw new Error(`The site of ${name} does not build, see above.`);
    }
    if (timed) kilobytes.push(Number(readFileSync(memoryFile, 'utf8')));
  };
  const build = (): number => {
    const start = performance.now();
    once();
    return performance.now() - start;
  };
  run('docusaurus', ['clear', 'bench/build'], env);
  const [cold, warm] = [build(), build()];
  return {name, cold, warm, memory: timed ? Math.max(...kilobytes) * 1024 : undefined};
}

/** What a first view weighs: bytes with brotli. */
interface Weight {
  /** HTML, style sheets and scripts. */
  readonly all: number;
  /** What comes before the page is painted: all but the scripts. */
  readonly painted: number;
}

function weightOf(buildDir: string, page: string): Weight {
  const brotli = (text: string): number => brotliCompressSync(text).length;
  const html = readFileSync(path.join(buildDir, `${page}.html`), 'utf8');
  const htmlSize = brotli(html);
  const files = [...html.matchAll(/(?:data-src|href|src)="?(\/assets\/(?:js|css)\/[^"\s>]+)/g)];
  const weight = {all: htmlSize, painted: htmlSize};
  for (const file of new Set(files.map(([, address = '']) => path.join(buildDir, address)))) {
    const size = brotli(readFileSync(file, 'utf8'));
    weight.all += size;
    weight.painted += file.endsWith('.css') ? size : 0;
  }
  return weight;
}

function measure(pages: readonly Page[], buildDir: string, names: readonly string[]): Times[] {
  const docs = path.join(cache, 'docs');
  rmSync(docs, {recursive: true, force: true});
  writePages(pages, buildDir, docs, path.join(cache, 'public'));
  const all: Readonly<Record<string, () => Times>> = {
    starlight: () => starlight(pages, buildDir, true),
    vitepress: () => vitepress(pages, buildDir, true),
    stock: () => docusaurus('stock Docusaurus', 'stock', docs),
    engine: () => docusaurus('this engine', 'engine', docs),
  };
  return names.flatMap((name) => all[name]?.() ?? []);
}

const seconds = (time: number, peer: number | undefined): string =>
  `${(time / 1000).toFixed(1)}${peer ? ` (${(time / peer).toFixed(2)})` : ''}`;

function weights(weight: Weight, smallest: Weight): string {
  const against = (part: keyof Weight): string =>
    `${(weight[part] / 1000).toFixed(1)} kB (${(weight[part] / smallest[part]).toFixed(3)})`;
  return `${against('all')}, before it is painted ${against('painted')}`;
}

function main(): void {
  const {values} = parseArgs({
    options: {
      build: {type: 'string', default: 'build'},
      sizes: {type: 'string', default: '52,1000'},
      only: {type: 'string', default: 'starlight,vitepress,stock,engine,site'},
      page: {type: 'string', default: '/services/konto'},
    },
  });
  if (!existsSync(values.build)) {
    throw new Error(`There is no ${values.build}/ yet: run npm run build first, or name a build with --build.`);
  }
  mkdirSync(cache, {recursive: true});
  installPeers();
  // The page that is weighed stands first, so that the smallest size has it.
  const pages = pagesOf(values.build)
    .filter(({path: address}) => address !== '/')
    .sort((a, b) => Number(b.path === values.page) - Number(a.path === values.page));
  const lines: string[] = [];
  const names = values.only.split(',');
  let smallest: Weight | undefined;
  let firstPeer: Times | undefined;
  for (const size of values.sizes.split(',').map(Number)) {
    const measured = measure(grown(pages, size), values.build, names);
    const peer = measured.find(({name}) => name === 'Starlight');
    firstPeer ??= peer;
    for (const {name, cold, warm, memory} of measured) {
      const gigabytes = memory === undefined ? '–' : (memory / 2 ** 30).toFixed(2);
      lines.push(`| ${size} | ${name} | ${seconds(cold, peer?.cold)} | ${seconds(warm, peer?.warm)} | ${gigabytes} |`);
    }
    if (names.includes('engine')) {
      const weight = weightOf(outDirOf('engine'), values.page);
      smallest ??= weight;
      lines.push(`First view of ${values.page} at ${size} pages: ${weights(weight, smallest)}`);
    }
  }
  console.log(['| Pages | Site | Cold, s | Warm, s | GiB |', '| --- | --- | --- | --- | --- |', ...lines].join('\n'));
  if (names.includes('site')) console.log(['', ...measureSite(firstPeer && firstPeer.cold / 1000)].join('\n'));
}

try {
  main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
