import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {provider, type Endpoint} from '../../src/provider';
import {buildDir} from '../buildOutput';
import {startInternet, startThunderbird, thunderbirdVersion, type TestInternet, type Thunderbird} from './thunderbird';

const {mail, operator} = provider;
const version = thunderbirdVersion();
if (!version) {
  console.warn('No Thunderbird here: its account set-up is not tested. On Debian, as root: apt-get install thunderbird');
}

/** Thunderbird's own numbers (nsMsgSocketType, nsMsgAuthMethod): STARTTLS 2, TLS 3; password inside the connection 3. */
const socketTypes: Partial<Record<Endpoint['security'], number>> = {STARTTLS: 2, TLS: 3};
const server = (type: string, {host, port, security}: Endpoint) => ({
  type, hostname: host, port, socketType: socketTypes[security], auth: 3, username: '%EMAILADDRESS%',
});

/** Thunderbird's account set-up, up to where it would ask for the password. */
const findSettings = `
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
      internet = await startInternet(buildDir, [host]);
      thunderbird = await startThunderbird(internet.port);
    }, 120_000);
    afterAll(async () => {
      await thunderbird?.stop();
      await internet?.stop();
    });

    it('and gets the settings of the facts', async () => {
      expect(await thunderbird.marionette.run(findSettings, [mail.domain, mail.exampleAddress])).toMatchObject(settings);
      expect(internet.requests).toContain(`GET ${host}${path}`);
    }, 60_000);
  });
});
