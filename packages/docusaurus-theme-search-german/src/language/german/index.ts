/** German with its compounds, on a German keyboard. */
export {createSplitter, linkingElements, partsOf, shortParts} from './compounds';
export {fold} from './fold';
export {areSimilar} from './letters';
export {stem} from './stem';
export {isLight, isStopWord} from './stopWords';
export {default as synonyms} from './synonyms.json';
export {isVerbPrefix} from './verbs';
