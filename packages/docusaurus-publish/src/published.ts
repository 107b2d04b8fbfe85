import {readFileSync} from 'node:fs';
import path from 'node:path';
import {inlineHashes} from './server/csp';
import {headersFor, type ServerDefinition} from './server/definition';

/** An address of the published site, with what its server must answer. */
export interface ExpectedAnswer {
  readonly url: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** What was found at an address. */
export interface AnswerFinding {
  readonly state: 'right' | 'wrong';
  readonly subject: string;
  readonly detail: string;
}

const siteFiles = ['/index.html', '/404.html', '/robots.txt', '/sitemap.xml'];

/** Hosts that serve the site or some of its files. */
export const hostsOf = ({siteUrl, fileHosts}: ServerDefinition): string[] => [
  new URL(siteUrl).host,
  ...fileHosts.map(({host}) => host),
];

/** The answer for a file of the build. */
const answerFor = (definition: ServerDefinition, host: string, file: string): ExpectedAnswer => ({
  url: `https://${host}${file === '/index.html' ? '/' : file}`.replace(/\/404\.html$/, '/404'),
  status: file === '/404.html' ? 404 : 200,
  headers: headersFor(definition, file),
});

/**
 * What the definition of the servers promises: headers and types of files, and where old addresses lead.
 *
 * @param files - paths of the files that clients fetch from the site
 */
export function expectedAnswers(definition: ServerDefinition, files: readonly string[]): ExpectedAnswer[] {
  const {siteUrl, redirects, externalRedirects, fileHosts} = definition;
  const [siteHost = '', ...otherHosts] = hostsOf(definition);
  const file = (host: string, name: string): ExpectedAnswer => answerFor(definition, host, name);
  const moved = (host: string, from: string, status: number, to: string): ExpectedAnswer => ({
    url: `https://${host}${encodeURI(from)}`,
    status,
    headers: {Location: new URL(to, siteUrl).href},
  });
  return [
    ...[...siteFiles, ...files].map((path) => file(siteHost, path)),
    ...fileHosts.flatMap(({files: own}, index) => own.map((path) => file(otherHosts[index]!, path))),
    ...redirects.map(({from, to}) => moved(siteHost, from, 301, to)),
    ...[siteHost, ...fileHosts.flatMap(({host, redirects: also}) => (also ? host : []))].flatMap((host) =>
      externalRedirects.map(({from, to}) => moved(host, from, 302, to)),
    ),
  ];
}

/** The same address or header in one spelling: absolute, without spaces, in small letters where case means nothing. */
const comparable = (name: string, value: string, url: string): string =>
  name === 'Location' ? new URL(value, url).href : value.replaceAll(/\s+/g, '').toLowerCase();

/** What is wrong with an answer; undefined when it is right. */
function difference({url, status, headers}: ExpectedAnswer, answer: Response): string | undefined {
  if (answer.status !== status) return `status ${answer.status} in place of ${status}`;
  const wrong = Object.entries(headers).find(
    ([name, value]) => comparable(name, answer.headers.get(name) ?? '', url) !== comparable(name, value, url),
  );
  return wrong && `${wrong[0]} is "${answer.headers.get(wrong[0]) ?? ''}", and should be "${wrong[1]}"`;
}

/**
 * Asks for each address, one after the other so that no server takes it for an attack. A host that does not answer is
 * named once.
 */
export async function checkAnswers(
  expected: readonly ExpectedAnswer[],
  ask: typeof fetch = fetch,
): Promise<AnswerFinding[]> {
  const findings: AnswerFinding[] = [];
  const silent = new Set<string>();
  for (const each of expected) {
    const subject = each.url;
    const {host} = new URL(subject);
    if (silent.has(host)) continue;
    try {
      const answer = await ask(subject, {method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(15_000)});
      const detail = difference(each, answer);
      findings.push({state: detail === undefined ? 'right' : 'wrong', subject, detail: detail ?? `${each.status}`});
    } catch (error) {
      const {message, cause} = error as Error;
      silent.add(host);
      findings.push({state: 'wrong', subject, detail: cause instanceof Error ? cause.message : message});
    }
  }
  return findings;
}

/** What is wrong with the answer for a file of the build: status, headers, content, and scripts that its policy refuses. */
async function fileDifference(expected: ExpectedAnswer, content: string, ask: typeof fetch): Promise<string[]> {
  const answer = await ask(expected.url, {redirect: 'manual', signal: AbortSignal.timeout(15_000)});
  const wrong = difference(expected, answer);
  const policy = answer.headers.get('Content-Security-Policy');
  const refused = policy !== null && inlineHashes(content).scripts.some((hash) => !policy.includes(hash));
  return [
    ...(wrong === undefined ? [] : [wrong]),
    ...((await answer.text()) === content ? [] : ['another content']),
    ...(refused ? ['a policy that refuses an inline script of the page'] : []),
  ].map((each) => `${expected.url}: ${each}`);
}

/**
 * Compares the home page, the page of wrong addresses and a script of the published site with the build.
 *
 * @returns what differs; undefined when the site does not answer
 */
export async function differencesFrom(
  buildDir: string,
  definition: ServerDefinition,
  ask: typeof fetch = fetch,
): Promise<readonly string[] | undefined> {
  const read = (file: string): string => readFileSync(path.join(buildDir, file), 'utf8');
  const [, script] = / src="?(\/assets\/[^\s">]+)/.exec(read('/index.html')) ?? [];
  const files = ['/index.html', '/404.html', ...(script ? [script] : [])];
  const {host} = new URL(definition.siteUrl);
  try {
    const found = await Promise.all(
      files.map((file) => fileDifference(answerFor(definition, host, file), read(file), ask)),
    );
    return found.flat();
  } catch {
    return undefined;
  }
}
