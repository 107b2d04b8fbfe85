import {areas as fixtureAreas} from '../../fixtures/areas';
import {guidance} from '../../fixtures/guidance';
import {keyPages as fixtureKeyPages} from '../../fixtures/keyPages';
import {facts} from '../../fixtures/facts';
import type {Notice} from '../../src/notices/check';
import {browserData} from '../../src/site/browserData';

const incident: Notice = {
  id: '2026-10-post',
  kind: 'incident',
  from: '2026-10-05T09:00:00+02:00',
  to: '2026-10-05T11:30:00+02:00',
  services: ['post'],
  title: 'Post kam verspätet an',
  text: 'Eine Festplatte war voll.',
  changed: 'Eine Warnung kommt jetzt früher.',
};

export const {
  account,
  areas,
  categories,
  contact,
  devices,
  endpoints,
  everydayNames,
  help,
  infrastructure,
  keyPages,
  mail,
  notices,
  operator,
  serviceDetails,
  services,
  tasks,
} = browserData({facts, areas: fixtureAreas, keyPages: fixtureKeyPages, notices: [incident], guidance});
