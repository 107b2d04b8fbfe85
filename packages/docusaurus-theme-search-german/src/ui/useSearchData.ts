import {useMemo} from 'react';
import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchArea, SearchGlobalData} from '../options';
import {defaultTexts, type Texts} from '../texts';

/** What the site says about its areas, and the texts of the interface. */
export interface SearchData {
  readonly areas: readonly SearchArea[];
  readonly waysOnward: SearchGlobalData['waysOnward'];
  readonly texts: Texts;
}

export function useSearchData(): SearchData {
  const {areas, waysOnward, texts} = usePluginData('german-search') as SearchGlobalData;
  return useMemo(() => ({areas, waysOnward, texts: {...defaultTexts, ...texts}}), [areas, waysOnward, texts]);
}
