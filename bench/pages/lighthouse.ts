import {spawnSync} from 'node:child_process';
import path from 'node:path';
import * as z from 'zod';
import {findChromium} from 'docusaurus-publish/verify/chromium';
import {median} from '../median';

/** What a visitor's first view costs on Lighthouse's phone (slow 4G, CPU slowed 4 ×, simulated). */
export interface FirstView {
  /** 0 to 100. */
  readonly score: number;
  /** First and largest contentful paint, total blocking time: milliseconds. */
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Bytes over the network: all of it, and without pictures. */
  readonly bytes: number;
  readonly bytesWithoutPictures: number;
  readonly requests: number;
  /** Lighthouse's benchmark index while it measured: the higher, the faster this machine was. */
  readonly machine: number;
}

const metric = z.object({numericValue: z.number()});
const report = z.object({
  runtimeError: z.object({message: z.string()}).optional(),
  environment: z.object({benchmarkIndex: z.number()}),
  categories: z.object({performance: z.object({score: z.number().nullable()})}),
  audits: z.object({
    'first-contentful-paint': metric,
    'largest-contentful-paint': metric,
    'total-blocking-time': metric,
    'cumulative-layout-shift': metric,
    'network-requests': z.object({
      details: z.object({
        items: z.array(z.looseObject({transferSize: z.number(), resourceType: z.string().optional()})),
      }),
    }),
  }),
});

const program = path.resolve('bench/pages/peers/node_modules/lighthouse/cli/index.js');

/**
 * One run of Lighthouse in a fresh profile.
 *
 * @throws Error with Lighthouse's own message when it cannot measure the page
 */
export function measureOnce(url: string): FirstView {
  const {stdout, stderr} = spawnSync(
    process.execPath,
    [
      program,
      url,
      '--quiet',
      '--output=json',
      '--only-categories=performance',
      '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-background-networking --ignore-certificate-errors',
    ],
    {encoding: 'utf8', env: {...process.env, CHROME_PATH: findChromium()}, maxBuffer: 2 ** 28},
  );
  if (!stdout.startsWith('{')) {
    throw new Error(`Lighthouse did not measure ${url}: ${stderr}`);
  }
  const {runtimeError, environment, categories, audits} = report.parse(JSON.parse(stdout));
  if (runtimeError) {
    throw new Error(`Lighthouse did not measure ${url}: ${runtimeError.message}`);
  }
  const {items} = audits['network-requests'].details;
  const sum = (list: typeof items): number => list.reduce((bytes, {transferSize}) => bytes + transferSize, 0);
  return {
    score: Math.round((categories.performance.score ?? 0) * 100),
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
    bytes: sum(items),
    bytesWithoutPictures: sum(items.filter(({resourceType}) => resourceType !== 'Image')),
    requests: items.length,
    machine: environment.benchmarkIndex,
  };
}

/** The median of each figure over some runs (an odd number). */
function medians(runs: readonly FirstView[]): FirstView {
  const of = (pick: (run: FirstView) => number): number => median(runs.map(pick));
  return {
    score: of(({score}) => score),
    fcp: of(({fcp}) => fcp),
    lcp: of(({lcp}) => lcp),
    tbt: of(({tbt}) => tbt),
    cls: of(({cls}) => cls),
    bytes: of(({bytes}) => bytes),
    bytesWithoutPictures: of(({bytesWithoutPictures}) => bytesWithoutPictures),
    requests: of(({requests}) => requests),
    machine: of(({machine}) => machine),
  };
}

/** Measures pages some times (an odd number) in turns, so that a slow moment of the machine does not fall on one alone. */
export function mediansInTurns(urls: readonly string[], turns: number): FirstView[] {
  const runs = urls.map((): FirstView[] => []);
  for (let turn = 0; turn < turns; turn += 1) {
    for (const [index, url] of urls.entries()) runs[index]!.push(measureOnce(url));
  }
  return runs.map(medians);
}
