import {readFileSync} from 'node:fs';
import path from 'node:path';
import {inlineHashes, withPolicy} from './server/csp';
import {headersFor, type ServerDefinition} from './server/definition';

export {hostsOf} from './server/definition';

/** An address of the published site, with what its server must answer. */
export interface ExpectedAnswer {
  /** HEAD unless said otherwise. */
  readonly method?: string;
  readonly url: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** What was found at an address, and what to do about it. */
export type AnswerFinding = {readonly subject: string; readonly detail: string} & (
  {readonly state: 'right'} | {readonly state: 'wrong'; readonly mend: string}
);

const siteFiles = ['/index.html', '/404.html', '/robots.txt', '/sitemap.xml'];

/** What clients of calendars and contacts ask for by PROPFIND (RFC 6764, 5). */
const davRedirect = /^\/\.well-known\/(?:cal|card)dav$/;

/** The answer for a file of the build. */
const answerFor = (definition: ServerDefinition, host: string, file: string): ExpectedAnswer => ({
  url: `https://${host}${file === '/index.html' ? '/' : file}`.replace(/\/404\.html$/, '/404'),
  status: file === '/404.html' ? 404 : 200,
  headers: headersFor(definition, file),
});

/**
 * What the definition of the servers promises: headers and types of files, and where old addresses lead, by the methods
 * that clients use.
 *
 * @param files - paths of the files that clients fetch from the site
 */
export function expectedAnswers(definition: ServerDefinition, files: readonly string[]): ExpectedAnswer[] {
  const {siteUrl, redirects, externalRedirects, fileHosts, answerPost} = definition;
  const site = {host: new URL(siteUrl).host, files: new Set([...siteFiles, ...files]), redirects: true};
  const hosts = [site, ...fileHosts];
  const expected = withPolicy(definition, {scripts: [], styles: []});
  const moved = (host: string, from: string, status: number, to: string): ExpectedAnswer => ({
    url: `https://${host}${encodeURI(from)}`,
    status,
    headers: {Location: new URL(to, siteUrl).href},
  });
  // Programs send these to the other hosts alone; that of the site may be a CDN, which knows no more than GET.
  const alsoBy = (method: string, wanted: boolean, answer: ExpectedAnswer): ExpectedAnswer[] =>
    wanted && new URL(answer.url).host !== site.host ? [answer, {...answer, method}] : [answer];
  return [
    ...hosts.flatMap(({host, files: own}) =>
      [...own].flatMap((path) => alsoBy('POST', answerPost.includes(path), answerFor(expected, host, path))),
    ),
    ...redirects.map(({from, to}) => moved(site.host, from, 301, to)),
    ...hosts
      .filter(({redirects: also}) => also)
      .flatMap(({host}) =>
        externalRedirects.flatMap(({from, to}) =>
          alsoBy('PROPFIND', davRedirect.test(from), moved(host, from, 302, to)),
        ),
      ),
  ];
}

/** What to do about an answer that is not as the definition says. */
const publishAgain = 'publish this build, and let the server load the configuration that belongs to it';

/** A policy without the hashes of a build, and without directives that hold nothing else. */
const withoutHashes = (policy: string): string =>
  policy.replaceAll(/ '(?:sha\d+-[^']*|unsafe-hashes)'/g, '').replaceAll(/(^|;)\s*[a-z-]+(?=;|$)/g, '');

/** The same address or header in one spelling: absolute, without spaces, in small letters where case means nothing. */
function comparable(name: string, value: string, url: string): string {
  if (name === 'Location') return URL.canParse(value, url) ? new URL(value, url).href : value;
  return (name === 'Content-Security-Policy' ? withoutHashes(value) : value).replaceAll(/\s+/g, '').toLowerCase();
}

/** What is wrong with an answer; undefined when it is right. */
function difference({url, status, headers}: ExpectedAnswer, answer: Response): string | undefined {
  if (answer.status !== status) return `status ${answer.status} in place of ${status}`;
  const wrong = Object.entries(headers).find(
    ([name, value]) => comparable(name, answer.headers.get(name) ?? '', url) !== comparable(name, value, url),
  );
  return wrong && `${wrong[0]} is "${answer.headers.get(wrong[0]) ?? ''}", and should be "${wrong[1]}"`;
}

/**
 * Asks for each address, one after the other so that no server takes it for an attack. A host that does not answer
 * is named once.
 */
export async function checkAnswers(
  expected: readonly ExpectedAnswer[],
  ask: typeof fetch = fetch,
): Promise<AnswerFinding[]> {
  const findings: AnswerFinding[] = [];
  const silent = new Set<string>();
  for (const each of expected) {
    const {method, url} = each;
    const subject = method ? `${method} ${url}` : url;
    const {host} = new URL(url);
    if (silent.has(host)) continue;
    try {
      const answer = await ask(url, {
        method: method ?? 'HEAD',
        redirect: 'manual',
        signal: AbortSignal.timeout(15_000),
      });
      const wrong = difference(each, answer);
      if (wrong) findings.push({state: 'wrong', subject, detail: wrong, mend: publishAgain});
      else findings.push({state: 'right', subject, detail: `${each.status}`});
    } catch (error) {
      const {message, cause} = error as Error;
      silent.add(host);
      const detail = cause instanceof Error ? cause.message : message;
      findings.push({state: 'wrong', subject, detail, mend: `let ${host} lead to your web server`});
    }
  }
  return findings;
}

/**
 * What is wrong with the answer for a file of the build: status, headers, content, and scripts that its policy refuses.
 *
 * @returns undefined when there is no answer
 */
async function fileDifference(expected: ExpectedAnswer, content: string, ask: typeof fetch) {
  const asked = ask(expected.url, {redirect: 'manual', signal: AbortSignal.timeout(15_000)});
  const answer = await asked.catch(() => undefined);
  if (!answer) return undefined;
  const policy = answer.headers.get('Content-Security-Policy');
  const refused = policy !== null && inlineHashes(content).scripts.some((hash) => !policy.includes(hash));
  const wrong = [
    difference(expected, answer),
    (await answer.text().catch(() => '')) !== content && 'another content',
    refused && 'a policy that refuses an inline script of the page',
  ];
  return wrong.filter(Boolean).map((each) => `${expected.url}: ${String(each)}`);
}

/**
 * Compares the home page, its first script and style sheet, and the page of wrong addresses with the build.
 *
 * @returns what differs of what the site answers; undefined when it does not answer
 */
export async function differencesFrom(
  buildDir: string,
  definition: ServerDefinition,
  ask: typeof fetch = fetch,
): Promise<readonly string[] | undefined> {
  const read = (file: string): string => readFileSync(path.join(buildDir, file), 'utf8');
  const home = read('/index.html');
  const assets = [/ (?:data-)?src="?(\/assets\/[^\s">]+\.js)/, / href="?(\/assets\/[^\s">]+\.css)/].flatMap(
    (link) => link.exec(home)?.[1] ?? [],
  );
  const {host} = new URL(definition.siteUrl);
  const found = await Promise.all(
    ['/index.html', '/404.html', ...assets].map((file) =>
      fileDifference(answerFor(definition, host, file), read(file), ask),
    ),
  );
  return found.every((each) => each === undefined) ? undefined : found.flatMap((each) => each ?? []);
}
