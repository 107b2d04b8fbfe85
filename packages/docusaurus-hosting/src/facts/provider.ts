import {fillInTexts} from './facts';
import type {Provider, ProviderFacts, Service, ServiceNotOffered} from './schema';
import {validateProvider} from './validate';

const toLeaveOut = ({title, otherNames, docs, category, section}: Service): ServiceNotOffered => ({
  title,
  ...(otherNames && {otherNames}),
  docs,
  category,
  ...(section && {section}),
});

/**
 * Makes the provider that everything else takes from the facts that an operator writes: checked, with texts filled in,
 * and without the services that are not offered and the sections that belong to them alone. The section `mail` stays.
 *
 * @throws WrongFactsError that lists every wrong fact by its name and says what is wrong with it.
 */
export function defineProvider(facts: ProviderFacts): Provider {
  validateProvider(facts);
  const entries = Object.entries(facts.services);
  const isOffered = ([, service]: [string, Service]): boolean => service.offered !== false;
  const switchedOff = entries.filter((entry) => !isOffered(entry));
  const notOffered = Object.fromEntries(switchedOff.map(([id, service]) => [id, toLeaveOut(service)]));
  const offered = entries.filter(isOffered);
  const used = new Set(offered.map(([, {section}]) => section));
  const dropped = Object.values(notOffered).flatMap(({section}) =>
    section && section !== 'mail' && !used.has(section) ? [section] : [],
  );
  const sections = Object.entries(facts).filter(([name]) => !dropped.some((section) => section === name));
  // Who names no page of its own for it does it in the account console.
  const {url} = facts.account;
  const account = {appPasswordsUrl: url, groupsUrl: url, ...facts.account};
  const rest = {...Object.fromEntries(sections), account, services: Object.fromEntries(offered)} as ProviderFacts;
  return {...fillInTexts(rest), notOffered};
}
