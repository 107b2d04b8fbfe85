import {escapeRegExp} from '../text/escapeRegExp';
import type {Message} from '../diagnostic';
import type {Rule} from '../rule';
import type {Site} from '../reader/site';
import {splitUrl} from '../reader/links';
import {brokenRoute} from './links';

/** Addresses of the site's own pages in a text: the whole of it, or those that its HTML links to. */
const ownAddresses = (text: string): readonly string[] =>
  /^\/(?!\/)/.test(text) ? [text] : [...text.matchAll(/\bhref="(\/(?!\/)[^"]*)"/g)].map(([, address = '']) => address);

/** Addresses of the site's own pages among values and the names of keys. */
function* addressesIn(value: unknown): Iterable<string> {
  if (typeof value === 'string') yield* ownAddresses(value);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield* ownAddresses(key);
    yield* addressesIn(inner);
  }
}

/** Offsets at which an address is written, from its beginning or, behind `${…}`, from a later part of it. */
export function placesOf(address: string, text: string): number[] {
  const end = '(?=[\'"`])';
  const whole = [...text.matchAll(new RegExp(`(?<=['"\`])${escapeRegExp(address)}${end}`, 'g'))];
  const parts = [...address.matchAll(/\//g)].map(({index}) => escapeRegExp(address.slice(index)));
  const found = whole.length > 0 ? whole : [...text.matchAll(new RegExp(`(?<=\\})(?:${parts.join('|')})${end}`, 'g'))];
  return found.length > 0 ? found.map(({index}) => index) : [0];
}

/** Pages and anchors that do not exist among the addresses that a file of the site exports. */
function wrongAddresses(file: string, exported: unknown, model: Site): Message[] {
  const text = model.exists(file) ? (model.text(file) ?? '') : '';
  return [...new Set(addressesIn(exported))]
    .filter((url) => !model.isLeftOut?.(splitUrl(url).address))
    .flatMap((url) => {
      const {address, anchor} = splitUrl(url);
      // A place is looked for only once something is wrong.
      return brokenRoute(address, anchor, 0, model).flatMap((found) =>
        placesOf(url, text).map((at): Message => ({...found, file, at})),
      );
    });
}

const addressRule: Rule = {
  name: 'site/address',
  level: 'error',
  stopsBuild: true,
  speaksOf: (file, {options}) => file in (options.addresses ?? {}),
  site: (model) =>
    Object.entries(model.options.addresses ?? {}).flatMap(([file, exported]) => wrongAddresses(file, exported, model)),
};

export const addressRules: readonly Rule[] = [addressRule];
