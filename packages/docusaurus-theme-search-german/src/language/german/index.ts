import type {Language} from '../language';
import {createSplitter, linkingElements, shortParts} from './compounds';
import {fold} from './fold';
import {areSimilar} from './letters';
import {stem} from './stem';
import {isLight, isStopWord} from './stopWords';
import {isVerbPrefix} from './verbs';

/** German with its compounds, on a German keyboard. */
export const german: Language = {
  fold,
  stem,
  isStopWord,
  isLight,
  isVerbPrefix,
  createSplitter,
  shortParts,
  linkingElements,
  areSimilar,
};
