import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {facts, type Endpoint} from '../../src/facts';
import {buildDir} from '../support/buildOutput';
import {recordsFor} from '../../packages/docusaurus-hosting/src/cli/dns';
import {
  acceptSettings,
  acceptSyncAccounts,
  enterAddress,
  enterPassword,
  findSettings,
  finish,
} from '../../tools/thunderbird/accountSetup';
import type {Marionette} from '../../tools/thunderbird/marionette';
import {makeCertificates} from '../support/certificates';
import {hasRadicale, startDavServer} from '../support/davServer';
import {startMailServer} from '../support/mailServer';
import {
  startInternet,
  startThunderbird,
  thunderbirdVersion,
  type TestInternet,
  type Thunderbird,
} from '../../tools/thunderbird/thunderbird';

const {dav, mail, operator} = facts;
const version = thunderbirdVersion();
if (!version) {
  console.warn(
    'No Thunderbird here: its account set-up is not tested. On Debian, as root: apt-get install thunderbird',
  );
}

/** Thunderbird's own numbers (nsMsgSocketType, nsMsgAuthMethod): STARTTLS 2, TLS 3; password inside the connection 3. */
const socketTypes: Partial<Record<Endpoint['security'], number>> = {STARTTLS: 2, TLS: 3};
const server = (type: string, {host, port, security}: Endpoint) => ({
  type,
  hostname: host,
  port,
  socketType: socketTypes[security],
  auth: 3,
  username: '%EMAILADDRESS%',
});

/** Thunderbird's account set-up, up to where it would ask for the password. */
const fetchSettings = `
  const [domain, address] = args;
  const {FetchConfig} = ChromeUtils.importESModule('resource:///modules/accountcreation/FetchConfig.sys.mjs');
  const {AccountConfig} = ChromeUtils.importESModule('resource:///modules/accountcreation/AccountConfig.sys.mjs');
  const config = await FetchConfig.fromISP(domain, address, new AbortController().signal);
  const server = ({type, hostname, port, socketType, auth, username}) => ({type, hostname, port, socketType, auth, username});
  const found = {
    source: config.source,
    displayName: config.displayName,
    incoming: server(config.incoming),
    outgoing: server(config.outgoing),
    outgoingAlternatives: config.outgoingAlternatives.map(server),
  };
  AccountConfig.replaceVariables(config, address, address);
  return {...found, complete: config.isComplete(), user: config.incoming.username, outgoingUser: config.outgoing.username};
`;

/** The account that the set-up has left behind. */
const createdAccount = `
  const {incomingServer, defaultIdentity} = MailServices.accounts.accounts.find(({incomingServer}) => incomingServer.type === 'imap');
  const {serverURI, socketType, username} = MailServices.outgoingServer.getServerByIdentity(defaultIdentity);
  return {
    incoming: {host: incomingServer.hostname, port: incomingServer.port, socketType: incomingServer.socketType, user: incomingServer.username},
    outgoing: {host: serverURI.host, port: serverURI.port, socketType, user: username},
  };
`;

/** Address books and calendars of a server that are set up. */
const createdCollections = `
  const {cal} = ChromeUtils.importESModule('resource:///modules/calendar/calUtils.sys.mjs');
  const addressBooks = MailServices.ab.directories
    .map((book) => ({name: book.dirName, url: book.getStringValue('carddav.url', '')}))
    .filter(({url}) => url);
  const calendars = cal.manager.getCalendars().filter(({type}) => type === 'caldav').map(({name, uri}) => ({name, url: uri.spec}));
  return {addressBooks, calendars};
`;

/** Answers of the resolver that Thunderbird asks, in the place of a DNS that the test cannot have. */
const answerDns = `
  const [records] = args;
  const {DNS} = ChromeUtils.importESModule('resource:///modules/DNS.sys.mjs');
  const valuesOf = (name, type) => records.filter((record) => record.name === name && record.type === type).map(({value}) => value);
  DNS.srv = async (name) => valuesOf(name, 'SRV').map((value) => {
    const [prio, weight, port, host] = value.split(' ');
    return {prio: Number(prio), weight: Number(weight), port: Number(port), host: host.slice(0, -1)};
  });
  DNS.txt = async (name) => valuesOf(name, 'TXT').map((value) => ({strings: [value]}));
`;

const settings = {
  displayName: operator.name,
  incoming: server('imap', mail.imap),
  outgoing: server('smtp', mail.submissions),
  outgoingAlternatives: [server('smtp', mail.submission!)],
  complete: true,
  user: mail.exampleAddress,
  outgoingUser: mail.exampleAddress,
};

