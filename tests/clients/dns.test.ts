import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import {Resolver} from 'node:dns/promises';
import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {dnsFormats, zoneFile} from 'mail-client-config';
import {checkRecords} from 'mail-client-config/check';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {printRecords, recordsFor} from '../../packages/docusaurus-hosting/src/cli/dns';
import {freePort} from '../../scripts/servers';
import {facts} from '../../src/facts';

const {domain} = facts.mail;
const mx = `_25._tcp.${facts.mail.mxHost} TLSA`;
const forge = facts.forge!.ssh.host;
const records = recordsFor(facts);
const zone = zoneFile(domain, records);
const header = `${domain}. IN SOA ns.${domain}. hostmaster.${domain}. SERIAL 3600 600 86400 60
${domain}. IN NS ns.${domain}.
ns.${domain}. IN A 127.0.0.1
`;

/** What somebody gets wrong: a text of the zone, what stands in its place, the record that must be named, how the cure begins. */
const defects: readonly (readonly [what: string, right: RegExp, wrong: string, subject: string, mend: string])[] = [
  ['no MX', /^.* MX .*$/m, '', `${domain} MX`, 'add '],
  ['another MX', /MX 10 \S+/, 'MX 10 mail.example.net.', `${domain} MX`, 'let it be '],
  ['a second MX', /^(.* MX) .*$/m, '$&\n$1 20 mail.example.net.', `${domain} MX`, 'let it be '],
  ['no SPF', /^.*"v=spf1.*$/m, '', `${domain} TXT`, 'add '],
  ['a soft SPF', /-all/, '~all', `${domain} TXT`, 'let it be '],
  ['a second SPF', /^(.* TXT )"v=spf1.*$/m, '$&\n$1"v=spf1 +all"', `${domain} TXT`, 'let it be '],
  ['no DMARC', /^_dmarc.*$/m, '', `_dmarc.${domain} TXT`, 'add '],
  ['DMARC without effect', /p=reject/, 'p=none', `_dmarc.${domain} TXT`, 'let it be '],
  ['no SRV for reading', /^_imaps.*$/m, '', `_imaps._tcp.${domain} SRV`, 'add '],
  ['another port for reading', /SRV 0 1 993/, 'SRV 0 1 143', `_imaps._tcp.${domain} SRV`, 'let it be '],
  [
    'another host for sending',
    /(SRV 0 1 465) \S+/,
    '$1 mail.example.net.',
    `_submissions._tcp.${domain} SRV`,
    'let it be ',
  ],
  ['no SRV for filters', /^_sieve.*$/m, '', `_sieve._tcp.${domain} SRV`, 'add '],
  ['no autoconfig host', /^autoconfig.*$/m, '', `autoconfig.${domain} CNAME`, 'add '],
  [
    'an autoconfig host elsewhere',
    /^(autoconfig.* CNAME) .*$/m,
    '$1 www.example.net.',
    `autoconfig.${domain} CNAME`,
    'let it be ',
  ],
  ['no host for Outlook', /^autodiscover.*$/m, '', `autodiscover.${domain} CNAME`, 'add '],
  ['an old id of the policy', /id=[0-9a-f]+/, 'id=1', `_mta-sts.${domain} TXT`, 'let it be '],
  ['no host for the policy', /^mta-sts.*$/m, '', `mta-sts.${domain} CNAME`, 'add '],
  [
    'reports to somebody else',
    /rua=mailto:\S+@[^"]+/,
    'rua=mailto:a@example.net',
    `_smtp._tls.${domain} TXT`,
    'let it be ',
  ],
  ['no SRV for calendars', /^_caldavs.*SRV.*$/m, '', `_caldavs._tcp.${domain} SRV`, 'add '],
  [
    'another path for contacts',
    /^(_carddavs.* TXT) .*$/m,
    '$1 "path=/old"',
    `_carddavs._tcp.${domain} TXT`,
    'let it be ',
  ],
  ['no CAA', /^.* CAA .*$/m, '', `${domain} CAA`, 'add '],
  ['no key of the SSH server', /^.* SSHFP 1 .*$/m, '', `${forge} SSHFP`, 'add '],
  ['another key of the SSH server', /SSHFP 4 2 ../, 'SSHFP 4 2 ff', `${forge} SSHFP`, 'let it be '],
  ['no key of the mail server', /^.* TLSA .*$/m, '', mx, 'add '],
  ['another key of the mail server', /TLSA 3 1 1 ../, 'TLSA 3 1 1 ff', mx, 'let it be '],
  ['another authority', /CAA 0 issue "[^"]+"/, 'CAA 0 issue "ca.example.net"', `${domain} CAA`, 'let it be '],
];

const isInstalled = spawnSync('knotd', ['--version'], {stdio: 'ignore'}).error === undefined;
if (!isInstalled) console.warn('No Knot DNS here: its tests are left out. On Debian, as root: apt-get install knot');

/** The zone as a real name server publishes it, asked by `hosting dns --check`. */
describe.skipIf(!isInstalled)('records in a DNS server', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'knot-'));
  const configuration = path.join(folder, 'knot.conf');
  const resolver = new Resolver({timeout: 2000, tries: 2});
  let server: ChildProcess;
  let serial = 0;

  const knotc = (...args: string[]): number | null =>
    spawnSync('knotc', ['--config', configuration, '--blocking', ...args], {stdio: 'ignore'}).status;

  /** Publishes a zone, and waits until the server has it. */
  async function publish(records: string): Promise<void> {
    serial++;
    writeFileSync(path.join(folder, 'zone'), header.replace('SERIAL', String(serial)) + records);
    const command = serial === 1 ? 'status' : 'zone-reload';
    for (let tries = 0; knotc(command) !== 0; tries++) {
      if (tries === 50) throw new Error(`knotc ${command} does not succeed`);
      await delay(100);
    }
  }

  beforeAll(async () => {
    const port = await freePort();
    writeFileSync(
      configuration,
      `server:\n  rundir: "${folder}"\n  listen: 127.0.0.1@${port}\ndatabase:\n  storage: "${folder}"\nzone:\n  - domain: ${domain}\n    file: "${folder}/zone"\n    zonefile-load: whole\n`,
    );
    writeFileSync(path.join(folder, 'zone'), header.replace('SERIAL', '1') + zone);
    server = spawn('knotd', ['--config', configuration], {stdio: 'ignore'});
    resolver.setServers([`127.0.0.1:${port}`]);
    await publish(zone);
  });
  afterAll(async () => {
    server.kill();
    // It writes into its folder until it is gone.
    await once(server, 'exit');
    rmSync(folder, {recursive: true, force: true});
  });

  it.each([
    ['is the one that hosting dns prints', zone],
    [
      'has the next key of the mail server as well',
      zone.replace(/^(?<name>.*) TLSA .*$/m, '$&\n$<name> TLSA 3 1 1 ff'),
    ],
  ])('are right when the zone %s', async (_, published) => {
    await publish(published);
    const results = await checkRecords(resolver, records);
    expect(results.filter(({state}) => state !== 'right')).toEqual([]);
  });

  it.each(defects)('are named: %s', async (_, right, wrong, subject, mend) => {
    expect(zone).toMatch(right);
    await publish(zone.replace(right, wrong));
    const results = await checkRecords(resolver, records);
    expect(results.filter((each) => each.state === 'wrong')).toMatchObject([
      {subject, mend: expect.stringMatching(`^${mend}`) as string},
    ]);
  });
});

describe('hosting dns', () => {
  const hosting = path.resolve(__dirname, '../../packages/docusaurus-hosting/bin/hosting.mjs');

  it.each(Object.entries(dnsFormats))('prints all records with --format %s', (format, print) => {
    const {stdout, stderr} = spawnSync(process.execPath, [hosting, 'dns', '--format', format], {encoding: 'utf8'});
    // The example has no key.
    expect(stderr).toMatch(/^Without mail\.dkimRecord.*\n$/);
    expect(stdout).toBe(print(domain, records));
  });

  it('names what belongs into the zone of another domain, and leaves it out', () => {
    const stdout = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const stderr = vi.spyOn(console, 'error').mockReturnValue();
    const forge = {...facts.forge!, ssh: {...facts.forge!.ssh, host: 'git.other-host.net'}};
    printRecords({...facts, forge}, zoneFile);
    expect(stdout.mock.calls.join('')).not.toContain('SSHFP');
    expect(stderr.mock.calls.join('\n')).toMatch(/: git\.other-host\.net SSHFP 4 2 /);
    vi.restoreAllMocks();
  });
});
