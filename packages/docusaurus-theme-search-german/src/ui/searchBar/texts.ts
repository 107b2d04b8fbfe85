import {translate} from '@docusaurus/Translate';

/** What visitors read and hear of the search box; locales/ has the translations. */
export const texts = {
  boxLabel: translate({id: 'theme.SearchBar.label', message: 'Search this site'}),
  placeholder: translate({id: 'theme.SearchBar.placeholder', message: 'Search'}),
  clear: translate({id: 'theme.SearchBar.clear', message: 'Clear search'}),
};
