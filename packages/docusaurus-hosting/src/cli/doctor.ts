import {parseArgs} from 'node:util';
import {checkAnswers, expectedAnswers, hostsOf} from 'docusaurus-publish/published';
import {checkCertificate, checkSecurityTxt, type Finding} from 'mail-client-config/check';
import type {Command} from './command';
import {checkDns, lookedUpFiles, report} from './dns';
import {siteOf, type LoadedSite} from './siteOf';

const usage = `hosting doctor   looks at the published site: DNS records, files for clients with their types, headers, old addresses,
                 days of the certificates and of security.txt; exit code 1 when something is wrong or missing

  --server ADDRESS asks this DNS server: an address, with :PORT if it is not 53
  --json           prints what it finds as JSON
`;

/** Everything that can be seen of the published site. @param dnsServer - that of the system unless said */
async function lookAt(site: LoadedSite, now: Date, dnsServer?: string): Promise<Finding[]> {
  const {server} = site;
  const findings = await Promise.all([
    checkDns(site, dnsServer),
    checkAnswers(expectedAnswers(server, [...lookedUpFiles(site).keys()])),
    ...hostsOf(server).map((host) => checkCertificate(host, now)),
    checkSecurityTxt(new URL('/.well-known/security.txt', server.siteUrl).href, now),
  ]);
  return findings.flat();
}

/** @returns the exit code */
async function run(args: readonly string[]): Promise<number> {
  const options = {server: {type: 'string'}, json: {type: 'boolean', default: false}} as const;
  const {values} = parseArgs({args: [...args], options});
  return report(await lookAt(await siteOf(process.cwd()), new Date(), values.server), values.json);
}

export const commands: Readonly<Record<string, Command>> = {doctor: {run, usage}};
