import {expect, it} from 'vitest';
import {keyPages} from '../../fixtures/keyPages';
import {writtenFacts} from '../../fixtures/facts';
import {defineFacts} from '../facts/defineFacts';
import {offeredKeyPages} from './keyPages';

const without = (...ids: string[]) =>
  defineFacts({
    ...writtenFacts,
    services: Object.fromEntries(
      Object.entries(writtenFacts.services).map(([id, service]) => [id, {...service, offered: !ids.includes(id)}]),
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
