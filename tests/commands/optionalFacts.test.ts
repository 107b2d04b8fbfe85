/** Each optional fact is taken away alone: a strict build takes the pages, and what they then say begins and ends as it should. */
import {checkSite} from 'docusaurus-content-check/command';
import {defineProvider, type Provider} from 'docusaurus-hosting/facts';
import {expect, it} from 'vitest';
import config from '../../hosting.config';
import {HostingContent} from '../../packages/docusaurus-hosting/src/check/content';
import {describeFact, valueAt} from '../../packages/docusaurus-hosting/src/facts/describe';
import {providerSchema, serviceSections} from '../../packages/docusaurus-hosting/src/facts/schema';
import * as categories from '../../src/provider/categories';
import * as endpoints from '../../src/provider/endpoints';
import * as links from '../../src/provider/links';
import {contact, infrastructure, legal, licence, operator} from '../../src/provider/operator';
import * as services from '../../src/provider/services';
import {repository} from '../support/newSite';

/** The facts as they are typed: texts still name others. */
const facts = {contact, infrastructure, legal, licence, operator, ...categories, ...services, ...endpoints, ...links};
type TypedFacts = Parameters<typeof defineProvider>[0];

/** Names of everything in an object, from the outside to the inside. */
const namesIn = (value: object, path = ''): string[] =>
  Object.entries(value).flatMap(([key, child]: [string, unknown]) => {
    const name = path ? `${path}.${key}` : key;
    return [name, ...(typeof child === 'object' && child !== null ? namesIn(child, name) : [])];
  });

function without(name: string): TypedFacts {
  const copy = structuredClone<TypedFacts>(facts);
  const keys = name.split('.');
  delete (valueAt(copy, keys.slice(0, -1)) as Record<string, unknown> | undefined)?.[keys.at(-1)!];
  return copy;
}

/** Services and their sections are left out as a whole, which other tests try. */
const isOfService = (name: string): boolean =>
  name.startsWith('services.') || serviceSections.some((section) => section === name);

const optional = namesIn(facts).filter(
  (name) =>
    !isOfService(name) &&
    // Whether a limit's text names it is decided in src/provider/services.ts, which a copy of the facts does not run again.
    name !== 'sso.sessionMax' &&
    describeFact(name, facts)?.optional &&
    providerSchema.safeParse(without(name)).success,
);

/** What a page looks like from which too much or too little was taken. */
const odd = {
  'a section without text': /^(#+) [^\n]*\n+(?=#{1,6} |$(?![^]))(?!\1#)/gm,
  'nothing of what is announced': /[^\s|:]:\n+(?=#|$(?![^])|<\/)/g,
  'the end of a sentence without its beginning': /(?:^|\n|[ (])[,.;:](?=\s)/g,
  'nothing in brackets': /\[\]\(|\(\)(?!\)? *[=;{:.`])/g,
};

const contentWith = (provider: Provider): HostingContent =>
  new HostingContent(repository, {...config, provider}, '2026-06-01');

/** Places in pages, as they are published, that look odd. */
const oddities = (content: HostingContent, files: readonly string[]): string[] =>
  files.flatMap((file) => {
    const text = content.asPublished(content.pageOf(file)!.document);
    return Object.entries(odd).flatMap(([what, pattern]) =>
      [...text.matchAll(pattern)].map(
        ({index}) => `${file}: ${what}: ${text.slice(Math.max(0, index - 60), index + 60)}`,
      ),
    );
  });

const whole = contentWith(defineProvider(facts));

it.each(optional)('%s', async (name) => {
  const content = contentWith(defineProvider(without(name)));
  const files = content.contentFiles
    .filter(({text}) => text.includes(`{{${name}`) || text.includes(`Fact="${name}`) || text.includes(`fact="${name}`))
    .map(({file}) => file);
  const {output} =
    files.length > 0 ? await checkSite([...files, '--build'], repository, async () => content) : {output: ''};
  expect(output.split('\n').slice(0, -1)).toEqual([]);
  const before = oddities(whole, files);
  expect(oddities(content, files).filter((each) => !before.includes(each))).toEqual([]);
});
