import {fillInTexts} from './facts';
import type {Provider, ProviderFacts, Service} from './schema';
import {validateProvider} from './validate';

/** Facts without some services and the sections that belong to these alone. The section `mail` stays. */
function leaveOut(facts: ProviderFacts & Partial<Provider>, isGone: (service: Service) => boolean): Provider {
  const entries = Object.entries(facts.services);
  const [gone, offered] = [true, false].map((wanted) => entries.filter(([, each]) => isGone(each) === wanted));
  const used = new Set(['mail', ...offered!.map(([, {section}]) => section)]);
  const dropped = new Set<string | undefined>(gone!.flatMap(([, {section}]) => (used.has(section) ? [] : [section])));
  const sections = Object.entries(facts).filter(([name]) => !dropped.has(name));
  const notOffered = {...facts.notOffered, ...Object.fromEntries(gone!)};
  return {...Object.fromEntries(sections), services: Object.fromEntries(offered!), notOffered} as Provider;
}

/**
 * Makes the provider that everything else takes from the facts that an operator writes: checked, with texts filled in,
 * and without the services that are not offered.
 *
 * @throws WrongDataError that lists every wrong fact by its name and says what is wrong with it.
 */
export function defineProvider(facts: ProviderFacts): Provider {
  validateProvider(facts);
  const {notOffered, ...rest} = leaveOut(facts, ({offered}) => offered === false);
  // Who names no page of its own for it does it in the account console.
  const {url} = facts.account;
  return {...fillInTexts({...rest, account: {appPasswordsUrl: url, groupsUrl: url, ...facts.account}}), notOffered};
}

/** What there is to use: services that are switched off are as if they were not offered. */
export const currentOffer = (provider: Provider): Provider =>
  leaveOut(provider, ({lifecycle}) => lifecycle.phase === 'off');
