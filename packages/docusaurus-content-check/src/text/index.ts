export {escapeRegExp} from './escapeRegExp';
export {nearestName, similarName} from './nearestName';