describe.skipIf(!version)(`Thunderbird ${version}`, () => {
  describe.each([
    ['the autoconfig host', mail.autoconfigHost, '/mail/config-v1.1.xml'],
    ['the mail domain', mail.domain, '/.well-known/autoconfig/mail/config-v1.1.xml'],
  ])('asks %s', (_, host, path) => {
    let internet: TestInternet;
    let thunderbird: Thunderbird;
    beforeAll(async () => {
      started.push((internet = await startInternet(buildDir, [host])));
      started.push((thunderbird = await startThunderbird(internet.port)));
    }, 120_000);
    const started: (Thunderbird | TestInternet)[] = [];
    afterAll(async () => {
      for (const program of started.reverse()) await program.stop();
    });

    it('and gets the settings of the facts', async () => {
      expect(await thunderbird.marionette.run(fetchSettings, [mail.domain, mail.exampleAddress])).toMatchObject(
        settings,
      );
      expect(internet.requests).toContain(`GET ${host}${path}`);
    }, 60_000);
  });

  const password = 'abcd-efgh-ijkl-mnop';

  /** A world with the mail server, the autoconfig host and, if there is one, the DAV server; and a Thunderbird in it. */
  async function startWorld(hosts: readonly string[]) {
    const certificates = makeCertificates(mail.imap.host, ...hosts);
    const mailServer = await startMailServer(certificates, mail.exampleAddress, password);
    const davServer =
      hosts.length === 0
        ? undefined
        : await startDavServer({buildDir, certificates, url: dav!.url, user: mail.exampleAddress, password});
    const internet = await startInternet(buildDir, [mail.autoconfigHost], {hosts, port: davServer?.port ?? 0});
    const thunderbird = await startThunderbird(internet.port, {
      prefs: {
        'network.proxy.socks': '127.0.0.1',
        'network.proxy.socks_port': mailServer.socksPort,
        'network.proxy.socks_remote_dns': true,
      },
    });
    await thunderbird.marionette.run(
      `Cc['@mozilla.org/security/x509certdb;1'].getService(Ci.nsIX509CertDB).addCertFromBase64(args[0], 'C,,');`,
      [certificates.authority.replace(/-----[A-Z ]+-----|\n/g, '')],
    );
    return {
      marionette: thunderbird.marionette,
      mailServer,
      davServer,
      stop: async (): Promise<void> => {
        await thunderbird.stop();
        await internet.stop();
        await davServer?.stop();
        await mailServer.stop();
      },
    };
  }

  /** Types an address and a password, and nothing else. */
  async function setUp(marionette: Marionette): Promise<void> {
    await enterAddress(marionette, 'Vorname Nachname', mail.exampleAddress);
    await findSettings(marionette, mail.imap.host);
    await acceptSettings(marionette);
    await enterPassword(marionette, password);
  }

  it('sets up an account in its own window and signs in', async () => {
    const {marionette, mailServer, stop} = await startWorld([]);
    try {
      await setUp(marionette);
      await finish(marionette);
      expect(await marionette.run(createdAccount)).toEqual({
        incoming: {
          host: mail.imap.host,
          port: mail.imap.port,
          socketType: socketTypes[mail.imap.security],
          user: mail.exampleAddress,
        },
        outgoing: {
          host: mail.submissions.host,
          port: mail.submissions.port,
          socketType: socketTypes[mail.submissions.security],
          user: mail.exampleAddress,
        },
      });
      await expect.poll(() => mailServer.signIns(), {timeout: 10_000}).toBeGreaterThan(0);
      expect(mailServer.connections[0]).toBe(`${mail.imap.host}:${mail.imap.port}`);
    } finally {
      await stop();
    }
  }, 120_000);

  // Of the redirect from /.well-known/ to another host it discards the answer (opaque response blocking): it needs the records.
  it.skipIf(!dav || !hasRadicale())(
    'finds calendar and address book by the same address and password, and the DNS records',
    // On a busy machine it may ask for the password once more, before it has stored it.
    {retry: 4, timeout: 180_000},
    async () => {
      const {url} = dav!;
      const {marionette, davServer, stop} = await startWorld([mail.domain, new URL(url).hostname]);
      try {
        await marionette.run(answerDns, [recordsFor(facts)]);
        await setUp(marionette);
        await acceptSyncAccounts(marionette);
        await finish(marionette);
        const collections = `${url}/${encodeURIComponent(mail.exampleAddress)}`;
        await expect
          .poll(() => marionette.run(createdCollections), {timeout: 20_000})
          .toEqual({
            addressBooks: [{name: 'Kontakte', url: `${collections}/kontakte/`}],
            calendars: [{name: 'Termine', url: `${collections}/termine/`}],
          });
        expect(davServer!.requests.filter((request) => request.includes('/.well-known/c'))).toEqual([]);
      } finally {
        await stop();
      }
    },
  );
});
