import type {PluginConfig} from '@docusaurus/types';
import {isPageOffered} from 'docusaurus-hosting';
import type {Options} from 'docusaurus-theme-search-german';
import {facts} from '../facts';
import {site} from '.';
import {fallbackLinks, listedAliases} from './names';
import {synonyms} from './synonyms';

const services = Object.values(facts.services);

/** What visitors call pages beside their titles: what is listed, and for a service its title and its software. */
const pageAliases = Object.fromEntries(Object.entries(listedAliases).map(([page, words]) => [page, [...words]]));
for (const {docs, title, software} of services) {
  (pageAliases[docs] ??= []).push(title, ...(software?.split(' und ') ?? []));
}

export const search: PluginConfig = [
  'docusaurus-theme-search-german',
  {
    indexPages: true,
    highlightSearchTermsOnTargetPage: true,
    areaLabels: Object.fromEntries(site.areas.map(({id, label}) => [id, label])),
    /** Retired services answer few queries. */
    demotedPaths: services
      .filter(({lifecycle}) => lifecycle.phase === 'off' || lifecycle.phase === 'retiring')
      .map(({docs}) => docs),
    pageAliases,
    synonyms,
    fallbackLinks: fallbackLinks.filter(({to}) => isPageOffered(facts, to)),
  } satisfies Options,
];
