import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {defineProvider} from 'docusaurus-hosting/facts/provider';
import type {Provider} from 'docusaurus-hosting/facts/schema';
import {mentionsOfMissingServices} from 'docusaurus-hosting/markdown/leftovers';
import {provider} from '../../src/provider';
import {site} from '../../src/site';

const root = path.resolve(__dirname, '../..');
const {notOffered, ...facts} = provider;

const switchedOff = (id: string): Provider =>
  defineProvider({...facts, services: {...facts.services, [id]: {...facts.services[id]!, offered: false}}});

// A new site comes without the posts, and create-site makes plain words of links.
const lasting = site.areas.filter(({kind}) => kind !== 'blog');

it('all services of the example are offered', () => {
  expect(notOffered).toEqual({});
  expect(Object.keys(facts.services).length).toBeGreaterThan(0);
});

describe.each(Object.keys(facts.services))('without %s', (id) => {
  it('no page needs a fact of it to be built', () => {
    const needed = mentionsOfMissingServices(switchedOff(id), lasting, root).filter(({reason}) =>
      reason.includes('belongs to'),
    );
    expect(needed.map(({file, line, reason}) => `${file}:${line} ${reason}`)).toEqual([]);
  });
});
