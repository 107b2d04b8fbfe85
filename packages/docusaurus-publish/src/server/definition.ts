import {offersMail} from 'docusaurus-hosting/facts/lookup';
import type {Provider} from 'docusaurus-hosting/facts/schema';
import {serviceListPath, serviceListSchemaPath} from 'docusaurus-hosting/client-files/serviceList';
import type {Redirect} from 'docusaurus-hosting/site/redirects';

/** Headers by their names, as they go over the wire. */
export type Headers = Readonly<Record<string, string>>;

/** What the answers for some files have besides the headers of all. */
export interface FileRule {
  /** Exact path (`/robots.txt`), or a folder with everything below it (`/assets/*`). */
  readonly path: string;
  readonly headers: Headers;
}

/** Content types by a file's ending. */
export interface FileType {
  readonly ending: string;
  readonly type: string;
  /** Text that is worth compressing; its answers vary with `Accept-Encoding`. */
  readonly compressible: boolean;
}

/** How a site is served: the local server and the configurations of all other servers are made from this alone. */
export interface ServerDefinition {
  /** Pages that moved, as visitors see the addresses (decoded, NFC): answered by 301, with the query. */
  readonly redirects: readonly Redirect[];
  /** Addresses that lead to another site: path → absolute URL, answered by 302, without the query. */
  readonly elsewhere: readonly Redirect[];
  /** Headers of every answer, without the Content-Security-Policy, which depends on the build (csp.ts). */
  readonly headers: Headers;
  readonly types: readonly FileType[];
  /** Later rules win. */
  readonly rules: readonly FileRule[];
  /** Files whose preflight requests (`OPTIONS`) are answered. */
  readonly preflight: readonly string[];
  /** Files of the build that no visitor gets: they configure servers. */
  readonly hidden: readonly string[];
  /** Names of the three virtual hosts, and where the bare mail domain leads. */
  readonly hosts: {
    readonly docs: string;
    readonly domain: string;
    readonly autoconfig: string;
    readonly siteUrl: string;
  };
  /** Files of the build that the two other hosts hand out. */
  readonly domainFiles: readonly string[];
  /** None without mailboxes; there is no such host then. */
  readonly autoconfigFiles: readonly string[];
}

export interface ServerOptions {
  readonly provider: Provider;
  readonly redirects: readonly Redirect[];
  /** Are all hosts below the site's own HTTPS only? HSTS covers them only then (RFC 6797, 6.1.2). */
  readonly httpsSubdomains?: boolean;
}

const text = (ending: string, type: string): FileType => ({ending, type, compressible: true});
const binary = (ending: string, type: string): FileType => ({ending, type, compressible: false});

/** Every ending that a build has. Servers' own tables differ between systems (`/etc/mime.types`), so none is left to them. */
const types: readonly FileType[] = [
  text('.html', 'text/html; charset=utf-8'),
  text('.js', 'text/javascript; charset=utf-8'),
  text('.css', 'text/css; charset=utf-8'),
  text('.json', 'application/json'),
  text('.xml', 'application/xml'),
  text('.md', 'text/markdown; charset=utf-8'),
  text('.svg', 'image/svg+xml'),
  text('.txt', 'text/plain; charset=utf-8'),
  text('.ics', 'text/calendar; charset=utf-8'),
  text('.webmanifest', 'application/manifest+json'),
  text('.mobileconfig', 'application/x-apple-aspen-config'),
  text('.ico', 'image/x-icon'),
  binary('.png', 'image/png'),
  binary('.jpg', 'image/jpeg'),
  binary('.webp', 'image/webp'),
  binary('.avif', 'image/avif'),
  binary('.woff2', 'font/woff2'),
  binary('.pdf', 'application/pdf'),
];

/** Two years, in seconds: what the HSTS preload list recommends. */
const hstsSeconds = 63_072_000;

/** A year, in seconds: the longest that RFC 9111's predecessors allowed, and what every cache takes for „for ever“. */
const yearSeconds = 31_536_000;

const forEver = `public, max-age=${yearSeconds}, immutable`;

