import {germanSearch, isPageOffered} from 'docusaurus-hosting';
import {provider} from '../provider';
import {areas} from './areas';
import {siteNames} from './names';
import {synonyms} from './synonyms';

const services = Object.values(provider.services);

export const search = germanSearch({
  areas: [...areas],
  /** Retired services answer few questions: their pages rank below the others. */
  demoted: services
    .filter(({lifecycle}) => lifecycle.phase === 'off' || lifecycle.phase === 'retiring')
    .map(({docs}) => docs),
  names: siteNames,
  synonyms,
  waysOnward: [
    {label: 'Alle Dienste', to: '/services/daten#alle-dienste'},
    {label: 'Fehlermeldungen', to: '/services/kommunikation/e-mail/fehlermeldungen'},
    {label: 'Kontakt', to: '/info/kontakt'},
  ].filter(({to}) => isPageOffered(provider, to)),
});
