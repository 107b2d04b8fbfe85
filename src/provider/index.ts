import {account, databases, dav, dns, forge, mail, matrix, s3, sso, teamspeak, vpn} from './endpoints';
import {links, values} from './links';
import {contact, infrastructure, legal, licence, operator} from './operator';
import type {Provider, Service} from './schema';
import {services} from './services';

export type {Category, Endpoint, Lifecycle, Phase, Provider, Service} from './schema';

/**
 * All facts about this provider: the only place where hosts, ports and addresses are written.
 * Plain data, so that pages can use it without shipping the schema library;
 * docusaurus.config.ts validates it before anything else happens.
 */
export const provider = {
  operator,
  contact,
  legal,
  infrastructure,
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
  licence,
  links,
  values,
} satisfies Provider;

/** The service with an id, if there is one. Names that every object has, such as `constructor`, are none. */
export const findService = (id: unknown): Service | undefined =>
  Object.entries(provider.services).find(([known]) => known === id)?.[1];
