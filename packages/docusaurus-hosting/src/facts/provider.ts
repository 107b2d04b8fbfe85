import {fillInTexts} from './facts';
import type {Provider, ProviderFacts, Service} from './schema';
import {validateProvider} from './validate';

/** A retired service without the name of a successor that is not offered itself. */
function withoutLostSuccessor(service: Service, ids: ReadonlySet<string>): Service {
  const {successor} = service.lifecycle;
  if (successor === undefined || ids.has(successor)) return service;
  return {...service, lifecycle: {...service.lifecycle, successor: 'keiner'}};
}

/**
 * Makes the provider that everything else takes from the facts that an operator writes: checked, with texts filled in,
 * and without the services that are not offered and the sections that belong to them alone. The section `mail` stays.
 *
 * @throws Error that lists every wrong fact by its name and says what is wrong with it.
 */
export function defineProvider(facts: ProviderFacts): Provider {
  validateProvider(facts);
  const entries = Object.entries(facts.services);
  const isOffered = ([, service]: [string, Service]): boolean => service.offered !== false;
  const ids = new Set(entries.filter(isOffered).map(([id]) => id));
  const offered = entries
    .filter(isOffered)
    .map(([id, service]): [string, Service] => [id, withoutLostSuccessor(service, ids)]);
  const notOffered = entries.filter(([, service]) => service.offered === false);
  const kept = new Set(entries.filter(isOffered).map(([, {section}]) => section));
  const dropped = notOffered.flatMap(([, {section}]) =>
    section && section !== 'mail' && !kept.has(section) ? [section] : [],
  );
  const sections = Object.entries(facts).filter(([name]) => !dropped.some((section) => section === name));
  const rest = {...Object.fromEntries(sections), services: Object.fromEntries(offered)};
  return {...fillInTexts(rest), notOffered: Object.fromEntries(notOffered)} as Provider;
}
