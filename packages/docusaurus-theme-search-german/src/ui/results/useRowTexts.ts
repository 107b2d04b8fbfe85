import {interpolate} from '@docusaurus/Interpolate';
import type {SearchArea} from '../../areas';
import type {SearchRow} from '../../types';
import {useThemeData} from '../useThemeData';
import {texts} from './texts';

/** What visitors read of an area. */
export const areaLabel = ({kind, label}: SearchArea): string => label ?? texts[kind];

/** What every list says about a row beside its title and snippet: label of its area, and words that the page lacks. */
export function useRowTexts({area, missing}: SearchRow): {readonly area: string; readonly missing: string} {
  const own = useThemeData().areas.find(({id}) => id === area);
  return {
    area: own ? areaLabel(own) : '',
    missing: missing.length > 0 ? interpolate(texts.missing, {words: missing.join(', ')}) : '',
  };
}
