import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import type {LookupFunction} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {checkAnswers, expectedAnswers} from 'docusaurus-publish/published';
import {
  checkDnsFilter,
  checkEcho,
  checkEndpoint,
  checkFiles,
  type CheckedEndpoint,
  type CheckResult,
  type Reach,
} from 'mail-client-config/check';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {lookedUpFiles} from '../../packages/docusaurus-hosting/src/cli/dns';
import {endpointsOf} from '../../packages/docusaurus-hosting/src/cli/doctor';
import {caddyIsInstalled, freePort, startCaddy, type CaddyServers} from '../../scripts/servers';
import {facts} from '../../src/facts';
import {site} from '../../src/site';
import {server as definition} from '../../scripts/localServer';
import {makeCertificateSet} from '../support/certificates';
import {hasMailHost, listens, startMailHost, type MailHost} from '../support/mailHost';
import {makeBuild} from '../support/smallBuild';

const {domain} = facts.mail;
const loaded = {...site, root: '.', server: definition};
const host = (name: string): string => `${name}.${domain}`;
const {authority, certificates} = makeCertificateSet({
  [host('mail')]: {hosts: [host('mail')], days: 90},
  [host('anders')]: {hosts: [host('alt')], days: 90},
  [host('abgelaufen')]: {hosts: [host('abgelaufen')], days: 0},
  [host('bald')]: {hosts: [host('bald')], days: 5},
});
/** All names lie on this machine. */
const lookup: LookupFunction = (_, options, callback) =>
  options.all ? callback(null, [{address: '127.0.0.1', family: 4}]) : callback(null, '127.0.0.1', 4);
const reach: Reach = {lookup, ca: authority, patience: 3000};
const said = (result: CheckResult): string =>
  `${result.state}: ${result.detail}${result.state === 'wrong' ? `; ${result.mend}` : ''}`;

const stop = async (child: ChildProcess): Promise<void> => {
  child.kill();
  if (child.exitCode === null) await once(child, 'exit');
};

