import {expect, it} from 'vitest';
import {contentFile} from '../../fixtures/contentFile';
import {guidance} from '../../fixtures/guidance';
import {writtenFacts} from '../../fixtures/facts';
import {defineFacts} from '../facts/defineFacts';
import {offeredGuidance} from './guidance';

const [post] = guidance.help;
const pages = [
  contentFile('/hilfe/reden/post', '', 'post'),
  contentFile('/hilfe/größe', '', 'post'),
  contentFile('/hilfe/früher/fließband', '', 'fliessband'),
];
const {post: service, ...services} = writtenFacts.services;
const without = defineFacts({...writtenFacts, services: {...services, post: {...service!, offered: false}}});

it('leaves out what leads to pages of services that are not offered', () => {
  expect(offeredGuidance(guidance, defineFacts(writtenFacts), pages)).toEqual(guidance);
  expect(offeredGuidance(guidance, without, pages)).toMatchObject({
    tasks: [],
    devices: [],
    offlinePages: ['/hilfe/zugang'],
    help: [{id: 'post'}],
  });
  const help = [{...post!, service: 'post'}];
  expect(offeredGuidance({...guidance, help}, without, pages).help).toEqual([]);
  const everydayNames = {post: 'Briefe', zugang: 'Konto'};
  expect(offeredGuidance({...guidance, everydayNames}, without, pages).everydayNames).toEqual({zugang: 'Konto'});
});

it('leaves out ways to pages that belong to such a service and lie elsewhere', () => {
  const to = '/hilfe/gr%C3%B6%C3%9Fe?system=linux#anh%C3%A4nge';
  const [device] = guidance.devices;
  const [problem] = post!.problems;
  const kept = {label: 'Zugang', to: '/hilfe/zugang?system=linux#anlegen'};
  const description = {
    devices: [{...device!, goals: [{label: 'Große Briefe', to}, kept]}],
    help: [{...post!, problems: [{...problem!, ways: {Linux: to, Telefon: '/hilfe/zugang'}}]}],
  };
  expect(offeredGuidance(description, defineFacts(writtenFacts), pages)).toMatchObject(description);
  expect(offeredGuidance(description, without, pages)).toMatchObject({
    devices: [{goals: [kept]}],
    help: [{problems: [{ways: {Telefon: '/hilfe/zugang'}}]}],
  });
});

it('leaves out what leads to services that are switched off, as if they were not offered', () => {
  const to = '/hilfe/früher/fließband#einrichten';
  const [device] = guidance.devices;
  const task = {label: 'Bauen', to, icon: 'wrench'};
  const added = {
    tasks: [...guidance.tasks, task],
    devices: [{...device!, goals: [...device!.goals, task].map(({label, to}) => ({label, to}))}],
    help: [...guidance.help, {...post!, id: 'band', service: 'fliessband'}],
    offlinePages: [...guidance.offlinePages, '/hilfe/früher/fließband'],
  };
  expect(offeredGuidance({...guidance, ...added}, defineFacts(writtenFacts), pages)).toEqual(guidance);
});

it.each([
  ['twice the same id', {help: [post!, post!]}, /id of their own/],
  [
    'a problem without a page',
    {help: [{...post!, problems: [{...post!.problems[0]!, to: 'hilfe'}]}]},
    /beginning with a slash/,
  ],
])('refuses %s', (_, wrong, words) => {
  expect(() => offeredGuidance(wrong, defineFacts(writtenFacts), pages)).toThrow(words);
});
