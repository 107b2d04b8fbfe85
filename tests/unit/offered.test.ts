import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {defineProvider} from 'docusaurus-hosting/facts/provider';
import type {Provider, ProviderFacts} from 'docusaurus-hosting/facts/schema';
import {mentionsOfMissingServices} from 'docusaurus-hosting/markdown/leftovers';
import {servicePages} from 'docusaurus-hosting/markdown/servicePages';
import {provider} from '../../src/provider';
import {areas} from '../../src/site/areas';
import {parts} from '../../src/site/parts';

const root = path.resolve(__dirname, '../..');
const {notOffered, ...facts} = provider;
const pages = servicePages(parts, root);
const define = (services: ProviderFacts['services']): Provider => defineProvider({...facts, services}, pages);

const switchedOff = (id: string): Provider =>
  define({...facts.services, [id]: {...facts.services[id]!, offered: false}});

function withoutEntry(id: string): Provider {
  const {[id]: deleted, ...services} = facts.services;
  expect(deleted).toBeDefined();
  return define(services);
}

// A new site comes without the posts, and create-site makes plain words of links.
const lasting = areas.filter(({kind}) => kind !== 'blog');

it('all services of the example are offered', () => {
  expect(notOffered).toEqual({});
  expect(Object.keys(facts.services).length).toBeGreaterThan(0);
});

describe.each(Object.keys(facts.services))('without %s', (id) => {
  it('no page needs a fact of it to be built', () => {
    const needed = mentionsOfMissingServices(switchedOff(id), lasting, root).filter(({wrong}) =>
      wrong.includes('belongs to'),
    );
    expect(needed.map(({file, line, wrong}) => `${file}:${line} ${wrong}`)).toEqual([]);
  });

  it('a deleted entry leaves out what "offered: false" does', () => {
    expect(withoutEntry(id)).toEqual(switchedOff(id));
  });

  it('a mistyped key is an error with the right one', () => {
    const {[id]: moved, ...services} = facts.services;
    expect(() => define({...services, [`${id}x`]: moved!})).toThrow(`did you mean "${id}"?`);
  });
});
