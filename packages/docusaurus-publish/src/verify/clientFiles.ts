import {DOMParser, onWarningStopParsing} from '@xmldom/xmldom';
import plist from 'plist';
import {offersMail} from 'docusaurus-hosting/facts/lookup';
import type {Provider} from 'docusaurus-hosting/facts/schema';
import type {LoadedSite} from 'docusaurus-hosting/cli/siteOf';
import type {BuildRule, Wrong} from './rules';

/** How a file is read, and what it must say: names that its format has → values of the facts, in their order. */
interface ClientFile {
  /** @throws for a text that no client can read */
  readonly parse: (text: string) => unknown;
  readonly says: Readonly<Record<string, readonly (string | number | undefined)[]>>;
}

/** @throws for XML that is not well-formed; the builders and readers of XML that we have otherwise mend it without a word */
const readXml = (text: string) => new DOMParser({onError: onWarningStopParsing}).parseFromString(text, 'text/xml');

/** The texts of all elements, each under its name. */
const parseXml = (text: string): unknown =>
  [...readXml(text).getElementsByTagName('*')].map(({tagName, textContent}) => ({[tagName]: textContent}));

function parseProfile(text: string): unknown {
  readXml(text);
  return plist.parse(text);
}

/** What clients read of a file, where it names hosts and ports. */
function formatOf(file: string, {mail, dns, matrix}: Provider): ClientFile | undefined {
  if (file.endsWith('/config-v1.1.xml')) {
    const servers = [mail.imap, mail.submissions, mail.submission];
    const says = {hostname: servers.map(({host}) => host), port: servers.map(({port}) => port)};
    return {parse: parseXml, says};
  }
  if (file === mail.appleProfile) {
    const says = {
      IncomingMailServerHostName: [mail.imap.host],
      IncomingMailServerPortNumber: [mail.imap.port],
      OutgoingMailServerHostName: [mail.submissions.host],
      OutgoingMailServerPortNumber: [mail.submissions.port],
    };
    return {parse: parseProfile, says};
  }
  if (dns && file === dns.appleProfile) {
    return {parse: parseProfile, says: {ServerURL: [dns.dohUrl], ServerName: [dns.dot.host]}};
  }
  if (matrix && file === '/.well-known/matrix/client') {
    return {parse: JSON.parse, says: {base_url: [matrix.homeserverUrl]}};
  }
  if (matrix && file === '/.well-known/matrix/server') {
    return {parse: JSON.parse, says: {'m.server': [`${matrix.homeserverHost}:${matrix.federationPort}`]}};
  }
  return undefined;
}

/** All values that stand under a name in what was parsed, from the first to the last. */
function valuesOf(parsed: unknown, name: string): string[] {
  if (typeof parsed !== 'object' || parsed === null) return [];
  return Object.entries(parsed).flatMap(([key, value]: [string, unknown]) =>
    key === name && (typeof value === 'string' || typeof value === 'number') ? [String(value)] : valuesOf(value, name),
  );
}

/** What is wrong with the text of a file. */
function mistakesIn(file: string, text: string, {parse, says}: ClientFile): Wrong[] {
  let parsed: unknown;
  try {
    parsed = parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{file, wrong: `no client can read it: ${reason}`, right: 'mend its facts'}];
  }
  return Object.entries(says).flatMap(([name, expected]) => {
    const found = valuesOf(parsed, name).join(', ');
    return found === expected.join(', ')
      ? []
      : [{file, wrong: `${name} is „${found}“, and the facts say „${expected.join(', ')}“`, right: 'build again'}];
  });
}

/** Files that programs ask for: mail programs, phones, Matrix clients. */
function filesOfClients({server, provider}: LoadedSite): ReadonlySet<string> {
  const {mail, dns} = provider;
  const profiles = [...(offersMail(provider) ? [mail.appleProfile] : []), ...(dns ? [dns.appleProfile] : [])];
  return new Set([...server.domainFiles, ...server.autoconfigFiles, ...profiles]);
}

/** Files that programs ask for are there, can be read by them, and name the hosts and ports of the facts. */
export const clientFiles: BuildRule = {
  name: 'build/client-files',
  find: (build, site) =>
    [...filesOfClients(site)].flatMap((address): Wrong[] => {
      const file = address.slice(1);
      const text = build.text(file);
      if (text === undefined) return [{file, wrong: 'clients ask for it, and it is missing', right: 'build again'}];
      const format = formatOf(address, site.provider);
      return format ? mistakesIn(file, text, format) : [];
    }),
};
