import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Rule} from '../rule';
import {cacheFolder} from '../reader/cache';
import {targetsOf} from '../reader/links';
import type {Site} from '../reader/site';

/** How long one server may take to answer. */
const timeLimit = 10_000;
/** How many servers are asked at once; each gets one request after the other. */
const parallel = 6;
/** Days for which an answer is believed. */
const keptDays = 7;
const day = 24 * 60 * 60 * 1000;

/** Answers of pages that exist, but not for programs: sign-in, robots, too many requests. */
const existing = new Set([401, 403, 405, 406, 429]);
/** Reserved names and addresses (RFC 2606, RFC 5737) that answer nowhere. */
const reserved = /(?:^|\.)(?:example|test|invalid|localhost)(?:[:/]|$)/;

interface Answer {
  /** When, in milliseconds since 1970. */
  readonly asked: number;
  /** What is wrong; empty when the page is there. */
  readonly problem: string;
}

async function ask(url: string, method: 'HEAD' | 'GET', milliseconds: number): Promise<string> {
  try {
    const {status} = await fetch(url, {
      method,
      redirect: 'follow',
      signal: AbortSignal.timeout(milliseconds),
      headers: {'user-agent': 'docusaurus-content-check', accept: 'text/html,*/*'},
    });
    if (status < 400 || existing.has(status)) return '';
    // Some servers know no HEAD.
    return method === 'HEAD' ? await ask(url, 'GET', milliseconds) : `answers ${status}`;
  } catch (error) {
    const {name, cause, message} = error as Error & {cause?: {code?: string}};
    return name === 'TimeoutError'
      ? `does not answer within ${milliseconds / 1000} s`
      : `cannot be reached: ${cause?.code ?? message}`;
  }
}

/**
 * Asks every address once, server by server. Good answers are kept in a file for a week.
 *
 * @param cacheFile - where
 * @param now - in milliseconds since 1970, for how old a kept answer is
 * @param milliseconds - how long a server may take to answer
 * @returns what is wrong with each address; an empty text where nothing is
 */
export async function problemsOf(
  urls: readonly string[],
  cacheFile: string,
  now: number,
  milliseconds = timeLimit,
): Promise<Map<string, string>> {
  const kept: Record<string, Answer> = existsSync(cacheFile)
    ? (JSON.parse(readFileSync(cacheFile, 'utf8')) as Record<string, Answer>)
    : {};
  const byHost = new Map<string, string[]>();
  for (const url of urls) {
    const answer = kept[url];
    if (answer && answer.problem === '' && now - answer.asked < keptDays * day) continue;
    const {host} = new URL(url);
    byHost.set(host, [...(byHost.get(host) ?? []), url]);
  }
  const hosts = [...byHost.values()];
  const next = async (): Promise<void> => {
    for (let own = hosts.shift(); own; own = hosts.shift()) {
      for (const url of own) kept[url] = {asked: now, problem: await ask(url, 'HEAD', milliseconds)};
    }
  };
  await Promise.all(Array.from({length: parallel}, next));
  mkdirSync(path.dirname(cacheFile), {recursive: true});
  writeFileSync(cacheFile, JSON.stringify(kept));
  return new Map(urls.map((url) => [url, kept[url]?.problem ?? '']));
}

/** An external address and the first place that names it. */
export interface ExternalLink {
  readonly url: string;
  readonly file: string;
  readonly at: number;
  /** What messages call it beside its address. */
  readonly name?: string;
}

/**
 * A rule that asks every external address whether it still answers.
 *
 * @param linksOf - the site's external addresses; fragments and reserved names are ignored
 */
export const externalLinkRule = <S extends Site>(linksOf: (site: S) => Iterable<ExternalLink>): Rule<S> => ({
  name: 'links/external',
  level: 'error',
  needsNetwork: true,
  async site(site) {
    const links = new Map<string, ExternalLink>();
    for (const link of linksOf(site)) {
      const url = link.url.replace(/#.*$/, '');
      if (URL.canParse(url) && !reserved.test(new URL(url).host) && !links.has(url)) links.set(url, link);
    }
    const cacheFile = path.join(cacheFolder(path.join(site.root, 'node_modules')), 'links.json');
    const problems = await problemsOf([...links.keys()], cacheFile, Date.parse(site.today));
    return [...problems]
      .filter(([, problem]) => problem !== '')
      .map(([url, problem]) => {
        const {file, at, name} = links.get(url)!;
        const note = 'write the page’s new address, or remove what names it';
        return {file, at, reason: `${url}${name === undefined ? '' : ` (${name})`} ${problem}`, note};
      });
  },
});

/** External links of all pages. */
const pageLinks = ({pages, mask}: Site): ExternalLink[] =>
  pages.flatMap(({file, document}) =>
    targetsOf(document)
      .map(({url, at}) => ({url: mask.fill(url), file, at}))
      .filter(({url}) => /^https?:/.test(url)),
  );

export const externalRule = externalLinkRule(pageLinks);
