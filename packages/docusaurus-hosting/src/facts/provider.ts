import {fillInTexts} from './facts';
import type {Provider, ProviderFacts} from './schema';
import {validateProvider} from './validate';

/**
 * Makes the provider that everything else takes from the facts that an operator writes: checked, with texts filled in,
 * and without the services that are not offered and the sections that belong to them alone.
 *
 * @throws Error that lists every wrong fact by its name and says what is wrong with it.
 */
export function defineProvider(facts: ProviderFacts): Provider {
  validateProvider(facts);
  const entries = Object.entries(facts.services);
  const offered = entries.filter(([, service]) => service.offered !== false);
  const notOffered = entries.filter(([, service]) => service.offered === false);
  const kept = new Set(offered.map(([, {section}]) => section));
  const dropped = notOffered.flatMap(([, {section}]) => (section && !kept.has(section) ? [section] : []));
  const sections = Object.entries(facts).filter(([name]) => !dropped.some((section) => section === name));
  const rest = {...Object.fromEntries(sections), services: Object.fromEntries(offered)};
  return {...fillInTexts(rest), notOffered: Object.fromEntries(notOffered)} as Provider;
}
