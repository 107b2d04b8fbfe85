import {defineFacts} from 'docusaurus-hosting/facts';
import {categories} from './categories';
import {account, databases, dav, dns, forge, mail, matrix, s3, sso, teamspeak, vpn} from './endpoints';
import {links, values} from './links';
import {contact, infrastructure, legal, license, operator} from './operator';
import {services} from './services';

export type {Category, Endpoint, Lifecycle, Phase, Facts, Service} from 'docusaurus-hosting/facts';

/**
 * All facts about this provider: the only place where hosts, ports and addresses are written.
 * Checked here, before anything else happens.
 */
export const facts = defineFacts({
  operator,
  contact,
  legal,
  infrastructure,
  categories,
  services,
  account,
  sso,
  mail,
  dav,
  vpn,
  dns,
  databases,
  s3,
  forge,
  matrix,
  teamspeak,
  license,
  links,
  values,
});
