import {parseArgs} from 'node:util';
import {checkAnswers, expectedAnswers, hostsOf} from 'docusaurus-publish/published';
import {checkCertificate, checkSecurityTxt, type CheckResult} from 'mail-client-config/check';
import {checkDns, lookedUpFiles, report} from './dns';
import {siteOf, type LoadedSite} from './siteOf';

/** Everything that can be seen of the published site. @param dnsServer - that of the system unless said */
async function lookAt(site: LoadedSite, now: Date, dnsServer?: string): Promise<CheckResult[]> {
  const {server} = site;
  const results = await Promise.all([
    checkDns(site, dnsServer),
    checkAnswers(expectedAnswers(server, [...lookedUpFiles(site).keys()])),
    ...hostsOf(server).map((host) => checkCertificate(host, now)),
    checkSecurityTxt(new URL('/.well-known/security.txt', server.siteUrl).href, now),
  ]);
  return results.flat();
}

/** @returns the exit code */
export async function doctor(args: readonly string[]): Promise<number> {
  const options = {server: {type: 'string'}, json: {type: 'boolean', default: false}} as const;
  const {values} = parseArgs({args: [...args], options});
  return report(await lookAt(await siteOf(process.cwd()), new Date(), values.server), values.json);
}
