import {isPageOffered} from 'docusaurus-hosting';
import {germanSearch} from 'docusaurus-theme-search-german';
import {provider} from '../provider';
import {site} from '.';
import {siteNames, waysOnward} from './names';
import {synonyms} from './synonyms';

const services = Object.values(provider.services);

export const search = germanSearch({
  areas: [...site.areas],
  /** Retired services answer few questions: their pages rank below the others. */
  demoted: services
    .filter(({lifecycle}) => lifecycle.phase === 'off' || lifecycle.phase === 'retiring')
    .map(({docs}) => docs),
  names: siteNames,
  synonyms,
  waysOnward: waysOnward.filter(({to}) => isPageOffered(provider, to)),
});
