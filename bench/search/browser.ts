import type {OutgoingHttpHeaders, Server, ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {brotliCompressSync} from 'node:zlib';
import {chromium, type Browser, type Page} from '@playwright/test';
import {findChromium} from 'docusaurus-publish/verify/chromium';
import {createLocalServer} from '../../scripts/localServer';
import type {Engine} from './engines';

/** What an engine answered, and how long that took in a real browser, in milliseconds. */
export interface Answers {
  /** Until the first query could be sent: script, index, preparation. Median of several starts. */
  readonly load: number;
  /** Bytes that a visitor fetches until the first list is there, as brotli sends them: mean, and most. */
  readonly firstBytes: {readonly mean: number; readonly most: number};
  readonly queries: ReadonlyMap<string, Answer>;
}

export interface Answer {
  /** Addresses of the pages in the list, best first. */
  readonly pages: readonly string[];
  /** Does the list say that a word is not there: by a correction, or in each of its rows? */
  readonly told: boolean;
  /** Until the list, when the files with the words' places are still to be fetched; and when they are there. */
  readonly firstTime: number;
  readonly time: number;
}

/** Times that all questions are asked, each by a fresh start: a busy machine only adds, so the shortest counts. */
const rounds = 3;

/** Fresh starts for the time of loading and the bytes of the first list. */
const starts = 15;

/** Serves a build without a policy: engines that are started from outside load scripts and workers that it would forbid. */
function serveWithoutPolicy(buildDir: string): Server {
  const server = createLocalServer(buildDir);
  server.prependListener('request', (_, response) => {
    const writeHead = response.writeHead.bind(response) as (
      status: number,
      headers: OutgoingHttpHeaders,
    ) => ServerResponse;
    response.writeHead = (status: number, headers?: unknown) => {
      const {'Content-Security-Policy': policy, ...others} = (headers ?? {}) as OutgoingHttpHeaders;
      if (policy === undefined) response.removeHeader('Content-Security-Policy');
      return writeHead(status, others);
    };
  });
  return server;
}

/**
 * What files cost on the wire; binary ones are compressed already. Asked anew outside of the browser, which keeps no bodies
 * of some megabytes.
 */
function createWeighing(): (url: string) => Promise<number> {
  const known = new Map<string, Promise<number>>();
  const weigh = async (url: string): Promise<number> => {
    const response = await fetch(url);
    const body = Buffer.from(await response.arrayBuffer());
    const isText = /json|javascript|text|wasm/.test(response.headers.get('content-type') ?? '');
    return isText ? brotliCompressSync(body).length : body.length;
  };
  return (url) => {
    const weight = known.get(url) ?? weigh(url);
    known.set(url, weight);
    return weight;
  };
}

const startEngine = (engine: Engine): string => `(async () => {
  const before = performance.now();
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error('${engine.name} did not load within a minute')), 60_000));
  globalThis.searchNow = await Promise.race([(${engine.start})(), late]);
  return performance.now() - before;
})()`;

/** Opens an empty page of the engine's site, with its scripts. */
async function openPage(browser: Browser, engine: Engine, origin: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await page.goto(`${origin}/404-for-measuring`);
  // The page's own scripts are no part of the search.
  await page.waitForLoadState('networkidle');
  for (const content of engine.scripts) await page.addScriptTag({content});
  return page;
}

/** Starts the engine as if for the first time and asks one query. */
async function startOnce(browser: Browser, engine: Engine, origin: string, query: string) {
  const page = await openPage(browser, engine, origin);
  const fetched: string[] = [];
  page.on('response', (response) => fetched.push(response.url()));
  const load = await page.evaluate<number>(startEngine(engine));
  await page.evaluate(`searchNow(${JSON.stringify(query)})`);
  await page.context().close();
  return {load, fetched};
}

/** Puts all queries to a fresh start of the engine, one after the other, and then once more. */
async function askAll(browser: Browser, engine: Engine, origin: string, queries: readonly string[]) {
  const page = await openPage(browser, engine, origin);
  await page.evaluate(startEngine(engine));
  const answers = await page.evaluate<({query: string} & Answer)[]>(
    `(async () => {
      const timed = async (query) => {
        const start = performance.now();
        const {pages, told} = await searchNow(query);
        return {query, pages, told, time: performance.now() - start};
      };
      const answers = [];
      for (const query of ${JSON.stringify(queries)}) answers.push(await timed(query));
      for (const answer of answers) {
        answer.firstTime = answer.time;
        answer.time = (await timed(answer.query)).time;
      }
      return answers;
    })()`,
  );
  await page.context().close();
  return new Map(answers.map(({query, ...answer}) => [query, answer]));
}

/** The answers of the first round, each with its shortest times. */
const fastest = ([first = new Map<string, Answer>(), ...others]: readonly ReadonlyMap<string, Answer>[]) =>
  new Map(
    Array.from(first, ([query, answer]) => {
      const shortest = (which: 'time' | 'firstTime'): number =>
        Math.min(answer[which], ...others.map((other) => other.get(query)![which]));
      return [query, {...answer, time: shortest('time'), firstTime: shortest('firstTime')}];
    }),
  );

/**
 * Serves the engine's site on the loopback interface and puts the queries to the engine, one after the other, in a page
 * of that site.
 *
 * @throws Error when there is no Chromium, or the engine fails in the page
 */
export async function ask(engine: Engine, queries: readonly string[]): Promise<Answers> {
  const executablePath = findChromium();
  if (!executablePath) {
    throw new Error('No Chromium found: install one, or name its program in CHROMIUM_PATH.');
  }
  const server = serveWithoutPolicy(engine.site.buildDir);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const loads: number[] = [];
    const bytes: number[] = [];
    const weigh = createWeighing();
    for (let start = 0; start < starts; start += 1) {
      const query = queries[Math.floor((start * queries.length) / starts)]!;
      const once = await startOnce(browser, engine, origin, query);
      loads.push(once.load);
      const weights = await Promise.all(once.fetched.map(weigh));
      bytes.push(weights.reduce((sum, weight) => sum + weight, 0));
    }
    const asked: Map<string, Answer>[] = [];
    for (let round = 0; round < rounds; round += 1) asked.push(await askAll(browser, engine, origin, queries));
    return {
      load: loads.sort((a, b) => a - b)[Math.floor(starts / 2)]!,
      firstBytes: {mean: bytes.reduce((sum, size) => sum + size, 0) / starts, most: Math.max(...bytes)},
      queries: fastest(asked),
    };
  } finally {
    await browser.close();
    server.close();
  }
}