/** Abilities of browsers that no page uses, and that nothing injected shall use. Only names that browsers know: others are warned about. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

const securityHeaders = (httpsSubdomains: boolean): Headers => ({
  'Strict-Transport-Security': `max-age=${hstsSeconds}${httpsSubdomains ? '; includeSubDomains' : ''}`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
});

/** For files that pages of other origins may read or show. */
const forOtherOrigins: Headers = {'Cross-Origin-Resource-Policy': 'cross-origin'};
const readableByAll: Headers = {...forOtherOrigins, 'Access-Control-Allow-Origin': '*'};

/** What Matrix asks for, so that clients in any browser can read its files (Client-Server API, "Web browser clients"). */
const matrixHeaders: Headers = {
  ...readableByAll,
  'Content-Type': 'application/json',
  'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'Access-Control-Allow-Headers': 'X-Requested-With, Content-Type, Authorization',
};

const matrixFiles = ['/.well-known/matrix/client', '/.well-known/matrix/server'];
const autoconfigFile = '/mail/config-v1.1.xml';
const domainAutoconfigFile = '/.well-known/autoconfig/mail/config-v1.1.xml';

/** Folder of the build with the configurations of servers (serverFiles.ts). */
export const serverFolder = '/.server';

/** How the site of a provider is served. */
export function serverDefinition({provider, redirects, httpsSubdomains = false}: ServerOptions): ServerDefinition {
  const {account, mail, matrix, operator} = provider;
  const hasMail = offersMail(provider);
  return {
    redirects,
    elsewhere: [{from: '/.well-known/change-password', to: account.url}],
    headers: {...securityHeaders(httpsSubdomains), 'Cache-Control': 'no-cache'},
    types,
    rules: [
      {path: '/assets/*', headers: {'Cache-Control': forEver}},
      // Named by their content; search-index.bin says which folder is the present one.
      {path: '/search-index/*', headers: {'Cache-Control': forEver}},
      // Pictures for previews of links, which other sites show.
      {path: '/img/*', headers: forOtherOrigins},
      {path: serviceListPath, headers: readableByAll},
      {path: serviceListSchemaPath, headers: {...readableByAll, 'Content-Type': 'application/schema+json'}},
      ...(matrix ? matrixFiles.map((path) => ({path, headers: matrixHeaders})) : []),
    ],
    preflight: matrix ? matrixFiles : [],
    hidden: [`${serverFolder}/*`, '/_headers', '/_redirects'],
    hosts: {
      docs: operator.siteHost,
      domain: mail.domain,
      autoconfig: mail.autoconfigHost,
      siteUrl: operator.siteUrl,
    },
    domainFiles: [
      ...(hasMail ? [domainAutoconfigFile] : []),
      ...(matrix ? matrixFiles : []),
      '/.well-known/security.txt',
    ],
    autoconfigFiles: hasMail ? [autoconfigFile] : [],
  };
}

/** Does a rule's path cover a file? */
export const covers = (rulePath: string, file: string): boolean =>
  rulePath.endsWith('/*') ? file.startsWith(rulePath.slice(0, -1)) : file === rulePath;

/** The type of a file by its ending. */
const typeOf = (definition: ServerDefinition, file: string): FileType | undefined =>
  definition.types.find(({ending}) => file.endsWith(ending));

/**
 * All headers of the answer for a file of the build.
 *
 * @param file - path in the build: `/docs/page.html`
 */
export function headersFor(definition: ServerDefinition, file: string): Record<string, string> {
  const type = typeOf(definition, file);
  const matching = definition.rules.filter((rule) => covers(rule.path, file));
  const headers: Record<string, string> = {...definition.headers};
  if (type) headers['Content-Type'] = type.type;
  if (type?.compressible) headers.Vary = 'Accept-Encoding';
  for (const rule of matching) Object.assign(headers, rule.headers);
  return headers;
}

/** Is a file of the build named by its content? Such a file never changes, and pages of older releases go on asking for it. */
export const isNamedByContent = (definition: ServerDefinition, file: string): boolean =>
  headersFor(definition, file)['Cache-Control'] === forEver;
