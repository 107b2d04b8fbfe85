import {facts} from '../../src/facts';
import type {RawRequest} from './rawRequest';
import {routes} from '../routes';

/** A request as it goes over the wire, and the status that every server must answer with. */
/** Beginnings of requests whose senders never end them. */
export const endless: readonly (readonly [what: string, beginning: string])[] = [
  ['headers', 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: '],
  ['a body', 'POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 16000\r\n\r\n'],
];

export interface OddRequest extends RawRequest {
  readonly status: number;
  /** Where an answer that redirects leads. */
  readonly location?: string;
  /** Text that the table shows instead of a long path. */
  readonly title?: string;
}

const kib = 1024;
const konto = '/services/konto';
const vpn = '/services/privatsphäre/vpn';
const nfd = (path: string): string => encodeURI(path.normalize('NFD'));
const get = (status: number, path: string, ...headers: [string, string][]): OddRequest => ({path, status, headers});
const moved = (path: string, location: string): OddRequest => ({path, status: 301, location});

/** Every page answers at its address, and at no other: the spellings redirect to it with their query. */
const everyPage = routes
  .map(({path}) => path)
  .filter((route) => route !== '/')
  .flatMap((route): OddRequest[] => {
    const own = encodeURI(route);
    return [
      get(200, own),
      moved(`${own}/?a=%3Fb&c`, `${own}?a=%3Fb&c`),
      moved(`${own}.html`, own),
      moved(`${own}/index.html`, own),
      ...(nfd(route) === own ? [] : [moved(nfd(route), own), moved(`${nfd(route)}/?x`, `${own}?x`)]),
    ];
  });

const encodings = [
  moved(nfd(vpn).toLowerCase(), encodeURI(vpn)),
  get(200, encodeURI(vpn).toLowerCase()),
  get(200, '/services/%6bonto'),
  get(200, '/%73ervices/konto'),
  get(404, '/services/%256bonto'),
  get(404, encodeURI(encodeURI(vpn))),
  get(404, '/services/privatsph%E4re/vpn'),
  get(404, '/services/privatsph%c3re/vpn'),
  get(404, '/services%2Fkonto'),
  get(404, '/services%2fkonto'),
  get(404, '/services/konto%2F'),
  get(404, '/services%5Ckonto'),
  get(404, '/services\\konto'),
  get(404, '/services/konto%00'),
  get(404, '/services/konto%00.html'),
  get(404, '/%00'),
  get(404, '/services/konto%0a'),
  get(404, '/services/konto%0d%0aX-Injected:%20yes'),
  get(404, '/services/konto%20'),
  get(404, '/%ff%fe'),
  get(404, '/%F0%9F%92%A9'),
  get(404, '/services/kont%3F'),
  get(404, '/services/kont*'),
  get(404, '/services/[k]onto'),
  get(404, '/services/{konto,sso}'),
  get(404, '/{path}'),
  get(404, '/{env.HOME}'),
  get(404, '/impressum%23x'),
  get(404, '/impressum#x'),
  get(400, '/%zz'),
  get(400, '/services/konto%'),
  get(400, '/services/konto%2'),
  get(400, '/%u0041'),
  get(400, 'services/konto'),
  get(400, '?x=1'),
];

const places = [
  ['/..', '/../', '/../../etc/passwd', '/..%2f..%2fetc%2fpasswd', '/%2e%2e/package.json', '/%2E%2E/%2E%2E/etc/passwd'],
  [
    '/services/../impressum',
    '/services/./konto',
    '/./',
    '/.',
    '/services/konto/..',
    '/services/konto/.',
    '/..;/impressum',
  ],
  [
    '/....//package.json',
    '/..\\package.json',
    '/..%5cpackage.json',
    '/assets/../impressum.html',
    '/assets/..%2fimpressum',
  ],
  [
    '//',
    '///',
    '//etc/passwd',
    '//services/konto',
    '/services//konto',
    '/services/konto//',
    '//127.0.0.1/',
    '/%2F%2Fx.example/',
  ],
  [
    '/assets',
    '/assets/',
    '/assets/js',
    '/assets/js/',
    '/img',
    '/img/',
    '/.well-known',
    '/.well-known/',
    '/mail',
    '/dns/',
  ],
  [
    '/.server',
    '/.server/',
    '/.server/docs.caddy',
    '/.SERVER/docs.caddy',
    '/_headers',
    '/_redirects',
    '/.git/config',
    '/.env',
  ],
  [
    '/404',
    '/404.html',
    '/404/',
    '/404/index.html',
    '/404?x',
    '/Services/konto',
    '/SERVICES/KONTO',
    '/Impressum',
    '/impressum.HTML',
  ],
  // File servers that make an address canonical redirect some of these, and browsers read `/\` and `/`, tab, `/` as `//`.
  [
    '/%5cevil.example/404.html/',
    '/%5Cevil.example/404.html/',
    '/%5cevil.example/index.html',
    '/%5cevil.example/..',
    '/%5c/evil.example/404.html/',
    '/%2Fevil.example/404.html/',
    '/%2F%5cevil.example/404.html/',
    '//evil.example/404.html/',
    '/\\evil.example/404.html/',
    '/%09/evil.example/404.html/',
    '/%09/evil.example/index.html',
    '/%0a/evil.example/404.html/',
    '/%0d/evil.example/404.html/',
    '/%09%5cevil.example/404.html/',
    '/gibt-es-nicht/404.html/',
  ],
  [
    '/services/konto.html.html',
    '/services/konto.html/',
    '/services/konto//index.html',
    '/services/konto/index',
    '/index.html.html',
  ],
  [
    '/services/konto.htm',
    '/services/konto.php',
    '/services/konto.br',
    '/services/konto.html.br',
    '/index.html.gz',
    '/sitemap.xml.br',
    '/assets/js/main.js.map',
    '/wp-login.php',
  ],
  [
    '/impressum/x',
    '/impressum.html/x',
    '/favicon.ico/',
    '/favicon.ico/x',
    '/robots.txt/index.html',
    '/robots.txt.html',
  ],
  [
    '/.well-known/change-password/',
    '/.well-known/CHANGE-PASSWORD',
    '/.well-known/matrix',
    '/.well-known/matrix/client/',
  ],
]
  .flat()
  .map((path) => get(404, path));

const redirects = [
  moved('/index', '/'),
  moved('/index/', '/'),
  moved('/index.html', '/'),
  moved('/index.html?x=1&x=2', '/?x=1&x=2'),
  moved('/services?', '/services/konto?'),
  moved('/services.html?a', '/services/konto?a'),
  moved('/services/index.html', konto),
  moved('/info/?%C3%A4', '/info/intro?%C3%A4'),
  moved('/%69nfo', '/info/intro'),
  moved('/services/konto/?//evil.example', '/services/konto?//evil.example'),
  {path: '/.well-known/change-password?x=1', status: 302, location: facts.account.url},
];

const queries = [
  '?',
  '??',
  '?=',
  '?&',
  '?#',
  '?%',
  '?%zz',
  '?%00',
  '?../../etc/passwd',
  '?q=<script>alert(1)</script>',
  '?q="><img src=x>'.replaceAll(' ', '+'),
  '?{env.HOME}',
  '?a;b',
  '?q=%F0%9F%92%A9',
  '?_=1',
  '?\\',
  '?//',
  '?q=${jndi:ldap://x.example}',
].map((query) => get(200, konto + query));

const long = [8 * kib, 64 * kib].flatMap((size): OddRequest[] => {
  const text = 'a'.repeat(size);
  const name = `${size / kib} KiB`;
  return [
    {...get(404, `/${text}`), title: `a path of ${name}`},
    {...get(404, `/${'a/'.repeat(size / 2)}b`), title: `${name} of folders`},
    {...get(404, `/${'%41'.repeat(size / 4)}`), title: `${name} of percent codes`},
    {...get(404, `/${'../'.repeat(size / 4)}etc/passwd`), title: `${name} of ..`},
    {...get(200, `${konto}?${text}`), title: `a query of ${name}`},
    {...moved(`${konto}/?${text}`, `${konto}?${text}`), title: `a redirect with a query of ${name}`},
    {...get(200, konto, ['X-Long', text]), title: `a header of ${name}`},
    {...get(200, konto, ['Cookie', `a=${text}`]), title: `a cookie of ${name}`},
    {...get(200, konto, ['Accept-Encoding', `${'x,'.repeat(size / 2)}x`]), title: `${name} of encodings`},
  ];
});

/** A request for each kind of answer. */
const oneOfEach: readonly OddRequest[] = [
  {path: '/', status: 200},
  {path: konto, status: 200},
  {path: '/gibt-es-nicht', status: 404},
  moved(`${konto}/`, konto),
  {path: '/favicon.ico', status: 200},
];

const methods = [
  ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND', 'PURGE', 'LOCK', 'FOO', 'get'].flatMap(
    (method) => [
      {method, path: konto, status: 405},
      {method, path: '/gibt-es-nicht', status: 405},
    ],
  ),
  {method: 'OPTIONS', path: '*', status: 200},
  ...oneOfEach.map((request) => ({...request, method: 'HEAD'})),
  {method: 'HEAD', path: konto, status: 206, headers: [['Range', 'bytes=0-9']] as const},
];

