import {literally, oddEncoding, oddPath, spellings, type Move} from './addresses';
import {covers, type FileHost, type FileRule, type Headers, type ServerDefinition} from './definition';

/** Everything that a server's configuration is written from. */
export interface Configuration {
  readonly definition: ServerDefinition;
  /** The Content-Security-Policy of the build, where it has one. */
  readonly policy: string | undefined;
  readonly moves: readonly Move[];
}

/** Headers that every answer has. */
export const headersOfAll = ({definition, policy}: Pick<Configuration, 'definition' | 'policy'>): Headers => ({
  ...definition.headers,
  ...(policy && {'Content-Security-Policy': policy}),
});

/** Encodings of files that stand beside the originals, in the order of preference: smallest first. */
export const encodings = [
  {name: 'br', ending: '.br'},
  {name: 'gzip', ending: '.gz'},
] as const;

/** A token of a Caddyfile; only quotes are escaped in it, a backslash stands for itself. */
const quote = (value: string): string => `"${value.replaceAll('"', '\\"')}"`;
const indent = (lines: readonly string[], depth = 1): string[] =>
  lines.map((line) => (line ? '\t'.repeat(depth) + line : line));
const block = (head: string, lines: readonly string[]): string[] => [`${head} {`, ...indent(lines), '}'];
const headerLines = (headers: Headers): string[] =>
  Object.entries(headers).map(([name, value]) => `${name} ${quote(value)}`);
const matcherName = (prefix: string, subject: string): string => `@${prefix}${subject.replace(/[^a-z0-9]+/gi, '_')}`;

/** What the access log and Caddy's own log hold. */
const logFormat = [
  ...block('format filter', [
    'wrap json',
    ...block('fields', [
      // Addresses keep 24 bits (IPv4) or 48 bits (IPv6); no query, no header of the request or the answer.
      ...['request>remote_ip', 'request>client_ip'].flatMap((field) =>
        block(`${field} ip_mask`, ['ipv4 24', 'ipv6 48']),
      ),
      'request>uri regexp \\?.*$ ""',
      ...['request>remote_port', 'request>headers', 'request>tls', 'resp_headers', 'user_id', 'bytes_read'].map(
        (field) => `${field} delete`,
      ),
    ]),
  ]),
];

/** `anonymous-log.caddy`: imported into `log`, of the sites and of the global options. */
export const anonymousLog = (): string =>
  ['# How requests are logged: without whole addresses, queries and headers.', ...logFormat, ''].join('\n');

function ruleLines({path, headers}: FileRule): string[] {
  const name = matcherName('rule', path);
  return [`${name} path ${path}`, ...block(`header ${name}`, headerLines(headers))];
}

/** Headers of files: types, what varies, and the rules. After the path names a file. */
function fileHeaders({types, rules}: Pick<ServerDefinition, 'types' | 'rules'>): string[] {
  const compressible = types.filter((type) => type.compressible).map(({ending}) => `*${ending}`);
  return [
    ...types.flatMap(({ending, type}) => {
      const name = matcherName('type', ending);
      return [`${name} path *${ending}`, `header ${name} Content-Type ${quote(type)}`];
    }),
    `@compressible path ${compressible.join(' ')}`,
    // Deferred: the file server adds the same again when it serves a compressed file.
    ...block('header @compressible', ['defer', 'Vary Accept-Encoding']),
    ...rules.flatMap(ruleLines),
  ];
}

const fileServer = block('file_server', [
  `precompressed ${encodings.map(({name}) => name).join(' ')}`,
  // The routes redirect to canonical addresses. The file server would use the path as it was sent, without their checks: an open redirect.
  'disable_canonical_uris',
]);

/** Answers to requests that want no file: preflights, other methods, and paths that no file has. */
function refusals({preflight, rules}: ServerDefinition): string[] {
  const allowed = preflight
    .map((path) => rules.find((rule) => rule.path === path))
    .filter((rule) => rule !== undefined);
  return [
    ...(preflight.length > 0
      ? [
          ...block('@preflight', ['method OPTIONS', `path ${preflight.join(' ')}`]),
          ...block(
            'header @preflight',
            headerLines(allowed[0]?.headers ?? {}).filter((line) => !line.startsWith('Content-Type')),
          ),
          'respond @preflight 204',
        ]
      : []),
    '@write not method GET HEAD',
    'header @write Allow "GET, HEAD"',
    'respond @write 405',
    `@odd vars_regexp {path} ${quote(oddPath)}`,
    'error @odd 404',
    `@oddly_encoded vars_regexp {uri} ${quote(`^[^?]*${oddEncoding}`)}`,
    'error @oddly_encoded 404',
  ];
}

