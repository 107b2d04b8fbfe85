import {DOMParser, onWarningStopParsing} from '@xmldom/xmldom';
import plist from 'plist';
import type {ServerDefinition} from 'docusaurus-publish';
import type {BuildRule, Problem} from 'docusaurus-publish/verify';
import {offersMail} from '../facts/lookup';
import type {Provider} from '../facts/schema';

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
function mistakesIn(file: string, text: string, {parse, says}: ClientFile): Problem[] {
  let parsed: unknown;
  try {
    parsed = parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{file, reason: `no client can read it: ${reason}`, hint: 'correct its facts'}];
  }
  return Object.entries(says).flatMap(([name, expected]) => {
    const found = valuesOf(parsed, name).join(', ');
    return found === expected.join(', ')
      ? []
      : [{file, reason: `${name} is “${found}”, and the facts say “${expected.join(', ')}”`, hint: 'build again'}];
  });
}

/** Files that programs ask for: mail programs, phones, Matrix clients. */
function filesOfClients({fileHosts}: ServerDefinition, provider: Provider): ReadonlySet<string> {
  const {mail, dns} = provider;
  const profiles = [...(offersMail(provider) ? [mail.appleProfile] : []), ...(dns ? [dns.appleProfile] : [])];
  return new Set([...fileHosts.flatMap(({files}) => files), ...profiles]);
}

/** Files that programs ask for are there, can be read by them, and name the hosts and ports of the facts. */
const clientFiles = (provider: Provider): BuildRule => ({
  name: 'build/client-files',
  find: (build, definition) =>
    [...filesOfClients(definition, provider)].flatMap((address): Problem[] => {
      const file = address.slice(1);
      const text = build.text(file);
      if (text === undefined) return [{file, reason: 'clients ask for it, and it is missing', hint: 'build again'}];
      const format = formatOf(address, provider);
      return format ? mistakesIn(file, text, format) : [];
    }),
});

/** Redirects work on hosts that know no other way than a page. */
const redirectPages: BuildRule = {
  name: 'build/redirect-pages',
  find: (build, {redirects}) =>
    redirects
      .map(({from}) => ({from, file: `${from.slice(1)}/index.html`}))
      .filter(({file}) => !build.files.has(file))
      .map(({from, file}) => ({file, reason: `no page leads on from ${from}`, hint: 'add clientRedirects'})),
};

/** Rules of `hosting verify` for the builds of providers' sites. */
export const hostingRules = (provider: Provider): readonly BuildRule[] => [clientFiles(provider), redirectPages];
