import {services} from '@generated/docusaurus-theme-hosting/default/site';
import type {ListedService} from 'docusaurus-hosting/client';

export interface ServiceProps {
  /** Id of a service of the facts. */
  readonly service: string;
}

/** The error for a name that an author got wrong. Of pages in Markdown, the check says where it stands and which is near. */
export const unknownName = (kind: string, name: string, valid: readonly string[]): Error =>
  new Error(`unknown ${kind} "${name}"; there are: ${valid.join(', ')}`);

/** A service by its id. @throws Error for a missing or unknown id, which fails the build. */
export function serviceById(id: string): ListedService {
  // Names that every object has, such as `constructor`, are none.
  const service = Object.hasOwn(services, id) ? services[id] : undefined;
  if (!service) throw unknownName('service', id, Object.keys(services));
  return service;
}

/** Whether people can use a service now. */
export const isInUse = ({lifecycle: {phase}}: ListedService): boolean => phase !== 'off' && phase !== 'planned';
