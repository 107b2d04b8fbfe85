import typesByKind from './fileTypes.json';
import unusedFeatures from './unusedFeatures.json';

/** Headers by their names, as they go over the wire. */
export type Headers = Readonly<Record<string, string>>;

/** An address and where it leads, as visitors see them: decoded, NFC. A target on the site may name a section (`#…`). */
export interface Redirect {
  readonly from: string;
  readonly to: string;
}

/** Headers that the answers for some files have besides those of all. */
export interface FileRule {
  /**
   * Exact path (`/robots.txt`), or a folder with everything below it (`/assets/*`); without pages, where browsers shall keep
   * for a year what is in it ({@link isForever}).
   */
  readonly path: string;
  readonly headers: Headers;
}

/** Another host name that serves some files of the build and nothing else, such as the bare domain of a docs host. */
export interface FileHost {
  /** Short name in letters: Caddy reads the address of `domain` from `DOMAIN_ADDRESS`. */
  readonly name: string;
  readonly host: string;
  /** Paths of the files, as on the site. */
  readonly files: readonly string[];
  /** Whether it redirects as well: `/` to the site, and {@link ServerDefinition.externalRedirects}. */
  readonly redirects?: boolean;
}

/** Sources by directive: `{'img-src': ["'self'", 'data:']}`. */
export type ContentSecurityPolicy = Readonly<Record<string, readonly string[]>>;

/** How a site is served, as plain data: the local server and all configurations are made from this alone. */
export interface ServerDefinition {
  readonly siteUrl: string;
  /** Pages that moved: answered by 301, with the query. */
  readonly redirects: readonly Redirect[];
  /** Paths that lead to an absolute URL of another site: answered by 302, without the query. */
  readonly externalRedirects: readonly Redirect[];
  /** Headers of every answer, without the Content-Security-Policy, which depends on the build (csp.ts). */
  readonly headers: Headers;
  /** Directives without the hashes of inline code; `false` for no policy. */
  readonly csp: ContentSecurityPolicy | false;
  /** Later rules win. */
  readonly rules: readonly FileRule[];
  /** Files whose preflight requests (`OPTIONS`) are answered. */
  readonly preflight: readonly string[];
  /** Folders (`/feedback/*`) whose POST requests are answered by 204 and nothing else: the access log counts them. */
  readonly noContent: readonly string[];
  /** Files that programs ask for by `POST`: what they send is not read, and the answer is that of `GET`. */
  readonly answerPost: readonly string[];
  readonly fileHosts: readonly FileHost[];
  /** Hosts by name that another web server of the same machine has, or whether it has all: Caddy then answers it alone. */
  readonly behindProxy?: boolean | readonly string[];
  /** Routes of pages that visitors can keep for times without a network, decoded (offline/). */
  readonly offlinePages: readonly string[];
}

/** What a site says of how it is served; all but the address has a default. */
export interface ServerOptions extends Partial<Omit<ServerDefinition, 'siteUrl' | 'headers' | 'csp'>> {
  /** `https://docs.example.org` */
  readonly siteUrl: string;
  /** Headers of every answer, in addition to the security headers or in their place. */
  readonly headers?: Headers;
  /** Sources in addition to the site itself, by directive; `false` for no policy. */
  readonly csp?: ContentSecurityPolicy | false;
  /** Whether the policy requires trusted types (trustedTypes.ts), for which the plugin injects a script. */
  readonly trustedTypes?: boolean;
  /** Are all hosts below the site's own HTTPS only? HSTS covers them only then (RFC 6797, 6.1.2). */
  readonly httpsSubdomains?: boolean;
}

/**
 * Content types by the endings that builds have. Servers' own tables differ between systems (`/etc/mime.types`), so that none
 * is left to them. Text is worth compressing; its answers vary with `Accept-Encoding`.
 */
export const fileTypes = Object.entries(typesByKind).flatMap(([kind, types]) =>
  Object.entries(types).map(([ending, type]) => ({ending, type, compressible: kind === 'text'})),
);

/** Two years, in seconds: what the HSTS preload list recommends. */
const hstsSeconds = 63_072_000;

/** `Cache-Control` of files that are named by their content: a year, the longest that caches keep anything. */
export const immutable = 'public, max-age=31536000, immutable';

