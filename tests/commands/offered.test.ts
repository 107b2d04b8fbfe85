import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {checkSite} from 'docusaurus-content-check/command';
import {defineProvider, type Provider} from 'docusaurus-hosting/facts';
import {HostingContent} from '../../packages/docusaurus-hosting/src/check/content';
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
  it('no page needs a fact of it to be built', async () => {
    const described = {...site, areas: lasting, provider: switchedOff(id)};
    const load = async () => new HostingContent(root, described, '2026-01-01');
    const {output} = await checkSite(['--all', '--only', 'services/not-offered'], root, load);
    expect(output.split('\n').filter((line) => line.includes('belongs to'))).toEqual([]);
  });
});
