/** Facts that a provider may lack, and what a page looks like from which too much or too little was taken for want of one. */
import type {defineProvider} from 'docusaurus-hosting/facts';
import {describeFact, valueAt} from '../../packages/docusaurus-hosting/src/facts/describe';
import {providerSchema, serviceSections} from '../../packages/docusaurus-hosting/src/facts/schema';
import * as categories from '../../src/provider/categories';
import * as endpoints from '../../src/provider/endpoints';
import * as links from '../../src/provider/links';
import {contact, infrastructure, legal, license, operator} from '../../src/provider/operator';
import * as services from '../../src/provider/services';

type TypedFacts = Parameters<typeof defineProvider>[0];

/** The example's facts as they are typed: texts still name others. */
export const facts = {
  contact,
  infrastructure,
  legal,
  license,
  operator,
  ...categories,
  ...services,
  ...endpoints,
  ...links,
};

/** Names of everything in an object, from the outside to the inside. */
const namesIn = (value: object, path = ''): string[] =>
  Object.entries(value).flatMap(([key, child]: [string, unknown]) => {
    const name = path ? `${path}.${key}` : key;
    return [name, ...(typeof child === 'object' && child !== null ? namesIn(child, name) : [])];
  });

/** The facts without some of them. */
export function without(names: readonly string[]): TypedFacts {
  const copy = structuredClone<TypedFacts>(facts);
  for (const name of names) {
    const keys = name.split('.');
    delete (valueAt(copy, keys.slice(0, -1)) as Record<string, unknown> | undefined)?.[keys.at(-1)!];
  }
  return copy;
}

/** Services and their sections are left out as a whole, which other tests try. */
const isOfService = (name: string): boolean =>
  name.startsWith('services.') || serviceSections.some((section) => section === name);

/** Names of the optional facts that the example has. */
export const optional = namesIn(facts).filter(
  (name) =>
    !isOfService(name) && describeFact(name, facts)?.optional && providerSchema.safeParse(without([name])).success,
);

const odd = {
  'a section without text': /^(#+) [^\n]*\n+(?=#{1,6} |$(?![^]))(?!\1#)/gm,
  'nothing of what is announced': /[^\s|:]:\n+(?=#|$(?![^])|<\/)/g,
  'the end of a sentence without its beginning': /(?:^|\n|[ (])[,.;:](?=\s)/g,
  'nothing in brackets': /\[\]\(|\(\)(?!\)? *[=;{:.`])/g,
  'no value': /\bundefined\b|\]\((?:undefined|null)?\)/g,
};

/** Places in the Markdown of a page that look odd. */
export const oddPlaces = (text: string): string[] =>
  Object.entries(odd).flatMap(([what, pattern]) =>
    [...text.matchAll(pattern)].map(({index}) => `${what}: ${text.slice(Math.max(0, index - 60), index + 60)}`),
  );
