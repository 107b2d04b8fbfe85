// Client module: it runs before hydration, which takes a slow phone longer than to fetch the index.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import {loadSearch} from '../../client';

const searchField = 'form[role="search"] input';

/** The code of the list. */
export const fetchSuggestions = () => import('./Suggestions');

/** Side by side: on a slow network each of them takes longer than all answers. A failure shows with the first query. */
function load(): void {
  for (const loading of [loadSearch(siteConfig.baseUrl), fetchSuggestions()]) loading.catch(() => undefined);
}

if (ExecutionEnvironment.canUseDOM) {
  for (const type of ['focusin', 'pointerover']) {
    document.addEventListener(type, ({target}) => target instanceof Element && target.matches(searchField) && load());
  }
  // The visitor may be there already.
  if (document.querySelector(searchField)?.matches(':focus, :hover')) load();
}
