import {expect, it} from 'vitest';
import {keyPages} from '../../fixtures/keyPages';
import {facts} from '../../fixtures/provider';
import {defineProvider} from '../facts/provider';
import {offeredKeyPages} from './keyPages';

const without = (...ids: string[]) =>
  defineProvider({
    ...facts,
    services: Object.fromEntries(
      Object.entries(facts.services).map(([id, service]) => [id, {...service, offered: !ids.includes(id)}]),
    ),
  });

it('are the chosen ones, as long as their services are offered', () => {
  expect(offeredKeyPages(keyPages, without())).toEqual(keyPages);
});

it('leave out what goes with a service, but not the way to all services', () => {
  const {allServices, signIn, mailGuides} = offeredKeyPages(keyPages, without('zugang', 'post'));
  expect({allServices, signIn, mailGuides}).toEqual({allServices: '/hilfe/reden', signIn: undefined, mailGuides: []});
});

it('are asked for where a site cannot do without', () => {
  const contact = '/hilfe/zugang#kontakt';
  expect(() => offeredKeyPages({...keyPages, contact}, without('zugang'))).toThrow(/contact leads to .*choose another/);
});