describe.skipIf(!hasMailHost())('the doctor at Dovecot and Postfix', () => {
  const mailbox = {user: `arzt@${domain}`, password: 'richtig', address: `arzt@${domain}`};
  let mailHost: MailHost;
  beforeAll(async () => {
    mailHost = await startMailHost({domain, certificates, ...mailbox});
  });
  afterAll(() => mailHost.stop());

  type Port = keyof MailHost['ports'];
  const endpoint = (port: Port, security: string, protocol: 'imap' | 'smtp' | 'sieve', name = 'mail') =>
    ({fact: 'mail.x', host: host(name), port: mailHost.ports[port], security, protocol}) satisfies CheckedEndpoint;
  type Args = readonly [port: Port, security: string, protocol: 'imap' | 'smtp' | 'sieve', name?: string];
  const look = async ([port, security, protocol, name]: Args): Promise<string> =>
    said(await checkEndpoint(endpoint(port, security, protocol, name), new Date(), reach));

  const servers: readonly Args[] = [
    ['imap', 'TLS', 'imap'],
    ['imapStartTls', 'STARTTLS', 'imap'],
    ['sieve', 'STARTTLS', 'sieve'],
    ['submissions', 'TLS', 'smtp'],
    ['submission', 'STARTTLS', 'smtp'],
    ['incoming', 'STARTTLS', 'smtp'],
  ];
  it.each(servers.map((args) => ({args, port: args[0]})))('finds $port right', async ({args}) => {
    expect(await look(args)).toMatch(/^right: the certificate holds for (?:89|90) more days$/);
  });

  const otherName = /^wrong: the certificate is for alt\.\S+; let the server show one for anders\./;
  const expired = /^wrong: the certificate has expired on \d{4}-\d\d-\d\d; renew the certificate/;
  const expiring = /^wrong: the certificate holds for only [45] more days; renew the certificate/;
  const defects: readonly (readonly [what: string, args: Args, message: RegExp])[] = [
    ['a certificate for another name', ['imap', 'TLS', 'imap', 'anders'], otherName],
    ['one for another name behind STARTTLS', ['submission', 'STARTTLS', 'smtp', 'anders'], otherName],
    ['an expired certificate', ['submissions', 'TLS', 'smtp', 'abgelaufen'], expired],
    ['an expired one behind STARTTLS', ['sieve', 'STARTTLS', 'sieve', 'abgelaufen'], expired],
    ['a certificate that expires soon', ['imapStartTls', 'STARTTLS', 'imap', 'bald'], expiring],
    ['no STARTTLS', ['noStartTls', 'STARTTLS', 'smtp'], /^wrong: it says "5\d\d .*; offer STARTTLS there, or correct/],
    ['STARTTLS where the facts say TLS', ['submission', 'TLS', 'smtp'], /^wrong: it does not speak TLS: /],
    ['TLS where the facts say STARTTLS', ['imap', 'STARTTLS', 'imap'], /^wrong: no answer within 3 seconds; open/],
    [
      'the port of another server',
      ['submissions', 'TLS', 'imap'],
      /^wrong: it says "220 smtp\..*; look what runs there/,
    ],
  ];
  it.each(defects)('names %s', async (_, args, message) => {
    expect(await look(args)).toMatch(message);
  });

  it('names a port that nobody listens on, and a name without an address', async () => {
    const port = await freePort();
    const closed = {...endpoint('imap', 'TLS', 'imap'), port};
    expect(said(await checkEndpoint(closed, new Date(), reach))).toBe(
      `wrong: nobody listens there; let the server listen on port ${port}, or correct the fact mail.x`,
    );
    const nowhere: LookupFunction = (_, __, callback) => callback(Object.assign(new Error(), {code: 'ENOTFOUND'}), '');
    expect(said(await checkEndpoint(closed, new Date(), {lookup: nowhere}))).toMatch(
      /^wrong: the name has no address; /,
    );
  });

  it('names a certificate of an authority that nobody knows', async () => {
    const imap = endpoint('imap', 'TLS', 'imap');
    expect(said(await checkEndpoint(imap, new Date(), {lookup}))).toMatch(/^wrong: the certificate is not trusted: /);
    // Mail servers take any from each other, if no policy says otherwise.
    const incoming = {...endpoint('incoming', 'STARTTLS', 'smtp'), anyCertificate: true};
    expect(said(await checkEndpoint(incoming, new Date(), {lookup}))).toBe('right: any certificate will do');
  });

  const echo = async (name: string, changed: object = {}, by = reach): Promise<string> => {
    const [imap, submissions] = [endpoint('imap', 'TLS', 'imap'), endpoint('submission', 'STARTTLS', 'smtp')];
    const address = `${name}@${domain}`;
    return said(
      await checkEcho({address, imap, submissions, mailbox: {...mailbox, ...changed}, wait: 8}, new Date(), by),
    );
  };

  it('gets an answer from the echo address, and leaves the mailbox empty', async () => {
    expect(await echo('echo')).toBe('right: it answers');
    expect(mailHost.messages(mailbox.user)).toEqual([]);
  });

  it.each([
    ['an echo address that is silent', 'stumm', /^wrong: no answer within 8 s; let something answer/],
    ['one whose messages come back', 'kaputt', /^wrong: the message came back undelivered; /],
    ['one that does not exist', 'nirgends', /^wrong: it says "550 .*; let something answer/],
  ])('names %s', async (_, name, message) => {
    expect(await echo(name)).toMatch(message);
  });

  it('says why it could not try the echo address', async () => {
    expect(await echo('echo', {password: 'falsch'})).toMatch(/^not tried: arzt@\S+ cannot sign in: it says "535 /);
    expect(await echo('echo', {}, {lookup})).toMatch(
      /^not tried: .* the certificate of mail\.\S+ is not to be trusted$/,
    );
  });
});

const hasUnbound = spawnSync('unbound', ['-V'], {stdio: 'ignore'}).error === undefined;
if (!hasUnbound)
  console.warn('No Unbound here: DNS filters are not tested. On Debian, as root: apt-get install unbound');

describe.skipIf(!hasUnbound)('the doctor at a DNS filter', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'unbound-'));
  afterAll(() => rmSync(folder, {recursive: true, force: true}));
  const {blockedTestHost: blocked = '', allowedTestHost: allowed = '', blockedAnswer} = facts.dns!;

  /** Unbound with addresses of names, asked by DNS over HTTPS and over TLS. */
  async function answersOf(addresses: Readonly<Record<string, string>>): Promise<string[]> {
    const [tls, https] = [await freePort(), await freePort()];
    const {certificate, key} = certificates[host('mail')]!;
    writeFileSync(path.join(folder, 'pem'), key + certificate);
    const data = Object.entries(addresses).map(([name, address]) => `  local-data: "${name}. A ${address}"\n`);
    const settings = `interface: 127.0.0.1@${tls}
  interface: 127.0.0.1@${https}
  tls-port: ${tls}
  https-port: ${https}
  tls-service-key: "${folder}/pem"
  tls-service-pem: "${folder}/pem"
  local-zone: "${domain}." static
${data.join('')}  do-daemonize: no
  chroot: ""
  username: ""
  pidfile: ""
  use-syslog: no`;
    writeFileSync(path.join(folder, 'conf'), `server:\n  ${settings}\nremote-control:\n  control-enable: no\n`);
    const unbound = spawn('unbound', ['-c', path.join(folder, 'conf')], {stdio: 'ignore'});
    await listens(https);
    const filter = {
      ...facts.dns!,
      dohUrl: `https://${host('mail')}:${https}/dns-query`,
      dot: {host: host('mail'), port: tls},
    };
    const results = await checkDnsFilter(filter, reach);
    await stop(unbound);
    return [...results.map(said), ...(await checkDnsFilter(filter, reach)).map(said)];
  }

  const silent = expect.stringMatching(/^wrong: .*ECONNREFUSED.*; let the server answer there/) as string;
  it.each([
    [
      'filters',
      {[blocked]: blockedAnswer, [allowed]: '192.0.2.1'},
      `right: blocks ${blocked}, and lets ${allowed} through`,
    ],
    [
      'does not filter',
      {[blocked]: '192.0.2.1', [allowed]: '192.0.2.1'},
      `wrong: ${blocked} has 192.0.2.1, and should have ${blockedAnswer}; put ${blocked} on the filter's block list, with that answer`,
    ],
    [
      'blocks too much',
      {[blocked]: blockedAnswer, [allowed]: blockedAnswer},
      `wrong: ${allowed} has ${blockedAnswer}; give ${allowed} an A record, and take it off the filter's lists`,
    ],
  ])('that %s, and then is gone', async (_, addresses, message) => {
    expect(await answersOf(addresses)).toEqual([message, message, silent, silent]);
  });

  it('says why it could not try a filter without names to compare', async () => {
    const [first] = await checkDnsFilter({...facts.dns!, blockedTestHost: undefined});
    expect(said(first!)).toMatch(/^not tried: .*dns\.allowedTestHost/);
  });
});

