import {facts} from '../../src/facts';

/** A request and what every server of this site must answer. */
export interface RequestCase {
  /** GET unless said otherwise. */
  readonly method?: string;
  /** What says that programs ask so. */
  readonly source?: string;
  /** Path and query as they go over the wire. */
  readonly path: string;
  /** What is sent along. */
  readonly sent?: {readonly type: string; readonly content: string};
  readonly status: number;
  /** Headers that the answer must have; `null` for one that it must not have. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** Text that the body must hold. */
  readonly body?: string;
}

const {account, dav, dns, mail, matrix, operator} = facts;

const html = 'text/html; charset=utf-8';
/** Two years, in which browsers ask by HTTPS alone. */
const hsts = {'strict-transport-security': 'max-age=63072000'};
const ok = (path: string, type: string, body: string, headers: RequestCase['headers'] = {}): RequestCase => ({
  path,
  status: 200,
  body,
  headers: {
    'content-type': type,
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'set-cookie': null,
    ...hsts,
    ...headers,
  },
});
const page = (path: string, body: string): RequestCase => ok(path, html, body);
const moved = (path: string, location: string): RequestCase => ({path, status: 301, headers: {location, ...hsts}});
const missing = (path: string): RequestCase => ({
  path,
  status: 404,
  headers: {'content-type': html, location: null, 'cache-control': 'no-cache', ...hsts},
  body: 'Seite nicht gefunden',
});
const withCors = {'access-control-allow-origin': '*'};
/** What Matrix asks for (Client-Server API, "Web browser clients"). */
const matrixCors = {
  ...withCors,
  'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
  'access-control-allow-headers': 'X-Requested-With, Content-Type, Authorization',
};

const autoconfig = (path: string): RequestCase => ok(path, 'application/xml', `<hostname>${mail.imap.host}</hostname>`);
const matrixFiles = matrix
  ? [
      ok('/.well-known/matrix/client', 'application/json', matrix.homeserverUrl, matrixCors),
      ok('/.well-known/matrix/server', 'application/json', matrix.homeserverHost, matrixCors),
      {method: 'OPTIONS', path: '/.well-known/matrix/client', status: 204, headers: matrixCors},
      {method: 'OPTIONS', path: '/.well-known/matrix/server', status: 204, headers: matrixCors},
    ]
  : [];
const securityTxt = ok('/.well-known/security.txt', 'text/plain; charset=utf-8', 'Contact: mailto:');
const passkeys = account.passkeysUrl
  ? [ok('/.well-known/passkey-endpoints', 'application/json', account.passkeysUrl)]
  : [];
const changePassword: RequestCase = {
  path: '/.well-known/change-password',
  status: 302,
  headers: {location: account.url},
};

/** Clients that know the domain alone ask where calendars and contacts are, the first time by PROPFIND (RFC 6764, 5). */
const davRedirects: readonly RequestCase[] = (dav ? ['caldav', 'carddav'] : []).flatMap((name) =>
  ['GET', 'PROPFIND'].map((method) => ({
    method,
    path: `/.well-known/${name}`,
    status: 302,
    headers: {location: dav!.url},
  })),
);

/** Microsoft's example “Autodiscover request (POX)”: classic Outlook asks the mail domain so, then `autodiscover.`, then the host of the SRV record. */
const outlookRequests: readonly RequestCase[] = [
  ['autodiscover', '[MS-OXDSCLI] 3.2.5; “Outlook 2016 implementation of Autodiscover”'],
  ['Autodiscover', '[MS-OXDISCO] 3.1.5.2, 3.1.5.3'],
].map(([name, source]) => ({
  ...ok(`/${name}/${name}.xml`, 'application/xml', `<Server>${mail.imap.host}</Server>`),
  method: 'POST',
  source,
  sent: {
    type: 'text/xml; charset=utf-8',
    content: `<?xml version="1.0" encoding="utf-8"?>
<Autodiscover xmlns="http://schemas.microsoft.com/exchange/autodiscover/outlook/requestschema/2006">
  <Request>
    <EMailAddress>${mail.exampleAddress}</EMailAddress>
    <AcceptableResponseSchema>http://schemas.microsoft.com/exchange/autodiscover/outlook/responseschema/2006a</AcceptableResponseSchema>
  </Request>
</Autodiscover>`,
  },
}));

const umlautPage = encodeURI('/services/privatsphäre/vpn');