const range = (status: number, value: string): OddRequest => get(status, konto, ['Range', value]);
const ranges = [
  range(206, 'bytes=0-0'),
  range(206, 'bytes=0-'),
  range(206, 'bytes=10-19'),
  range(206, 'bytes=-10'),
  range(206, 'bytes=-99999999'),
  range(206, 'bytes=5-99999999'),
  range(416, 'bytes=99999999-'),
  range(416, 'bytes=9-5'),
  range(416, 'bytes=abc'),
  range(416, 'bytes=--5'),
  range(416, 'bytes=1-2-3'),
  range(416, 'pages=1-2'),
  range(416, 'bytes'),
  get(206, '/favicon.ico', ['Range', 'bytes=0-3']),
  get(206, konto, ['Range', 'bytes=0-9'], ['Accept-Encoding', 'br']),
  get(206, konto, ['Range', 'bytes=0-9'], ['Accept-Encoding', 'gzip']),
  get(200, konto, ['Range', 'bytes=0-9'], ['If-Range', '"another"']),
  get(200, konto, ['Range', 'bytes=0-9'], ['If-Range', 'Mon, 01 Jan 2001 00:00:00 GMT']),
  get(404, '/gibt-es-nicht', ['Range', 'bytes=0-9']),
  {...get(301, `${konto}/`, ['Range', 'bytes=0-9']), location: konto},
];

