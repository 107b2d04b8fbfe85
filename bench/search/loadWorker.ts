/** Puts the search's worker into the measured site, which has the theme's own search box: nothing else would load it. */
export {loadSearch} from '../../src/plugins/german-search/client';