const securityFile = '/.well-known/security.txt';

describe.skipIf(!caddyIsInstalled())('the doctor at Caddy', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'doctor-'));
  const files = lookedUpFiles(loaded);
  const securityTxt = files.get(securityFile)!;
  let caddy: CaddyServers;
  const [old] = definition.redirects;
  beforeAll(async () => {
    const build = await makeBuild(folder, 'doctor');
    // Old addresses lead on only to pages that are there.
    const pages = definition.redirects.map(({to}) => [`${to.replace(/#.*/, '')}.html`, ''] as const);
    for (const [file, content] of [...files, ...pages]) {
      mkdirSync(path.dirname(path.join(build, file)), {recursive: true});
      // The day of this one is that of a build.
      writeFileSync(path.join(build, file), content.replace(/^Expires: .*$/m, 'Expires: 2099-01-01T00:00:00Z'));
    }
    caddy = await startCaddy(build);
  });
  afterAll(async () => {
    await caddy.stop();
    rmSync(folder, {recursive: true, force: true});
  });

  /** Looks at the site through a proxy before it, which follows some directives. */
  async function wrongBehind(directives: string): Promise<string[]> {
    const port = await freePort();
    const proxy = `http://127.0.0.1:${port} {\n${directives}\nreverse_proxy 127.0.0.1:${caddy.docs}\n}\n`;
    writeFileSync(path.join(folder, 'Caddyfile'), `{\nadmin off\n}\n${proxy}`);
    const child = spawn('caddy', ['run', '--config', path.join(folder, 'Caddyfile')], {stdio: 'ignore'});
    await listens(port);
    const ask: typeof fetch = (input, init) => {
      const url = new URL(input as string);
      const other = definition.fileHosts.find((each) => each.host === url.host);
      return fetch(`http://127.0.0.1:${other ? caddy.fileHosts[other.name] : port}${url.pathname}`, init);
    };
    const {siteUrl} = definition;
    const results = [
      ...(await checkAnswers(expectedAnswers(definition, [...files.keys()]), ask)),
      ...(await checkFiles(new Map([[siteUrl + securityFile, securityTxt]]), new Date(), ask)),
    ];
    await stop(child);
    return results
      .filter(({state}) => state !== 'right')
      .map((result) => `${result.subject.replace(siteUrl, '')} ${said(result)}`);
  }

  it('finds nothing wrong behind a proxy that leaves all as it is', async () => {
    expect(await wrongBehind('')).toEqual([]);
  });

  const reload = '; publish this build, and let the server load the configuration that belongs to it';
  it.each([
    [
      'a header that is missing',
      'header /robots.txt -X-Content-Type-Options',
      [`/robots.txt wrong: X-Content-Type-Options is "", and should be "nosniff"${reload}`],
    ],
    [
      'another type of a file in .well-known',
      'header /.well-known/matrix/client {\nContent-Type text/plain\ndefer\n}',
      [`/.well-known/matrix/client wrong: Content-Type is "text/plain", and should be "application/json"${reload}`],
    ],
    [
      'a redirect that leads elsewhere',
      `redir ${encodeURI(old!.from)} /nirgends 301`,
      [
        `${encodeURI(old!.from)} wrong: Location is "/nirgends", and should be "${new URL(old!.to, definition.siteUrl).href}"${reload}`,
      ],
    ],
    [
      'an old address that leads nowhere',
      `respond ${encodeURI(old!.from)} 404`,
      [`${encodeURI(old!.from)} wrong: status 404 in place of 301${reload}`],
    ],
    [
      'an expired security.txt',
      `handle ${securityFile} {\nheader Content-Type "text/plain; charset=utf-8"\nrespond "${securityTxt.replace(/^Expires: .*$/m, 'Expires: 2020-01-01T00:00:00Z')}"\n}`,
      [
        expect.stringContaining(`${securityFile} wrong: `),
        `${securityFile} wrong: has expired on 2020-01-01; publish again: every build writes a new day`,
      ],
    ],
  ])('names %s', async (_, directives, expected) => {
    expect(await wrongBehind(directives)).toEqual(expected);
  });
});

