/** Facts that a provider may lack, and what a page looks like from which too much or too little was taken for want of one. */
import type {defineFacts} from 'docusaurus-hosting/facts';
import {describeFact, valueAt} from '../../packages/docusaurus-hosting/src/facts/describe';
import {factsSchema, serviceSections} from '../../packages/docusaurus-hosting/src/facts/schema';
import * as categories from '../../src/facts/categories';
import * as endpoints from '../../src/facts/endpoints';
import * as links from '../../src/facts/links';
import {contact, infrastructure, legal, license, operator} from '../../src/facts/operator';
import * as services from '../../src/facts/services';

type TypedFacts = Parameters<typeof defineFacts>[0];

/** The example's facts as they are typed: texts still name others. */
export const writtenFacts = {
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
  const copy = structuredClone<TypedFacts>(writtenFacts);
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
export const optional = namesIn(writtenFacts).filter(
  (name) =>
    !isOfService(name) && describeFact(name, writtenFacts)?.optional && factsSchema.safeParse(without([name])).success,
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
