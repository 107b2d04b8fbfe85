import type {PluginConfig} from '@docusaurus/types';
import {isPageOffered} from 'docusaurus-hosting';
import type {Options} from 'docusaurus-theme-search-german';
import {facts} from '../facts';
import {site} from '.';
import {fallbackLinks, pageAliases} from './names';
import {synonyms} from './synonyms';

const services = Object.values(facts.services);

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
