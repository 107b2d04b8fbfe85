import {Resolver} from 'node:dns/promises';
import {parseArgs} from 'node:util';
import {UsageError} from 'docusaurus-content-check/command';
import {zoneFile, type DnsRecord} from 'mail-client-config';
import {filesFor} from '../../client-files';
import type {Command} from '../command';
import {siteOf, type LoadedSite} from '../siteOf';
import {checkFiles, checkRecords, type Finding} from './check';
import {octodnsZone, recordsFor, recordTable} from './records';

const usage = `hosting dns   prints the DNS records that the facts ask for, as a zone file

  --format FORMAT  zone (BIND, Knot, NSD), table (Markdown) or octodns (JSON)
  --check          asks for each record and for the published files in its place; exit code 1 when something is wrong or missing
  --server ADDRESS asks this DNS server: an address, with :PORT if it is not 53
  --json           prints what --check finds as JSON
`;

const formats: Readonly<Record<string, (domain: string, records: readonly DnsRecord[]) => string>> = {
  zone: zoneFile,
  table: (_, records) => recordTable(records),
  octodns: octodnsZone,
};

/** Addresses of the files that clients look up, on every host that serves them, with their contents. */
function publishedFiles({provider, keyPages, server}: LoadedSite): ReadonlyMap<string, string> {
  // The day until which security.txt holds is not compared.
  const contents = filesFor(provider, keyPages, new Date(0));
  const {host: siteHost} = new URL(server.siteUrl);
  const hosts = [{host: siteHost, files: [...contents.keys()]}, ...server.fileHosts];
  return new Map(
    hosts.flatMap(({host, files}) =>
      files
        .filter((file) => contents.has(file) && !file.endsWith('/index.html'))
        .map((file) => [`https://${host}${file}`, contents.get(file)!]),
    ),
  );
}

const line = ({state, subject, detail}: Finding): string => `${state.padEnd(9)}  ${subject}: ${detail}`;

/** @returns the exit code */
async function run(args: readonly string[]): Promise<number> {
  const {values} = parseArgs({
    args: [...args],
    options: {
      format: {type: 'string', default: 'zone'},
      check: {type: 'boolean', default: false},
      server: {type: 'string'},
      json: {type: 'boolean', default: false},
    },
  });
  const print = Object.hasOwn(formats, values.format) ? formats[values.format] : undefined;
  if (!print) throw new UsageError(`--format knows ${Object.keys(formats).join(', ')}, not "${values.format}"`);
  const site = await siteOf(process.cwd());
  const records = recordsFor(site.provider);
  if (!values.check) {
    process.stdout.write(print(site.provider.mail.domain, records));
    return 0;
  }
  const resolver = new Resolver({timeout: 5000, tries: 2});
  if (values.server !== undefined) resolver.setServers([values.server]);
  const findings = [...(await checkRecords(resolver, records)), ...(await checkFiles(publishedFiles(site)))];
  console.log(values.json ? JSON.stringify(findings, null, 2) : findings.map(line).join('\n'));
  return findings.some(({state}) => state === 'wrong' || state === 'missing') ? 1 : 0;
}

export const commands: Readonly<Record<string, Command>> = {dns: {run, usage}};
