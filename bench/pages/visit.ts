/**
 * Measures what a visitor with a slow phone feels: CPU slowed four times, network "Slow 4G", in Chromium.
 *
 * `npm run bench:visit` measures build/: first taps (at the first paint, and when the scripts are there), the slowest of ten
 * interactions, the next page, the first suggestion of the search. `--peers` measures the last two beside VitePress and
 * Starlight with the same text; `--build DIR` takes another build, `--runs 5` says how often (an odd number: medians are shown).
 */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {PredefinedNetworkConditions, type Browser, type ElementHandle, type Page} from 'puppeteer-core';
import {precompress} from 'docusaurus-publish/precompress';
import {median} from '../median';
import {installPeers, precompressedPeers} from './peers';
import {asPhone, launchBrowser, slowdown} from './phone';
import {serve} from './serve';

/** How long nothing may happen before a page counts as settled, in milliseconds. */
const settled = 4000;
/** How long a finger stays on what it taps, in milliseconds. */
const touchTime = 80;
const guide = '/services/privatsphäre/vpn';
const commands = '/services/hosting/minio';

const delay = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

const inPage = readFileSync(path.join(import.meta.dirname, 'inPage.js'), 'utf8');

/** Opens a page in a profile of its own. */
async function open(browser: Browser, url: string): Promise<Page> {
  const context = await browser.createBrowserContext();
  await context.setPermission(new URL(url).origin, {permission: {name: 'clipboard-write'}, state: 'granted'});
  const page = await context.newPage();
  await asPhone(page);
  await page.emulateNetworkConditions(PredefinedNetworkConditions['Slow 4G']);
  await page.emulateCPUThrottling(slowdown);
  await page.evaluateOnNewDocument(inPage);
  await page.goto(url, {waitUntil: 'domcontentloaded'});
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  return page;
}

const close = (page: Page): Promise<void> => page.browserContext().close();

/** Milliseconds from the first input of `act` until `done`, an expression for the page, is true on a page that is painted. */
async function timeUntil(page: Page, act: () => Promise<void>, done: string): Promise<number> {
  await page.evaluate('bench.reset()');
  await act();
  const time = await page.waitForFunction(`window.bench?.timeUntil(() => ${done})`, {polling: 'raf', timeout: 60_000});
  return (await time.jsonValue()) as number;
}

/** The longest that an input waited for the next paint, in milliseconds: a touch alone, and any. */
async function longestWaits(page: Page): Promise<{press: number; answer: number}> {
  await delay(500);
  return (await page.evaluate('({press: bench.longestPress(), answer: bench.longestAnswer()})')) as {
    press: number;
    answer: number;
  };
}

interface Tap {
  readonly name: string;
  readonly page: string;
  readonly act: (page: Page) => Promise<void>;
  /** JavaScript that is true when what the visitor wanted is done. */
  readonly done: string;
}

const searchBox = 'input[role=combobox]';

/** Touches the middle of an element as long as a finger does. */
async function touch(element: ElementHandle | null): Promise<void> {
  await element?.scrollIntoView();
  await element?.touchStart();
  await delay(touchTime);
  await element?.touchEnd();
}

const tap =
  (selector: string) =>
  async (page: Page): Promise<void> =>
    touch(await page.waitForSelector(selector, {visible: true}));

const typed = `document.querySelector("${searchBox}").value === "mail"`;

async function searchForMail(page: Page): Promise<void> {
  await tap(searchBox)(page);
  await page.keyboard.type('mail');
}

const taps: readonly Tap[] = [
  {
    name: 'menu',
    page: '/services/konto',
    act: tap('.navbar__toggle'),
    done: '!!document.querySelector(".navbar-sidebar--show")',
  },
  {
    name: 'tab',
    page: guide,
    act: tap('[role=tab][aria-selected=false]'),
    done: 'document.querySelector("[role=tab]").getAttribute("aria-selected") === "false"',
  },
  {
    name: 'copy',
    page: commands,
    act: tap('.theme-code-block button[aria-label*="opieren"]'),
    done: '[...document.querySelectorAll("[role=status]")].some(({textContent}) => /Kopiert/.test(textContent))',
  },
  {
    name: 'search box, until it takes text',
    page: '/services/konto',
    act: searchForMail,
    done: `${typed} && document.activeElement.matches("${searchBox}")`,
  },
  {
    name: 'search box, until a suggestion',
    page: '/services/konto',
    act: searchForMail,
    done: `${typed} && !!document.querySelector("[role=option]")`,
  },
];

/** On a slow network the scripts come with the first sign of a visitor. */
async function useOnce(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await page.waitForNetworkIdle({idleTime: 1000});
  await delay(settled);
}

/** A first tap: until it looks pressed, how long it held up the browser at most, and until it is done, in milliseconds. */
async function firstTap(browser: Browser, origin: string, {page: address, act, done}: Tap, early: boolean) {
  const page = await open(browser, origin + encodeURI(address));
  if (!early) await useOnce(page);
  const whole = await timeUntil(page, () => act(page), done);
  const waits = await longestWaits(page);
  await close(page);
  return {...waits, whole};
}

