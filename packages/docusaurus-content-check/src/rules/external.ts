import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Rule} from '../rule';
import type {SiteModel} from '../siteModel';
import {placeOfKeys} from '../places';

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
      headers: {'user-agent': 'docusaurus-hosting link check', accept: 'text/html,*/*'},
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

/** Addresses of other sites among the facts, without fragments, by the first fact that has them. */
function externalFacts({facts}: SiteModel): Map<string, string> {
  const urls = new Map<string, string>();
  for (const [name, value] of facts) {
    if (!/^https?:\/\/[^\s{}]+$/.test(value)) continue;
    const url = value.replace(/#.*$/, '');
    if (!reserved.test(new URL(url).host) && !urls.has(url)) urls.set(url, name);
  }
  return urls;
}

/** Facts are the only place of external addresses, so looking at them looks at every link of the site. */
export const externalRule: Rule = {
  name: 'links/external',
  level: 'error',
  needsNetwork: true,
  async site(model) {
    const urls = externalFacts(model);
    const cacheFile = path.join(model.root, 'node_modules/.cache/docusaurus-hosting/links.json');
    const problems = await problemsOf([...urls.keys()], cacheFile, Date.parse(model.today));
    return [...problems]
      .filter(([, problem]) => problem !== '')
      .map(([url, problem]) => {
        const name = urls.get(url) ?? '';
        return {
          ...placeOfKeys(name.split('.'), model),
          wrong: `${url} (fact ${name}) ${problem}`,
          right: 'write the page’s new address, or remove the fact and what names it',
        };
      });
  },
};
