import {expect, it} from 'vitest';
import {frontDoor} from '../../fixtures/frontDoor';
import {facts} from '../../fixtures/provider';
import {defineProvider} from '../facts/provider';
import {offeredFrontDoor} from './frontDoor';

const [post] = frontDoor.help;

it('leaves out what leads to pages of services that are not offered', () => {
  const {post: service, ...services} = facts.services;
  const without = defineProvider({...facts, services: {...services, post: {...service!, offered: false}}});
  expect(offeredFrontDoor(frontDoor, defineProvider(facts))).toEqual(frontDoor);
  expect(offeredFrontDoor(frontDoor, without)).toMatchObject({
    tasks: [],
    offlinePages: ['/hilfe/zugang'],
    help: [{id: 'post'}],
  });
  const help = [{...post!, service: 'post'}];
  expect(offeredFrontDoor({...frontDoor, help}, without).help).toEqual([]);
});

it.each([
  ['twice the same id', {help: [post!, post!]}, /id of their own/],
  [
    'a problem without a page',
    {help: [{...post!, problems: [{...post!.problems[0]!, to: 'hilfe'}]}]},
    /beginning with a slash/,
  ],
])('refuses %s', (_, wrong, words) => {
  expect(() => offeredFrontDoor(wrong, defineProvider(facts))).toThrow(words);
});