/** Ten interactions on one page, after its scripts are there: the longest time until the next paint (INP). */
async function visit(browser: Browser, origin: string): Promise<number> {
  const page = await open(browser, origin + encodeURI(guide));
  await useOnce(page);
  const steps: readonly ((page: Page) => Promise<void>)[] = [
    tap('.navbar__toggle'),
    tap('.navbar-sidebar__close'),
    tap('.theme-doc-toc-mobile button, .theme-doc-toc-mobile summary'),
    tap('[role=tab][aria-selected=false]'),
    tap('[role=tab][aria-selected=false]'),
    tap(searchBox),
    async () => page.keyboard.press('v'),
    async () => page.keyboard.press('p'),
    async () => page.keyboard.press('n'),
    async () => page.keyboard.press('Escape'),
  ];
  for (const step of steps) {
    await step(page);
    await delay(600);
  }
  const {answer} = await longestWaits(page);
  await close(page);
  return answer;
}

/** A page to which both sites link in their text. */
const target = '/services/konto/gruppen';
const link = `:is(.vp-doc, article) a[href="${target}"]`;

/** From the tap on a link until the next page stands there, in milliseconds. */
async function nextPage(browser: Browser, origin: string): Promise<number> {
  const page = await open(browser, `${origin}/services/konto`);
  const text = `document.querySelector(':is(.vp-doc, article) p')?.textContent`;
  const before = (await page.evaluate(text)) as string;
  const element = await page.waitForSelector(link);
  await element?.scrollIntoView();
  await useOnce(page);
  const time = await timeUntil(
    page,
    async () => touch(element),
    `location.pathname === '${target}' && (${text} ?? ${JSON.stringify(before)}) !== ${JSON.stringify(before)}`,
  );
  await close(page);
  return time;
}

/** What opens a search, the field that it then has, and a row of its list: selectors. */
interface Search {
  readonly opener: string;
  readonly field: string;
  readonly row: string;
}

/** From the first tap on the search to the first suggestion for "mail", in milliseconds. */
async function firstSuggestion(browser: Browser, origin: string, {opener, field, row}: Search): Promise<number> {
  const page = await open(browser, `${origin}/services/konto`);
  await useOnce(page);
  const time = await timeUntil(
    page,
    async () => {
      await tap(opener)(page);
      await page.waitForSelector(field, {visible: true});
      await page.focus(field);
      await page.keyboard.type('mail');
    },
    `!!document.querySelector(${JSON.stringify(row)})`,
  );
  await close(page);
  return time;
}

async function measureTaps(browser: Browser, origin: string, runs: number): Promise<void> {
  console.log('| First tap | Moment | Pressed, ms | Longest wait, ms | Done, ms |\n| --- | --- | --- | --- | --- |');
  for (const each of taps) {
    for (const early of [true, false]) {
      const measured: Awaited<ReturnType<typeof firstTap>>[] = [];
      for (let run = 0; run < runs; run += 1) {
        measured.push(await firstTap(browser, origin, each, early));
      }
      const medians = (['press', 'answer', 'whole'] as const).map((part) => median(measured.map((one) => one[part])));
      const moment = early ? 'at the first paint' : 'scripts are there';
      console.log(`| ${[each.name, moment, ...medians.map((time) => time.toFixed(0))].join(' | ')} |`);
    }
  }
  const slowest: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    slowest.push(await visit(browser, origin));
  }
  console.log(`Slowest of ten interactions: ${median(slowest).toFixed(0)} ms`);
}

interface Compared {
  readonly name: string;
  readonly ours: () => Promise<number>;
  readonly peer: string;
  readonly theirs: () => Promise<number>;
}

/** The same in turns, so that a slow moment of the machine does not fall on one site alone. */
async function compare({name, ours, peer, theirs}: Compared, runs: number, withPeers: boolean): Promise<void> {
  const times: {ours: number[]; theirs: number[]} = {ours: [], theirs: []};
  for (let run = 0; run < runs; run += 1) {
    times.ours.push(await ours());
    if (withPeers) times.theirs.push(await theirs());
  }
  const time = median(times.ours);
  const ratio = withPeers ? `, ${(time / median(times.theirs)).toFixed(2)} of ${peer}'s` : '';
  console.log(`${name}: ${time.toFixed(0)} ms${ratio}`);
}

const pagefind = {opener: 'site-search button', field: '.pagefind-ui__search-input', row: '.pagefind-ui__result'};
const ownSearch = {opener: searchBox, field: searchBox, row: '[role=option]'};

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      build: {type: 'string', default: 'build'},
      runs: {type: 'string', default: '3'},
      peers: {type: 'boolean', default: false},
    },
  });
  const runs = Number(values.runs);
  installPeers();
  await precompress(values.build, '.cache/precompressed');
  const peers = values.peers ? await precompressedPeers(values.build) : [];
  const served = await Promise.all([values.build, ...peers.map(({dir}) => dir)].map((dir) => serve(dir)));
  const [own = '', star = '', vite = ''] = served.map(({origin}) => origin);
  const browser = await launchBrowser();
  try {
    const next: Compared = {
      name: 'Next page',
      ours: () => nextPage(browser, own),
      peer: 'VitePress',
      theirs: () => nextPage(browser, vite),
    };
    const suggestion: Compared = {
      name: 'First suggestion',
      ours: () => firstSuggestion(browser, own, ownSearch),
      peer: 'Pagefind in Starlight',
      theirs: () => firstSuggestion(browser, star, pagefind),
    };
    await compare(next, runs, values.peers);
    await compare(suggestion, runs, values.peers);
    await measureTaps(browser, own, runs);
  } finally {
    await browser.close();
    await Promise.all(served.map((each) => each.stop()));
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
