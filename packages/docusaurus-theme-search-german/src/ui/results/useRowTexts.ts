import {translate} from '@docusaurus/Translate';
import type {SearchArea} from '../../areas';
import type {SearchRow} from '../../types';
import {useThemeData} from '../useThemeData';

/** What visitors read of an area. */
export function areaLabel({kind, label}: SearchArea): string {
  const kinds = {
    docs: translate({id: 'theme.SearchPage.docs'}),
    blog: translate({id: 'theme.SearchPage.blog'}),
    pages: translate({id: 'theme.SearchPage.pages'}),
  };
  return label ?? kinds[kind];
}

export const missingText = (words: readonly string[]): string =>
  words.length > 0 ? translate({id: 'theme.SearchBar.missing'}, {words: words.join(', ')}) : '';

/** What every list says about a row beside its title and snippet: label of its area, and words that the page lacks. */
export function useRowTexts({area, missing}: SearchRow): {readonly area: string; readonly missing: string} {
  const own = useThemeData().areas.find(({id}) => id === area);
  return {area: own ? areaLabel(own) : '', missing: missingText(missing)};
}