it('knows every server that the site names', () => {
  const endpoints = endpointsOf(loaded).map(({host, port, security}) => `${host}:${port} ${security}`);
  expect(endpoints).toMatchInlineSnapshot(`
    [
      "imap.musterhost.example:993 TLS",
      "smtp.musterhost.example:465 TLS",
      "smtp.musterhost.example:587 STARTTLS",
      "imap.musterhost.example:4190 STARTTLS",
      "vpn.musterhost.example:51820 WireGuard",
      "dns.musterhost.example:853 TLS",
      "postgres.musterhost.example:5432 TLS",
      "mariadb.musterhost.example:3306 TLS",
      "forge.musterhost.example:22 SSH",
      "ts.musterhost.example:9987 TeamSpeak",
      "ts.musterhost.example:30033 keine",
      "status.musterhost.example:443 TLS",
      "dns.musterhost.example:443 TLS",
      "s3.musterhost.example:443 TLS",
      "matrix.musterhost.example:443 TLS",
      "konto.musterhost.example:443 TLS",
      "sso.musterhost.example:443 TLS",
      "webmail.musterhost.example:443 TLS",
      "chat.musterhost.example:443 TLS",
      "forum.musterhost.example:443 TLS",
      "cloud.musterhost.example:443 TLS",
      "dl.musterhost.example:443 TLS",
      "passwort.musterhost.example:443 TLS",
      "forge.musterhost.example:443 TLS",
      "s3-konsole.musterhost.example:443 TLS",
      "monitoring.musterhost.example:443 TLS",
      "amp.musterhost.example:443 TLS",
      "tickets.musterhost.example:443 TLS",
      "docs.musterhost.example:443 TLS",
      "musterhost.example:443 TLS",
      "autoconfig.musterhost.example:443 TLS",
      "mta-sts.musterhost.example:443 TLS",
      "autodiscover.musterhost.example:443 TLS",
      "mx1.musterhost.example:25 STARTTLS",
      "matrix.musterhost.example:8448 TLS",
      "vpn.musterhost.example:443 WireGuard",
      "dns.musterhost.example:853 QUIC",
    ]
  `);
  expect(endpoints).toHaveLength(new Set(endpoints).size);
});