const externalRedirects = ({externalRedirects}: ServerDefinition): string[] =>
  externalRedirects.flatMap(({from, to}) => {
    const name = matcherName('external', from);
    return [`${name} expression \`{path} == "${from}"\``, `redir ${name} ${to} 302`];
  });

/** What all hosts have in common. `docs` and the like are names of snippets: an existing Caddyfile may have others. */
function commonSnippets(configuration: Configuration): string[] {
  return [
    ...block('(docs-headers)', block('header', headerLines(headersOfAll(configuration)))),
    '',
    ...block('(docs-log)', [
      ...block('log', [
        ...block('output file {$DOCS_LOG:/var/log/caddy/docs.log}', [
          '# logrotate turns it over by the day: Caddy itself would wait for a size.',
          'roll_disabled',
        ]),
        ...logFormat,
      ]),
    ]),
  ];
}

const root = 'root * {$DOCS_ROOT:/var/www/docs/current}';

/** The 404 page, and nothing that an earlier answer for the same address could be mixed with. */
const errorPage = block('handle_errors', [
  'import docs-headers',
  '@404 expression `{err.status_code} == 404`',
  ...block('handle @404', [
    'rewrite * /404.html',
    // A browser that kept this page would get an empty answer for it (the file server says 304, Caddy makes 404 of it).
    ...['If-None-Match', 'If-Modified-Since', 'If-Match', 'If-Unmodified-Since', 'Range'].map(
      (name) => `request_header -${name}`,
    ),
    'header Content-Type "text/html; charset=utf-8"',
    ...block('header', ['defer', 'Vary Accept-Encoding', '-Etag', '-Last-Modified', '-Accept-Ranges']),
    ...fileServer,
  ]),
]);

/** A path of ASCII letters and digits as a browser sends it: no query, nothing encoded, no dots that could lead elsewhere. */
const plainPath = '(?:/[0-9A-Za-z_-]+)+';

/** A kind of request that is answered before the questions that all others are asked. */
function quickAnswer(
  name: string,
  matchers: readonly string[],
  rewrite: readonly string[],
  headers: Headers,
): string[] {
  return [
    ...block(`@${name}`, ['method GET HEAD', ...matchers]),
    ...block(`handle @${name}`, [
      ...rewrite,
      // Deferred: an error takes none of them along, and the file server would add Vary a second time.
      ...block('header', ['defer', ...headerLines({...headers, Vary: 'Accept-Encoding'})]),
      ...fileServer,
    ]),
  ];
}

/**
 * Nearly all requests: pages under their own address, and scripts and style sheets with a hash in their names. The long way
 * gives the same answers, but asks a hundred things first.
 */
function quickAnswers({definition, moves}: Configuration): string[] {
  const {types, rules, externalRedirects, hidden} = definition;
  const typeOf = (ending: string): Headers => ({
    'Content-Type': types.find((type) => type.ending === ending)?.type ?? '',
  });
  const treatedOtherwise = [
    '/404',
    ...moves.map(({from}) => from).filter((from) => new RegExp(`^${plainPath}$`).test(from)),
    ...[...rules.map(({path}) => path), ...externalRedirects.map(({from}) => from), ...hidden],
  ];
  // In the order of how often they are asked for.
  return [
    ...['.js', '.css'].flatMap((ending) =>
      quickAnswer(
        `quick${ending.replace('.', '_')}`,
        [`vars_regexp {uri} "^/assets${plainPath}(?:\\.[0-9A-Za-z_-]+)*\\${ending}$"`],
        [],
        Object.assign(
          typeOf(ending),
          ...rules.filter(({path}) => covers(path, `/assets/x${ending}`)).map(({headers}) => headers),
        ) as Headers,
      ),
    ),
    // The file server knows the folder's index.html by itself; a rewrite would encode the request for the logs once more.
    ...quickAnswer('quick_home', ['vars {uri} /'], [], typeOf('.html')),
    ...quickAnswer(
      'quick_page',
      [`vars_regexp {uri} "^${plainPath}$"`, `not path ${treatedOtherwise.join(' ')}`, 'file {path}.html'],
      ['rewrite * {path}.html'],
      typeOf('.html'),
    ),
  ];
}

