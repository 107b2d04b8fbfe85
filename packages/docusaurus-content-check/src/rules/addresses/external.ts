import {message} from '../../diagnostic';
import {targetsOf} from '../../reader/links';
import type {Site} from '../../reader/site';
import type {Rule} from '../../rule';

/** How long one server may take to answer. */
const timeLimit = 10_000;
/** How many servers are asked at once; each gets one request after the other. */
const parallel = 6;
/** Answers of pages that exist, but not for programs: sign-in, robots, too many requests. */
const existing = new Set([401, 403, 405, 406, 429]);
/** Reserved names and addresses (RFC 2606, RFC 5737) that answer nowhere. */
const reserved = /(?:^|\.)(?:example|test|invalid|localhost)(?:[:/]|$)/;

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
 * Asks every address once, server by server.
 *
 * @param milliseconds - how long a server may take to answer
 * @returns what is wrong with each address; an empty text where nothing is
 */
export async function problemsOf(urls: readonly string[], milliseconds = timeLimit): Promise<Map<string, string>> {
  const problems = new Map<string, string>();
  const byHost = new Map<string, string[]>();
  for (const url of urls) {
    const {host} = new URL(url);
    byHost.set(host, [...(byHost.get(host) ?? []), url]);
  }
  // All take from one list.
  const hosts = byHost.values();
  const next = async (): Promise<void> => {
    for (const own of hosts) for (const url of own) problems.set(url, await ask(url, 'HEAD', milliseconds));
  };
  await Promise.all(Array.from({length: parallel}, next));
  return problems;
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
  needsNetwork: true,
  async site(site) {
    const links = new Map<string, ExternalLink>();
    for (const link of linksOf(site)) {
      const url = link.url.replace(/#.*$/, '');
      if (URL.canParse(url) && !reserved.test(new URL(url).host) && !links.has(url)) links.set(url, link);
    }
    const problems = await problemsOf([...links.keys()]);
    return [...links].flatMap(([url, {file, at, name}]) => {
      const problem = problems.get(url);
      if (!problem) return [];
      const reason = `${url}${name === undefined ? '' : ` (${name})`} ${problem}`;
      return [message(at, reason, 'write the page’s new address, or remove what names it', {file})];
    });
  },
});

/** External links of all pages. */
export const externalRule = externalLinkRule(({pages, mask}) =>
  pages.flatMap(({file, document}) =>
    targetsOf(document)
      .map(({url, at}) => ({url: mask.fill(url), file, at}))
      .filter(({url}) => /^https?:/.test(url)),
  ),
);
