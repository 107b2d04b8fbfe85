/**
 * The tests and points of the MDN HTTP Observatory that concern a site like this one, in our own words, by what its
 * source said in November 2026 (github.com/mdn/mdn-http-observatory: src/grader/charts.js and src/analyzer/tests/).
 * A site starts with 100 points; what it lacks is taken off; bonuses count only when 90 or more are left without them.
 */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: string;
}

export interface Site {
  /** Answer to `GET /` over HTTPS. */
  readonly secure: Answer;
  /** Answer to `GET /` over plain HTTP; `undefined` when nothing listens. */
  readonly plain: Answer | undefined;
  readonly host: string;
}

export interface Result {
  readonly test: string;
  readonly outcome: string;
  readonly points: number;
}

const start = 100;
const enoughForBonuses = 90;
/** Six months, in seconds: the least that counts for HSTS. */
const sixMonths = 15_768_000;

type Policy = ReadonlyMap<string, readonly string[]>;

const parsePolicy = (header: string): Policy =>
  new Map(
    header
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name = '', ...sources]): [string, string[]] => [name.toLowerCase(), sources]),
  );

const broad = new Set(['*', 'http:', 'https:', 'ftp:', 'http://*', 'https://*', 'http://*.*', 'https://*.*']);

function contentSecurityPolicy({headers}: Answer): Omit<Result, 'test'> {
  const header = headers['content-security-policy'];
  if (!header) {
    return {outcome: 'none', points: -25};
  }
  const policy = parsePolicy(header);
  const sources = (name: string): readonly string[] => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const unsafe = (list: readonly string[]): boolean =>
    list.some((source) => broad.has(source) || source === "'unsafe-inline'" || source === 'data:');
  const all = [...policy.values()].flat();
  if (unsafe(sources('script-src')) || sources('object-src').some((source) => broad.has(source))) {
    return {outcome: 'unsafe scripts or objects', points: -20};
  }
  if (all.some((source) => /^(?:http|ftp):/.test(source))) {
    return {outcome: 'insecure scheme', points: -20};
  }
  if ([...sources('script-src'), ...sources('style-src')].includes("'unsafe-eval'")) {
    return {outcome: 'unsafe-eval', points: -10};
  }
  if (unsafe(sources('style-src'))) {
    return {outcome: 'unsafe styles', points: 0};
  }
  return policy.get('default-src')?.join(' ') === "'none'"
    ? {outcome: "nothing unsafe, default-src 'none'", points: 10}
    : {outcome: 'nothing unsafe', points: 5};
}

function redirection({plain, host}: Site): Omit<Result, 'test'> {
  if (!plain) {
    return {outcome: 'nothing listens on plain HTTP', points: 0};
  }
  const location = plain.headers.location ?? '';
  if (plain.status < 300 || plain.status > 399 || !location.startsWith('https://')) {
    return {outcome: 'no redirect to HTTPS', points: -20};
  }
  return new URL(location).hostname === host
    ? {outcome: 'to HTTPS on the same host', points: 0}
    : {outcome: 'to another host', points: -5};
}

function strictTransport({headers}: Answer): Omit<Result, 'test'> {
  const age = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? NaN);
  if (Number.isNaN(age)) {
    return {outcome: 'none', points: -20};
  }
  return age >= sixMonths ? {outcome: `${age} s`, points: 0} : {outcome: `${age} s, too short`, points: -10};
}

function referrerPolicy({headers}: Answer): Omit<Result, 'test'> {
  const value = headers['referrer-policy']?.split(',').at(-1)?.trim();
  if (value === undefined) {
    return {outcome: 'none', points: 0};
  }
  const isPrivate = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(value);
  return {outcome: value, points: isPrivate ? 5 : -5};
}

function frames({headers}: Answer): Omit<Result, 'test'> {
  const ancestors = parsePolicy(headers['content-security-policy'] ?? '').get('frame-ancestors');
  if (ancestors && !ancestors.some((source) => broad.has(source))) {
    return {outcome: 'frame-ancestors', points: 5};
  }
  const option = headers['x-frame-options']?.toUpperCase();
  return option === 'DENY' || option === 'SAMEORIGIN' ? {outcome: option, points: 0} : {outcome: 'none', points: -20};
}

function resourcePolicy({headers}: Answer): Omit<Result, 'test'> {
  const value = headers['cross-origin-resource-policy'];
  const points =
    value === 'same-origin' || value === 'same-site' ? 10 : value === undefined || value === 'cross-origin' ? 0 : -5;
  return {outcome: value ?? 'none', points};
}

function scripts({body}: Answer): Omit<Result, 'test'> {
  const tags = [...body.matchAll(/<script\b[^>]*\ssrc=["']?([^"'\s>]+)[^>]*>/gi)];
  if (tags.some(([, source = '']) => /^(?:https?:)?\/\//.test(source))) {
    return {outcome: 'scripts of other origins', points: -50};
  }
  return tags.some(([tag]) => /\sintegrity=/.test(tag))
    ? {outcome: 'own scripts, with integrity', points: 5}
    : {outcome: 'own scripts only', points: 0};
}

const cookies = ({headers}: Answer): Omit<Result, 'test'> =>
  headers['set-cookie'] === undefined
    ? {outcome: 'none', points: 0}
    : {outcome: 'set, which this site must not', points: -40};

const sharing = ({headers}: Answer): Omit<Result, 'test'> =>
  headers['access-control-allow-credentials'] === 'true'
    ? {outcome: 'with credentials', points: -50}
    : {outcome: headers['access-control-allow-origin'] ?? 'none', points: 0};

const typeSniffing = ({headers}: Answer): Omit<Result, 'test'> =>
  headers['x-content-type-options'] === 'nosniff' ? {outcome: 'nosniff', points: 0} : {outcome: 'none', points: -5};

/** All tests, each with its points. */
export const assess = (site: Site): Result[] => [
  {test: 'Content-Security-Policy', ...contentSecurityPolicy(site.secure)},
  {test: 'Cookies', ...cookies(site.secure)},
  {test: 'Cross-origin resource sharing', ...sharing(site.secure)},
  {test: 'Redirection', ...redirection(site)},
  {test: 'Referrer-Policy', ...referrerPolicy(site.secure)},
  {test: 'Strict-Transport-Security', ...strictTransport(site.secure)},
  {test: 'Subresource integrity', ...scripts(site.secure)},
  {test: 'X-Content-Type-Options', ...typeSniffing(site.secure)},
  {test: 'X-Frame-Options', ...frames(site.secure)},
  {test: 'Cross-Origin-Resource-Policy', ...resourcePolicy(site.secure)},
];

/** Points of all tests together. */
export function score(results: readonly Result[]): number {
  const sum = (list: readonly Result[]): number => list.reduce((total, {points}) => total + points, 0);
  const without = start + sum(results.filter(({points}) => points < 0));
  return Math.max(0, without >= enoughForBonuses ? without + sum(results.filter(({points}) => points > 0)) : without);
}
