import {translate} from '@docusaurus/Translate';

/** What visitors read and hear of results; `{…}` stands for values, locales/ has the translations. */
export const texts = {
  suggestions: translate({id: 'theme.SearchBar.suggestions', message: 'Suggestions'}),
  suggestionCount: translate({id: 'theme.SearchBar.suggestionCount', message: '{rows} suggestions on {pages} pages'}),
  oneSuggestion: translate({id: 'theme.SearchBar.oneSuggestion', message: '1 suggestion'}),
  allResults: translate({id: 'theme.SearchBar.allResults', message: 'See all results'}),
  allResultsIn: translate({id: 'theme.SearchBar.allResultsIn', message: 'See all results in “{area}”'}),
  loading: translate({id: 'theme.SearchBar.loading', message: 'Loading search …'}),
  nothing: translate({id: 'theme.SearchBar.nothing', message: 'No results for “{query}”.'}),
  nothingBegins: translate({
    id: 'theme.SearchBar.nothingBegins',
    message: 'No results for “{query}”: no word on this site begins like this.',
  }),
  noHitsFor: translate({id: 'theme.SearchBar.noHitsFor', message: 'No hits for “{typed}”.'}),
  didYouMean: translate({id: 'theme.SearchBar.didYouMean', message: 'Did you mean'}),
  missing: translate({id: 'theme.SearchBar.missing', message: 'without: {words}'}),
  similar: translate({id: 'theme.SearchBar.similar', message: 'Similar words:'}),
  fallbackLinks: translate({id: 'theme.SearchBar.fallbackLinks', message: 'Go on here:'}),
  unreachable: translate({
    id: 'theme.SearchBar.unreachable',
    message: 'The search could not be loaded. Are you online?',
  }),
  outdated: translate({
    id: 'theme.SearchBar.outdated',
    message: 'This page is older than the search index. Please reload it.',
  }),
  development: translate({
    id: 'theme.SearchBar.development',
    message: 'The search works in a production build: npm run serve.',
  }),
  retry: translate({id: 'theme.SearchBar.retry', message: 'Try again'}),
  reload: translate({id: 'theme.SearchBar.reload', message: 'Reload page'}),
  removeMarks: translate({id: 'theme.SearchBar.removeMarks', message: 'Remove highlights'}),
  pageTitle: translate({id: 'theme.SearchPage.title', message: 'Search'}),
  pageTitleFor: translate({id: 'theme.SearchPage.titleFor', message: 'Search for “{query}”'}),
  pageDescription: translate({
    id: 'theme.SearchPage.description',
    message: 'Search all pages of this site. The search runs in your browser.',
  }),
  resultsLabel: translate({id: 'theme.SearchPage.label', message: 'Results'}),
  query: translate({id: 'theme.SearchPage.query', message: 'Query'}),
  area: translate({id: 'theme.SearchPage.area', message: 'Area'}),
  allAreas: translate({id: 'theme.SearchPage.allAreas', message: 'Everywhere'}),
  docs: translate({id: 'theme.SearchPage.docs', message: 'Documentation'}),
  blog: translate({id: 'theme.SearchPage.blog', message: 'Blog'}),
  pages: translate({id: 'theme.SearchPage.pages', message: 'Pages'}),
  hitCount: translate({id: 'theme.SearchPage.hitCount', message: '{rows} hits on {pages} pages'}),
  oneHit: translate({id: 'theme.SearchPage.oneHit', message: '1 hit'}),
  more: translate({id: 'theme.SearchPage.more', message: 'Load more results'}),
  noScript: translate({
    id: 'theme.SearchPage.noScript',
    message:
      'The search needs JavaScript. Without it, use the sidebars, or type “site:” and the address of this site before your query in a search engine.',
  }),
};
