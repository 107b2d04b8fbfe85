import type {Endpoint} from 'docusaurus-hosting/facts/schema';
import {unknownName} from '../../shared/lookup';
import {endpoints, notOfferedFacts} from '../../shared/site';

/** Whether a fact path does not lie in a section that goes with a service which is not offered. */
export const isOfferedEndpoint = (path: string): boolean =>
  !notOfferedFacts.some((beginning) => path.startsWith(beginning));

/** The endpoint at a fact path such as `mail.imap`. @throws Error for a path where no endpoint stands. */
export function endpointAt(path: string, place: string): Endpoint {
  const endpoint = Object.entries(endpoints).find(([known]) => known === path)?.[1];
  if (!endpoint) {
    throw unknownName(place, 'endpoint', path, Object.keys(endpoints), 'src/provider/endpoints.ts');
  }
  return endpoint;
}
