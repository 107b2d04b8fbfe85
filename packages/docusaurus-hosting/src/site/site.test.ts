import {describe, expect, it} from 'vitest';
import {site} from '../../fixtures';
import {areas} from '../../fixtures/areas';
import {keyPages} from '../../fixtures/keyPages';
import {contentTags} from '../../fixtures/contentTags';
import {writtenFacts, facts} from '../../fixtures/facts';
import {defineFacts} from '../facts/defineFacts';
import {defineSite, type SiteDescription} from './site';

const description: SiteDescription = {...site, areas, keyPages, redirects: []};
const [blog, docs] = areas;

it.each<[string, object, RegExp]>([
  ['an area without a main page', {areas: [{...blog, mainRoute: undefined}]}, /at areas\[0\]\.mainRoute/],
  ['a folder that ends with a slash', {areas: [{...docs, folder: 'docs/'}]}, /without slashes at its ends[^]*folder/],
  ['two areas with one id', {areas: [blog, blog]}, /an id of its own/],
  ['a misspelled key page', {keyPages: {...keyPages, singIn: '/x'}}, /"singIn"/],
  [
    'a key page elsewhere',
    {keyPages: {...keyPages, contact: 'https://x.example'}},
    /beginning with a slash[^]*contact/,
  ],
  ['a tag that is no list', {contentTags: {...contentTags, unfinished: 'im Aufbau'}}, /contentTags\.unfinished/],
  ['a notice without an end', {notices: [{kind: 'maintenance', id: 'x', from: '', services: []}]}, /Wrong notices/],
])('%s is named', (_, wrong, message) => {
  expect(() => defineSite({...description, ...wrong})).toThrow(message);
});

describe('redirects', () => {
  it('lead from bare areas to their main pages', () => {
    expect(site.redirects).toEqual([{from: '/hilfe', to: '/hilfe/zugang'}]);
  });

  it('go with a service that is not offered, and with it alone', () => {
    const tunnel = facts.services.tunnel!;
    const kept = [
      {from: '/post', to: '/hilfe/reden/post'},
      {from: '/tunnelbau', to: `${tunnel.docs}bau`},
    ];
    const gone = ['', '#start', '/windows'].map((rest) => ({
      from: `/alt${rest.slice(1)}`,
      to: `${tunnel.docs}${rest}`,
    }));
    const redirects = [...kept, ...gone];
    const services = {...writtenFacts.services, tunnel: {...tunnel, offered: false}};
    const without = defineSite({...description, redirects, facts: defineFacts({...writtenFacts, services})});
    expect(without.redirects.slice(1)).toEqual(kept);
    expect(defineSite({...description, redirects}).redirects.slice(1)).toEqual(redirects);
  });
});
