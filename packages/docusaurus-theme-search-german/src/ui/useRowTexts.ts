import {fill} from '../texts';
import type {SearchRow} from '../types';
import {useSearchData} from './useSearchData';

/** What every list says about a row beside its title and passage. */
export interface RowTexts {
  /** Label of the area that the page belongs to. */
  readonly area: string;
  /** Which words of the question the page lacks; empty when it has all. */
  readonly missing: string;
}

export function useRowTexts({area, missing}: SearchRow): RowTexts {
  const {areas, texts} = useSearchData();
  return {
    area: areas.find(({id}) => id === area)?.label ?? '',
    missing: missing.length > 0 ? fill(texts.missing, {words: missing.join(', ')}) : '',
  };
}
