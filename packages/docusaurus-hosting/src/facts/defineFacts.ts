import {fillInTexts} from './facts';
import type {Facts, WrittenFacts, Service} from './schema';
import {validateFacts} from './validate';

/** Facts without some services and the sections that belong to these alone. The section `mail` stays. */
function leaveOut(written: WrittenFacts & Partial<Facts>, isGone: (service: Service) => boolean): Facts {
  const entries = Object.entries(written.services);
  const [gone, offered] = [true, false].map((wanted) => entries.filter(([, each]) => isGone(each) === wanted));
  const used = new Set(['mail', ...offered!.map(([, {section}]) => section)]);
  const dropped = new Set<string | undefined>(gone!.flatMap(([, {section}]) => (used.has(section) ? [] : [section])));
  const sections = Object.entries(written).filter(([name]) => !dropped.has(name));
  const notOffered = {...written.notOffered, ...Object.fromEntries(gone!)};
  return {...Object.fromEntries(sections), services: Object.fromEntries(offered!), notOffered} as Facts;
}

/**
 * Makes the facts that everything else takes from those that an operator writes: checked, with texts filled in, and
 * without the services that are not offered.
 *
 * @throws WrongDataError that lists every wrong fact by its name and says what is wrong with it.
 */
export function defineFacts(written: WrittenFacts): Facts {
  validateFacts(written);
  const {notOffered, ...rest} = leaveOut(written, ({offered}) => offered === false);
  // Who names no page of its own for it does it in the account console.
  const {url} = written.account;
  return {
    ...fillInTexts({...rest, account: {appPasswordsUrl: url, groupsUrl: url, ...written.account}}),
    notOffered,
  };
}

/** What there is to use: services that are switched off are as if they were not offered. */
export const currentOffer = (facts: Facts): Facts => leaveOut(facts, ({lifecycle}) => lifecycle.phase === 'off');
