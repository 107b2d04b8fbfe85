import {message, type Message} from '../../diagnostic';
import {splitUrl} from '../../reader/links';
import type {Redirect, Site} from '../../reader/site';
import {didYouMean, type Rule} from '../../rule';
import {escapeRegExp, nearestName, textsIn} from '../../text';
import {brokenRoute} from './links';

/** The file that lists addresses which lead elsewhere: the one nearest to the root, since other sites (fixtures) have one, too. */
const redirectsFile = ({files, configFile}: Site): string => {
  const depth = (file: string): number => file.split('/').length;
  const lists = files.filter((file) => /(?:^|\/)redirects\.ts$/.test(file));
  return lists.sort((a, b) => depth(a) - depth(b))[0] ?? configFile;
};

/** What is wrong with a redirect, but for its target. */
function* wrongRedirect({from, to}: Redirect, earlier: readonly Redirect[], site: Site): Iterable<[string, string]> {
  const target = to.replace(/[?#].*$/, '');
  if (site.pages.some(({route}) => route === from)) {
    yield [`${from} is redirected, but a page has this address`, 'remove one of them'];
  }
  if (earlier.some((other) => other.from === from)) yield [`${from} is redirected twice`, 'remove one'];
  if (site.redirects.some((other) => other.from === target)) {
    yield [`${from} leads to ${to}, which is redirected itself`, 'write the last address of the chain'];
  }
  if (!site.routes.has(target)) {
    const note = didYouMean(nearestName(target, site.routes), 'remove it');
    yield [`${from} leads to ${to}, and there is no such page`, note];
  }
  if (from !== from.normalize('NFC') || !/^\/(?!.*(?:\.html$|.\/$|[?#%]))/.test(from)) {
    yield [`${from} is no plain address`, 'write it like /old: without .html, /, ?, # or % behind, umlauts in NFC'];
  }
}

const redirectRule: Rule = {
  name: 'redirects/target',
  stopsBuild: true,
  speaksOf: (file, site) => file === redirectsFile(site),
  *site(site) {
    const file = redirectsFile(site);
    const text = site.text(file);
    for (const [index, redirect] of site.redirects.entries()) {
      const {from, to} = redirect;
      // What the configuration of a site says is run, not checked.
      const isRedirect = [from, to].every((each: unknown) => typeof each === 'string');
      const at = Math.max(0, text.indexOf(`'${from}'`), isRedirect ? 0 : text.indexOf(`'${to}'`));
      if (!isRedirect) {
        const reason = `a redirect that is none: ${JSON.stringify(redirect)}`;
        yield message(at, reason, "write {from: '/old', to: '/page'}", {file});
        continue;
      }
      for (const [reason, note] of wrongRedirect(redirect, site.redirects.slice(0, index), site)) {
        yield message(at, reason, note, {file});
      }
      const {address, anchor} = splitUrl(to);
      if (site.pageAt(address)) for (const found of brokenRoute(address, anchor, at, site)) yield {file, ...found};
    }
  },
};

const isOwn = (text: string): boolean => /^\/(?!\/)/.test(text);

/** Addresses of the site's own pages in a text: the whole of it, or those that its HTML links to. */
const ownAddresses = (text: string): readonly string[] =>
  isOwn(text) ? [text] : [...text.matchAll(/\bhref="(\/(?!\/)[^"]*)"/g)].map(([, address = '']) => address);

/** Addresses of the site's own pages among texts and the names of keys that lead to them. */
const addressesIn = (value: unknown): readonly string[] =>
  [...textsIn(value)].flatMap(([text, way]) => [...way, text].flatMap(ownAddresses));

/** Values that are links to the site's own pages: neither keys, which tell of a page, nor texts with links. */
export const linksIn = (value: unknown): readonly string[] =>
  [...textsIn(value)].flatMap(([text]) => (isOwn(text) ? [text] : []));

/** Offsets at which an address is written, from its beginning, behind `${…}` from a later part of it, or up to its query. */
function placesOf(address: string, text: string): number[] {
  const end = '(?=[\'"`])';
  const whole = [...text.matchAll(new RegExp(`(?<=['"\`])${escapeRegExp(address)}${end}`, 'g'))];
  const parts = [...address.matchAll(/\//g)].map(({index}) => escapeRegExp(address.slice(index)));
  const found = whole.length > 0 ? whole : [...text.matchAll(new RegExp(`(?<=\\})(?:${parts.join('|')})${end}`, 'g'))];
  const bare = address.replace(/[?#].*$/, '');
  return found.length === 0 && bare !== address ? placesOf(bare, text) : found.map(({index}) => index);
}

/** What is wrong with the addresses among what files of the site export, each where one of them writes it, and once. */
export function wrongAddresses(
  site: Site,
  find: (exported: unknown) => readonly string[],
  wrong: (url: string) => readonly Message[],
): Message[] {
  const exporters = new Map<string, string[]>();
  for (const [file, exported] of Object.entries(site.options.addresses ?? {})) {
    for (const url of new Set(find(exported))) exporters.set(url, [...(exporters.get(url) ?? []), file]);
  }
  const messages = [...exporters].flatMap(([url, files]) =>
    wrong(url).flatMap((found) => {
      // A place is looked for only once something is wrong.
      const places = files.flatMap((file) => placesOf(url, site.text(file)).map((at) => ({file, at})));
      return (places.length > 0 ? places : [{file: files[0]!, at: 0}]).map((place): Message => ({...found, ...place}));
    }),
  );
  return [...new Map(messages.map((each) => [`${each.file} ${each.at} ${each.reason}`, each])).values()];
}

/** Pages and anchors that do not exist among the addresses that files of the site export. */
const addressRule: Rule = {
  name: 'site/address',
  stopsBuild: true,
  speaksOf: (file, {options}) => file in (options.addresses ?? {}),
  site: (site) =>
    wrongAddresses(site, addressesIn, (url) => {
      const {address, anchor} = splitUrl(url);
      return site.isLeftOut?.(address) ? [] : brokenRoute(address, anchor, 0, site);
    }),
};

export const addressRules: readonly Rule[] = [redirectRule, addressRule];