const securityHeaders = (httpsSubdomains: boolean): Headers => ({
  'Strict-Transport-Security': `max-age=${hstsSeconds}${httpsSubdomains ? '; includeSubDomains' : ''}`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // Only names that browsers know: others are warned about.
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

/** Nothing but what the site loads from itself. Hashes are added to `script-src` and `style-src-attr` (csp.ts). */
const strictPolicy: ContentSecurityPolicy = {
  'default-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
  'style-src-attr': [],
  // data: for the small icons in the theme's style sheets.
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  'manifest-src': ["'self'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'base-uri': ["'none'"],
};

/** The strict policy with more sources. `'none'` stands alone in a directive or not at all (CSP Level 3, 2.3.1). */
function policyWith(sources: ContentSecurityPolicy, trustedTypes: boolean): ContentSecurityPolicy {
  const policy: ContentSecurityPolicy = {
    ...strictPolicy,
    ...(trustedTypes && {'require-trusted-types-for': ["'script'"], 'trusted-types': ['default']}),
  };
  const widened = Object.entries(sources).map(([directive, added]) => [
    directive,
    [...(policy[directive] ?? []).filter((source) => source !== "'none'"), ...added],
  ]);
  return {...policy, ...(Object.fromEntries(widened) as ContentSecurityPolicy)};
}

/** File of the service worker that keeps pages (offline/): at the root, so that it may answer for all. */
export const serviceWorkerPath = '/sw.js';

/** Folder of the build with the configurations of servers (serverFiles.ts). */
export const serverFolder = '/.server';

/** Files of the build that no visitor gets: they configure servers. */
export const hiddenFiles = [`${serverFolder}/*`, '/_headers', '/_redirects'];

/** How a site is served, with what holds for any site that Docusaurus builds. */
export function serverDefinition(options: ServerOptions): ServerDefinition {
  const {headers, csp = {}, rules = [], trustedTypes = false, httpsSubdomains = false, ...given} = options;
  return {
    redirects: [],
    externalRedirects: [],
    preflight: [],
    noContent: [],
    answerPost: [],
    fileHosts: [],
    offlinePages: [],
    ...given,
    headers: {...securityHeaders(httpsSubdomains), 'Cache-Control': 'no-cache', ...headers},
    csp: csp && policyWith(csp, trustedTypes),
    rules: [
      {path: '/assets/*', headers: {'Cache-Control': immutable}},
      // Of docusaurus-theme-search-german: each build has a folder of its own in it.
      {path: '/search-index/*', headers: {'Cache-Control': immutable}},
      // Images for previews of links, which other sites show.
      {path: '/img/*', headers: {'Cross-Origin-Resource-Policy': 'cross-origin'}},
      ...rules,
    ],
  };
}

/** Caddy's first port behind another web server. Below 1024: whoever may listen there is what visitors get, and users without rights may not. */
const firstPort = 880;

/** All hosts, `docs` first, with the ports on the loopback interface at which Caddy serves them behind another web server. */
export const hostsOf = ({siteUrl, fileHosts}: Pick<ServerDefinition, 'siteUrl' | 'fileHosts'>) =>
  [{name: 'docs', host: new URL(siteUrl).host}, ...fileHosts].map((each, at) => ({...each, port: firstPort + at}));

/** The hosts that another web server has, which are all unless some are named. @throws Error for a name of no host */
export function proxiedHosts(definition: ServerDefinition): readonly {readonly host: string; readonly port: number}[] {
  const hosts = hostsOf(definition);
  if (typeof definition.behindProxy !== 'object') return hosts;
  return definition.behindProxy.map((name) => {
    const found = hosts.find((each) => each.name === name);
    if (found) return found;
    throw new Error(
      `behindProxy names "${name}", which is no host; valid: ${hosts.map((each) => each.name).join(', ')}`,
    );
  });
}

/** Does a rule's path cover a file? */
export const covers = (rulePath: string, file: string): boolean =>
  rulePath.endsWith('/*') ? file.startsWith(rulePath.slice(0, -1)) : file === rulePath;

/** Whether a rule lets browsers keep files for a year: those that are named by their content. */
export const isForever = ({headers}: FileRule): boolean => headers['Cache-Control'] === immutable;

/** Endings of pages and of their Markdown, whose names are given by authors: they change, and go. */
export const pageEndings = ['.html', '.md'] as const;
const isPage = (file: string): boolean =>
  pageEndings.some((ending) => file.replace(/\.(?:br|gz)$/, '').endsWith(ending));

/**
 * All headers of the answer for a file of the build; the Content-Security-Policy, too, if the definition has that of a build.
 *
 * @param file - path in the build: `/docs/page.html`
 */
export function headersFor({rules, headers}: ServerDefinition, file: string): Record<string, string> {
  const type = fileTypes.find(({ending}) => file.endsWith(ending));
  return Object.assign(
    {...headers, ...(type && {'Content-Type': type.type}), ...(type?.compressible && {Vary: 'Accept-Encoding'})},
    ...rules
      .filter((rule) => covers(rule.path, file) && !(isForever(rule) && isPage(file)))
      .map((rule) => rule.headers),
  ) as Record<string, string>;
}

/** Is a file of the build named by its content? Such a file never changes, and pages of older releases go on asking for it. */
export const isNamedByContent = (definition: ServerDefinition, file: string): boolean =>
  headersFor(definition, file)['Cache-Control'] === immutable;
