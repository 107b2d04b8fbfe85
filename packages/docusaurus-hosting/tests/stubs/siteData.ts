import {areas as fixtureAreas} from '../../fixtures/areas';
import {keyPages as fixtureKeyPages} from '../../fixtures/keyPages';
import {provider} from '../../fixtures/provider';
import {browserData} from '../../src/site/browserData';

export const {
  account,
  areas,
  categories,
  contact,
  endpoints,
  infrastructure,
  keyPages,
  mail,
  matrix,
  notOffered,
  notOfferedFacts,
  notices,
  operator,
  serviceDetails,
  services,
  sso,
  vpn,
} = browserData({provider, areas: fixtureAreas, keyPages: fixtureKeyPages, notices: []});
