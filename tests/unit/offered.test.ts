import {expect, it} from 'vitest';
import type {Provider} from 'docusaurus-hosting/facts/schema';
import {mentionsOfMissingServices} from 'docusaurus-hosting/markdown/leftovers';
import {provider} from '../../src/provider';
import {areas} from '../../src/site/areas';

/** The facts as they are when a service is left out. */
function without(id: string): Provider {
  const {[id]: left, ...services} = provider.services;
  const section = left?.section === 'mail' ? undefined : left?.section;
  const facts = Object.fromEntries(Object.entries(provider).filter(([name]) => name !== section));
  return {...facts, services, notOffered: {...provider.notOffered, [id]: left}} as Provider;
}

// A new site comes without the posts, and create-site makes plain words of links.
const lasting = areas.filter(({kind}) => kind !== 'blog');

it.each(Object.keys(provider.services))('no page needs a fact of %s to be built', (id) => {
  const needed = mentionsOfMissingServices(without(id), lasting, process.cwd()).filter(({wrong}) =>
    wrong.includes('belongs to'),
  );
  expect(needed.map(({file, line, wrong}) => `${file}:${line} ${wrong}`)).toEqual([]);
});
