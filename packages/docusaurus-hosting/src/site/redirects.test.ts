import {describe, expect, it} from 'vitest';
import {provider} from '../../fixtures/provider';
import {checkRedirects, offeredRedirects, type Redirect} from './redirects';

const pages = new Set(['/', '/neu', '/hilfe/konto', '/privatsphäre']);
const check =
  (...redirects: Redirect[]) =>
  () =>
    checkRedirects(redirects, pages);

describe('redirects', () => {
  it('may lead to a page, a section of one, and home', () => {
    expect(
      check({from: '/alt', to: '/neu'}, {from: '/älter', to: '/neu#unten'}, {from: '/start', to: '/'}),
    ).not.toThrow();
  });

  it.each([
    ['a missing target', {from: '/alt', to: '/fehlt'}, 'there is no page at /fehlt'],
    ['a page of the same name', {from: '/neu', to: '/hilfe/konto'}, 'there is a page at /neu'],
    ['a spelling that servers redirect anyway', {from: '/alt.html', to: '/neu'}, 'must be a plain address'],
    ['a final slash', {from: '/alt/', to: '/neu'}, 'must be a plain address'],
    ['a query', {from: '/alt?x=1', to: '/neu'}, 'must be a plain address'],
    ['percent codes', {from: '/%C3%A4lter', to: '/neu'}, 'as visitors see it'],
    ['decomposed umlauts', {from: '/älter'.normalize('NFD'), to: '/neu'}, 'as visitors see it'],
  ])('fail clearly for %s', (_, redirect, message) => {
    expect(check(redirect)).toThrow(message);
    expect(check(redirect)).toThrow(`${redirect.from} → ${redirect.to}`);
  });

  it('go with a service that is not offered, and with it alone', () => {
    const {tunnel} = provider.services;
    const kept = [
      {from: '/post', to: '/hilfe/reden/post'},
      {from: '/tunnelbau', to: `${tunnel!.docs}bau`},
    ];
    const gone = ['', '#start', '/windows'].map((rest) => ({
      from: `/alt${rest.slice(1)}`,
      to: `${tunnel!.docs}${rest}`,
    }));
    const list = [...kept, ...gone];
    expect(offeredRedirects(list, {...provider, notOffered: {tunnel: tunnel!}})).toEqual(kept);
    expect(offeredRedirects(list, {...provider, notOffered: {}})).toHaveLength(list.length);
  });

  it('fail clearly for a chain, a circle and a double', () => {
    expect(check({from: '/a', to: '/b'}, {from: '/b', to: '/neu'})).toThrow('/b redirects on to /neu; write /a → /neu');
    expect(check({from: '/a', to: '/b'}, {from: '/b', to: '/a'})).toThrow('/b redirects on to /a');
    expect(check({from: '/a', to: '/neu'}, {from: '/a', to: '/'})).toThrow('stands in the list twice');
  });
});
