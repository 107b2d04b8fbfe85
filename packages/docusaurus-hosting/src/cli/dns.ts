import {Resolver} from 'node:dns/promises';
import {parseArgs} from 'node:util';
import {UsageError} from 'docusaurus-content-check/command';
import {visible, visibleJson} from 'docusaurus-content-check/text';
import {dnsFormats, dnsRecords, isInZone, type DnsRecord} from 'mail-client-config';
import {checkFiles, checkRecords, type CheckResult} from 'mail-client-config/check';
import {filesFor} from '../client-files';
import {offersMail} from '../facts/lookup';
import {currentOffer} from '../facts/defineFacts';
import type {Facts} from '../facts/schema';
import {siteOf, type LoadedSite} from './siteOf';

/** The records that the facts ask for, on the domain of the mail addresses. */
export function recordsFor(facts: Facts): DnsRecord[] {
  const {operator, services, mail, dav, forge} = currentOffer(facts);
  return dnsRecords({
    domain: mail.domain,
    operator,
    mail: offersMail({services}) ? mail : undefined,
    dav,
    ssh: forge && {...forge, host: forge.ssh.host},
  });
}

/** Files that clients look up, by their paths; the day until which security.txt holds is none in particular. */
export const lookedUpFiles = ({facts, keyPages}: LoadedSite): ReadonlyMap<string, string> =>
  new Map([...filesFor(facts, keyPages, new Date(0))].filter(([file]) => !file.endsWith('/index.html')));

/** Addresses of the files that clients look up, on every host that serves them, with their contents. */
function publishedFiles(site: LoadedSite): ReadonlyMap<string, string> {
  const contents = lookedUpFiles(site);
  const {siteUrl, fileHosts} = site.server;
  const hosts = [{host: new URL(siteUrl).host, files: [...contents.keys()]}, ...fileHosts];
  return new Map(
    hosts.flatMap(({host, files}) =>
      files.filter((file) => contents.has(file)).map((file) => [`https://${host}${file}`, contents.get(file)!]),
    ),
  );
}

const line = (result: CheckResult): string => {
  const {state, subject, detail} = result;
  const mend = result.state === 'wrong' ? `; ${result.mend}` : '';
  return visible(`${state.padEnd(9)}  ${subject}: ${detail.replace(/^([^]{500})[^]+$/, '$1 …')}${mend}`);
};

/** Asks for each record, and for the published files in its place. @param server - DNS server; that of the system unless said */
export async function checkDns(site: LoadedSite, now: Date, server?: string): Promise<CheckResult[]> {
  const resolver = new Resolver({timeout: 5000, tries: 2});
  if (server !== undefined) resolver.setServers([server]);
  const records = await checkRecords(resolver, recordsFor(site.facts));
  return [...records, ...(await checkFiles(publishedFiles(site), now))];
}

/** Prints what was found. @returns the exit code */
export function report(results: readonly CheckResult[], asJson: boolean): number {
  console.log(asJson ? visibleJson(JSON.stringify(results, null, 2)) : results.map(line).join('\n'));
  return results.some(({state}) => state === 'wrong') ? 1 : 0;
}

/** Prints the records in a format, and beside it names what it lacks: those of other zones, and a key nobody has told. */
export function printRecords(facts: Facts, print: (typeof dnsFormats)[string]): void {
  const {domain, dkimRecord} = facts.mail;
  const records = recordsFor(facts);
  process.stdout.write(print(domain, records));
  const others = records.filter((record) => !isInZone(domain, record));
  const said = others.map(({name, type, value}) => `Not in the zone of ${domain}: ${name} ${type} ${value}`);
  if (offersMail(currentOffer(facts)) && !dkimRecord)
    said.push('Without mail.dkimRecord, which the mail server prints, there is no record of the DKIM key');
  said.forEach((text) => console.error(visible(text)));
}

/** @returns the exit code */
export async function dns(args: readonly string[]): Promise<number> {
  const flag = {type: 'boolean', default: false} as const;
  const options = {
    format: {type: 'string', default: 'zone'},
    check: flag,
    server: {type: 'string'},
    json: flag,
  } as const;
  const {values} = parseArgs({args: [...args], options});
  const print = Object.hasOwn(dnsFormats, values.format) ? dnsFormats[values.format] : undefined;
  if (!print) throw new UsageError(`--format knows ${Object.keys(dnsFormats).join(', ')}, not "${values.format}"`);
  const site = await siteOf(process.cwd());
  if (values.check) return report(await checkDns(site, new Date(), values.server), values.json);
  printRecords(site.facts, print);
  return 0;
}