/** The documentation's host: the local server and `deploy/Caddyfile` answer alike. */
export const docsRequests: readonly RequestCase[] = [
  page('/', 'Blog'),
  page('/?x=1', 'Blog'),
  page('/services/konto', '<h1'),
  page('/services/konto?x=1', '<h1'),
  page(umlautPage, 'VPN'),
  page('/services/privatsph%c3%a4re/vpn', 'VPN'),
  page('/SSO-2023', '<h1'),
  page('/search?q=imap', '<h1'),
  {method: 'HEAD', path: '/services/konto', status: 200, headers: {'content-type': html}},

  moved('/index.html', '/'),
  moved('/index?a=b', '/?a=b'),
  moved('/services', '/services/konto'),
  moved('/services/', '/services/konto'),
  moved('/services/index.html?a=b&c=%C3%A4', '/services/konto?a=b&c=%C3%A4'),
  moved('/info', '/info/intro'),
  moved('/info.html?a=b', '/info/intro?a=b'),
  moved('/services/konto/', '/services/konto'),
  moved('/services/konto.html', '/services/konto'),
  moved('/services/konto/index.html', '/services/konto'),
  moved('/services/konto/?a=b&c=d', '/services/konto?a=b&c=d'),
  moved('/search/?q=a%3Fb', '/search?q=a%3Fb'),
  moved(`${umlautPage}/`, umlautPage),
  moved(`${umlautPage}.html?q=%C3%A4`, `${umlautPage}?q=%C3%A4`),
  {method: 'HEAD', path: '/services/konto/', status: 301, headers: {location: '/services/konto'}},

  missing('/gibt-es-nicht'),
  missing('/gibt-es-nicht/'),
  missing('/gibt-es-nicht.html'),
  missing('/gibt-es-nicht/index.html'),
  missing('/services/gibt-es-nicht?a=b'),
  missing('/Services/Konto'),
  missing('/.server/docs.caddy'),
  missing('/.server/hashes.json'),
  missing('/_headers'),
  missing('/404'),
  missing('/404.html'),
  missing('/404/'),
  missing('/assets'),
  missing('/assets/'),
  missing('/assets/js/main.00000000.js'),
  missing('/.well-known/change-password/'),
  {method: 'HEAD', path: '/gibt-es-nicht', status: 404, headers: {'content-type': html}},

  // No redirect may leave the site, and no path may leave the build.
  missing('//services/konto/'),
  missing('//services/konto'),
  missing('/services//konto'),
  missing('/services/konto//'),
  missing('/%2F/services/konto/'),
  missing('/%2fservices/konto/'),
  missing('/services/konto%2F'),
  missing('/services/konto%3Fx.html'),
  missing('/%5cevil.example/404.html/'),
  missing('/info/kontakt%2ehtml'),
  missing('/%09/evil.example/404.html/'),
  missing('/../package.json'),
  missing('/..%2f..%2fpackage.json'),
  missing('/%00'),
  missing('/services/konto%00'),
  missing('/%ff'),
  {path: '/%zz', status: 400, headers: {location: null}},
  {path: '/services/konto%', status: 400, headers: {location: null}},
  {method: 'POST', path: '/rueckmeldung/ja/services/konto', status: 204},
  {path: '/rueckmeldung/ja/services/konto', status: 404, headers: {'content-type': html}},
  {method: 'POST', path: '/services/konto', status: 405, headers: {allow: 'GET, HEAD'}},
  {method: 'OPTIONS', path: '/dienste.json', status: 405, headers: {allow: 'GET, HEAD'}},

  autoconfig('/.well-known/autoconfig/mail/config-v1.1.xml'),
  autoconfig('/mail/config-v1.1.xml'),
  autoconfig(`/mail/config-v1.1.xml?emailaddress=${encodeURIComponent(mail.exampleAddress)}`),
  ok(mail.appleProfile, 'application/x-apple-aspen-config', mail.imap.host),
  ...(dns ? [ok(dns.appleProfile, 'application/x-apple-aspen-config', dns.dot.host)] : []),
  ...(mail.autodiscoverHost ? outlookRequests : []),
  ...matrixFiles,
  securityTxt,
  changePassword,
  ...passkeys,
  ...davRedirects,
  ...(dav ? [ok(dav.appleProfile, 'application/x-apple-aspen-config', 'com.apple.caldav.account')] : []),
  ...(dav?.appleFullProfile ? [ok(dav.appleFullProfile, 'application/x-apple-aspen-config', mail.imap.host)] : []),
  ok('/hinweise.json', 'application/json', '['),
  ok('/termine.ics', 'text/calendar; charset=utf-8', 'BEGIN:VCALENDAR', {vary: 'Accept-Encoding'}),
  ok('/dienste.json', 'application/json', account.url, withCors),
  ok('/site.webmanifest', 'application/manifest+json', '"icons"'),
  ok('/favicon.ico', 'image/x-icon', ''),
  ok('/robots.txt', 'text/plain; charset=utf-8', `Sitemap: ${operator.siteUrl}/sitemap.xml`),
];

/** The hosts that serve some files alone, by their names in the definition of the server. */
export const fileHostRequests: Readonly<Record<string, readonly RequestCase[]>> = {
  domain: [
    autoconfig('/.well-known/autoconfig/mail/config-v1.1.xml'),
    ...matrixFiles,
    securityTxt,
    changePassword,
    ...passkeys,
    ...davRedirects,
    ...(mail.autodiscoverHost ? outlookRequests : []),
    {path: '/', status: 302, headers: {location: operator.siteUrl}},
    {path: '/services/konto', status: 404},
    {path: '/mail/config-v1.1.xml', status: 404},
  ],
  autoconfig: [
    autoconfig(`/mail/config-v1.1.xml?emailaddress=${encodeURIComponent(mail.exampleAddress)}`),
    {path: '/', status: 404},
    {path: '/services/konto', status: 404},
  ],
  mtasts: [
    ok('/.well-known/mta-sts.txt', 'text/plain; charset=utf-8', `mx: ${mail.mxHost}\r\n`),
    {path: '/', status: 404},
    {path: '/services/konto', status: 404},
  ],
  pacc: [ok('/.well-known/user-agent-configuration.json', 'application/json', '"protocols"'), {path: '/', status: 404}],
  autodiscover: [
    ...outlookRequests,
    // Without the body: Node sends that of a GET without its length, and the next answer of the connection is 400.
    ...outlookRequests.map(({sent: _, ...each}) => ({...each, method: 'GET', source: '[MS-OXDISCO] 3.1.5.4'})),
    {path: '/', status: 404},
    {method: 'POST', path: '/', status: 405, headers: {allow: 'GET, HEAD'}},
    {path: '/mail/config-v1.1.xml', status: 404},
  ],
};