const conditions = [
  get(304, konto, ['If-None-Match', '*']),
  get(200, konto, ['If-None-Match', '"another"']),
  get(200, konto, ['If-None-Match', 'W/"another", "more"']),
  get(200, konto, ['If-None-Match', 'nonsense']),
  get(304, konto, ['If-Modified-Since', 'Fri, 01 Jan 2100 00:00:00 GMT']),
  get(200, konto, ['If-Modified-Since', 'Mon, 01 Jan 2001 00:00:00 GMT']),
  get(200, konto, ['If-Modified-Since', 'yesterday']),
  get(200, konto, ['If-None-Match', '"another"'], ['If-Modified-Since', 'Fri, 01 Jan 2100 00:00:00 GMT']),
  get(412, konto, ['If-Match', '"another"']),
  get(200, konto, ['If-Match', '*']),
  get(412, konto, ['If-Unmodified-Since', 'Mon, 01 Jan 2001 00:00:00 GMT']),
  get(200, konto, ['If-Unmodified-Since', 'Fri, 01 Jan 2100 00:00:00 GMT']),
  // A browser that once kept the 404 page must not be told that nothing changed.
  get(404, '/gibt-es-nicht', ['If-None-Match', '*']),
  get(404, '/gibt-es-nicht', ['If-Modified-Since', 'Fri, 01 Jan 2100 00:00:00 GMT']),
  get(404, '/gibt-es-nicht', ['If-Match', '"another"']),
  {...get(301, `${konto}/`, ['If-None-Match', '*']), location: konto},
];

const negotiation = [
  'br',
  'gzip',
  'zstd',
  'identity',
  '*',
  '',
  'BR',
  'gzip;q=0',
  'br;q=0, gzip',
  'gzip, br',
  'gzip;q=1, br;q=0.5',
  'zstd;q=0.1, br;q=0.2, gzip;q=0.3',
  'deflate',
  'compress, x-gzip',
  'br;q=abc',
  ';;;',
  ',,,',
  'br;level=11;q=0.9, gzip;q=0.8',
].flatMap((value) =>
  ['/', konto, '/gibt-es-nicht', '/favicon.ico'].map((path) =>
    get(path === '/gibt-es-nicht' ? 404 : 200, path, ['Accept-Encoding', value]),
  ),
);

const headers = [
  get(200, konto, ['Accept', 'image/webp'], ['Accept', 'nonsense']),
  get(
    200,
    konto,
    ['X-Forwarded-For', '203.0.113.1'],
    ['X-Forwarded-Proto', 'https'],
    ['X-Forwarded-Host', 'x.example'],
  ),
  get(200, konto, ['X-Original-URL', '/admin'], ['X-Rewrite-URL', '/admin']),
  get(200, konto, ['Origin', 'https://x.example']),
  get(200, konto, ['Authorization', 'Basic eDp4']),
  get(200, konto, ['X-Twice', 'a'], ['X-Twice', 'b']),
  get(200, konto, ['Accept-Language', 'x'.repeat(kib)]),
  get(200, konto, ['Content-Length', '0']),
  get(400, konto, ['Bad Header', 'x']),
  get(400, konto, ['Content-Length', 'x']),
  get(400, konto, ['Content-Length', '1'], ['Content-Length', '2']),
  {...get(431, konto, ['X-Huge', 'a'.repeat(150 * kib)]), title: 'headers of more than 128 KiB'},
];

const versions: OddRequest[] = oneOfEach.map((request) => ({...request, version: '1.0'}));

/** Requests that browsers do not send, that programs send by mistake, or that people send who look for holes. */
export const oddRequests: readonly OddRequest[] = [
  everyPage,
  encodings,
  places,
  redirects,
  queries,
  long,
  methods,
  ranges,
  conditions,
  negotiation,
  headers,
  versions,
].flat();
