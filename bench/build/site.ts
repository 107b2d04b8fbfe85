/**
 * Measures how long the builds of this whole site take, from nothing and after a changed sentence, and what their steps take.
 * Run by `npm run bench:build -- --only starlight,site`.
 */
import {spawnSync} from 'node:child_process';
import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {stripVTControlCharacters} from 'node:util';

const bundles = 'node_modules/.cache/rspack';

/** What builds keep, by what it is called in the table. The bundles name the files of pictures, and are made anew with them. */
const caches = {
  bundles: [bundles],
  'bundles and pictures': [bundles, 'node_modules/.cache/docusaurus-hosting/pictures'],
  cards: ['.cache/social-cards'],
  'compressed copies': ['node_modules/.cache/docusaurus-publish'],
} as const;

/** Everything that a build could take from one before. */
const kept = [
  'build',
  '.docusaurus',
  '.cache/social-cards',
  'node_modules/.cache',
  path.join(os.tmpdir(), 'node-jiti'),
];

/** A page in the middle of the services. */
const page = 'docs-services/konto/index.md';

interface Timed {
  readonly seconds: number;
  /** Seconds of each step, as Docusaurus' logger of performance and the build itself tell them. */
  readonly steps: Readonly<Record<string, number>>;
}

/** Steps in the order of a build, with what the lines about them begin with. */
const steps: Readonly<Record<string, readonly string[]>> = {
  configuration: ['Get locales to build', 'Build > de > Load site > Load context'],
  'plugins, and waiting for the check': ['Build > de > Load site > Load plugins > Init plugins'],
  content: ['Build > de > Load site > Load plugins > Load plugins content'],
  bundles: ['Build > de > Bundling with rspack'],
  pages: ['Build > de > SSG'],
  'files after the pages': ['Build > de > postBuild()'],
  'search index, of these': ['Build > de > postBuild() > Search index'],
};

/** Seconds of a line such as `[PERF] Build > de > SSG - 6.55 seconds! - (Heap …)`. */
function secondsOf(label: string, log: string): number {
  const line = log.split('\n').find((each) => each.startsWith(`[PERF] ${label} - `)) ?? '';
  const [, amount = '0', unit] = / - ([\d.]+) (ms|seconds|minutes)/.exec(line) ?? [];
  return Number(amount) * (unit === 'ms' ? 0.001 : unit === 'minutes' ? 60 : 1);
}

/** @throws Error with the output of a build that fails */
function build(): Timed {
  const start = performance.now();
  const {status, stdout, stderr} = spawnSync('npx', ['hosting', 'build'], {
    encoding: 'utf8',
    env: {...process.env, DOCUSAURUS_PERF_LOGGER: 'true'},
    maxBuffer: 2 ** 26,
  });
  const seconds = (performance.now() - start) / 1000;
  if (status !== 0) throw new Error(`This site does not build:\n${stdout}${stderr}`);
  const log = stripVTControlCharacters(stdout);
  const told = Object.entries(steps).map(
    ([name, labels]) => [name, labels.reduce((sum, label) => sum + secondsOf(label, log), 0)] as const,
  );
  const copies = Number(/compressed copies \(quick\) ([\d.]+) s/.exec(log)?.[1]);
  return {seconds, steps: {...Object.fromEntries(told), 'compressed copies': copies}};
}

/** Builds with one sentence more on a page, which is as it was afterwards. */
function buildChanged(sentence: string): Timed {
  const text = readFileSync(page, 'utf8');
  try {
    writeFileSync(page, `${text}\n${sentence}\n`);
    return build();
  } finally {
    writeFileSync(page, text);
  }
}

const remove = (name: string): void => rmSync(path.resolve(name), {recursive: true, force: true});

/** @returns lines of a table; @param peer - seconds that Starlight's build from nothing takes */
export function measureSite(peer: number | undefined): string[] {
  kept.forEach(remove);
  const cold = build();
  const warm = buildChanged('Das ist ein Satz mehr.');
  const ratio = ({seconds}: Timed): string => `${seconds.toFixed(1)}${peer ? ` (${(seconds / peer).toFixed(2)})` : ''}`;
  const rows = Object.keys(cold.steps).map(
    (name) => `| ${name} | ${cold.steps[name]?.toFixed(1)} | ${warm.steps[name]?.toFixed(1)} |`,
  );
  const anew = Object.entries(caches).map(([name, folders], index) => {
    folders.forEach(remove);
    const {seconds} = buildChanged(`Das ist Satz Nummer ${index}.`);
    return `| all, with ${name} made anew | – | ${seconds.toFixed(1)} |`;
  });
  return [
    '| This whole site, s | From nothing | After a changed sentence |',
    '| --- | --- | --- |',
    `| all | ${ratio(cold)} | ${ratio(warm)} |`,
    ...rows,
    ...anew,
  ];
}
