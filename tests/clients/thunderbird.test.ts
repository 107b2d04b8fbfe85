import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {provider, type Endpoint} from '../../src/provider';
import {buildDir} from '../support/buildOutput';
import {acceptSettings, enterAddress, enterPassword, findSettings, finish} from '../../tools/thunderbird/accountSetup';
import {startMailServer} from '../support/mailServer';
import {
  startInternet,
  startThunderbird,
  thunderbirdVersion,
  type TestInternet,
  type Thunderbird,
} from '../../tools/thunderbird/thunderbird';

const {mail, operator} = provider;
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

const settings = {
  displayName: operator.name,
  incoming: server('imap', mail.imap),
  outgoing: server('smtp', mail.submissions),
  outgoingAlternatives: [server('smtp', mail.submission)],
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

  it('sets up an account in its own window and signs in', async () => {
    const password = 'abcd-efgh-ijkl-mnop';
    const mailServer = await startMailServer(mail.imap.host, mail.exampleAddress, password);
    const internet = await startInternet(buildDir, [mail.autoconfigHost]);
    const thunderbird = await startThunderbird(internet.port, {
      prefs: {
        'network.proxy.socks': '127.0.0.1',
        'network.proxy.socks_port': mailServer.socksPort,
        'network.proxy.socks_remote_dns': true,
      },
    });
    try {
      const {marionette} = thunderbird;
      await marionette.run(
        `Cc['@mozilla.org/security/x509certdb;1'].getService(Ci.nsIX509CertDB).addCertFromBase64(args[0], 'C,,');`,
        [mailServer.authority.replace(/-----[A-Z ]+-----|\n/g, '')],
      );
      await enterAddress(marionette, 'Vorname Nachname', mail.exampleAddress);
      await findSettings(marionette, mail.imap.host);
      await acceptSettings(marionette);
      await enterPassword(marionette, password);
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
      await thunderbird.stop();
      await internet.stop();
      await mailServer.stop();
    }
  }, 120_000);
});