function docsHost(configuration: Configuration): string[] {
  const {definition, moves} = configuration;
  return block(`{$DOCS_ADDRESS:${new URL(definition.siteUrl).host}}`, [
    root,
    // The other hosts, which serve a few files, write none: Caddy 2.6 encodes each request for each log that it knows.
    'import docs-log',
    '',
    '# Other addresses of a page, with the query that was sent.',
    ...block('map {path} {docs_moved} {docs_moved_file}', [
      ...moves.map(({from, to, file}) => `${quote(`~^${literally(from)}${spellings}?$`)} ${quote(to)} ${quote(file)}`),
      'default "" ""',
    ]),
    ...block('map {uri} {docs_query}', [`${quote('~^[^?]*(\\?.*)$')} "\${1}"`, 'default ""']),
    ...block('map {uri} {docs_plain}', [`${quote(`~^(/[^?]+?)${spellings}(?:\\?.*)?$`)} "\${1}"`, 'default ""']),
    '',
    ...block('route', [
      'import docs-headers',
      ...quickAnswers(configuration),
      ...refusals(definition),
      `@hidden path ${definition.hidden.join(' ')}`,
      'error @hidden 404',
      `@404page path_regexp ^/404${spellings}?$`,
      'error @404page 404',
      ...externalRedirects(definition),
      ...block('@moved', ['vars_regexp {docs_moved} .', 'file {docs_moved_file}']),
      'redir @moved {docs_moved}{docs_query} 301',
      '',
      `@spelling path_regexp page ^(/.+?)${spellings}$`,
      ...block('handle @spelling', [
        ...block('@page', ['vars_regexp {docs_plain} .', 'file {re.page.1}.html']),
        'redir @page {docs_plain}{docs_query} 301',
        'error 404',
      ]),
      '@html file {path}.html',
      'rewrite @html {path}.html',
      // Not the matcher `path`, for which /. and / are the same.
      '@home vars {path} /',
      'rewrite @home /index.html',
      '@missing not file {path}',
      'error @missing 404',
      ...fileHeaders(definition),
      ...fileServer,
    ]),
    '',
    ...errorPage,
  ]);
}

/** A host that serves some files and nothing else. */
function fileHost({name, host, files, redirects = false}: FileHost, definition: ServerDefinition): string[] {
  const own: ServerDefinition = {
    ...definition,
    preflight: definition.preflight.filter((path) => files.includes(path)),
    rules: definition.rules.filter(({path}) => files.some((file) => covers(path, file))),
    types: definition.types.filter(({ending}) => files.some((file) => file.endsWith(ending))),
  };
  return [
    '# Another host, which serves some files alone.',
    ...block(`{$${name.toUpperCase()}_ADDRESS:${host}}`, [
      root,
      ...block('route', [
        'import docs-headers',
        ...refusals(own),
        ...(redirects
          ? [
              ...externalRedirects(definition),
              '@root expression `{path} == "/"`',
              `redir @root ${definition.siteUrl} 302`,
            ]
          : []),
        `@files expression \`{path} in ${JSON.stringify(files)}\``,
        ...block('handle @files', [...fileHeaders(own), ...fileServer]),
        'respond 404',
      ]),
      ...block('handle_errors', ['import docs-headers', 'respond {err.status_code}']),
    ]),
    '',
  ];
}

/** `docs.caddy`: all hosts, for a Caddyfile to import. Their addresses are defaults, for which the environment may set others. */
export function caddyConfiguration(configuration: Configuration): string {
  const {definition} = configuration;
  return [
    '# Written by the build. The next release replaces it: changes belong into the configuration of the site.',
    ...commonSnippets(configuration),
    '',
    '# The documentation: every page at exactly one address.',
    ...docsHost(configuration),
    '',
    ...definition.fileHosts.flatMap((host) => fileHost(host, definition)),
  ].join('\n');
}
