// Client module: it runs before hydration, which takes a slow phone longer than to fetch the index.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';

const searchField = 'form[role="search"] input';

/** The code of the list: named in one place only, or the bundler would take it for something that all pages share. */
export const fetchSuggestions = () => import('./Suggestions');

async function fetchIndex(): Promise<void> {
  const {loadSearch} = await import('../../client'); // among the page's own scripts, which are there
  await loadSearch(siteConfig.baseUrl);
}

/** Side by side: on a slow network each of them takes longer than all answers. A failure shows with the first query. */
function load(): void {
  for (const loading of [fetchIndex(), fetchSuggestions()]) {
    loading.catch(() => undefined);
  }
}

if (ExecutionEnvironment.canUseDOM) {
  for (const type of ['focusin', 'pointerover']) {
    document.addEventListener(type, ({target}) => target instanceof Element && target.matches(searchField) && load());
  }
  // The visitor may be there already.
  if (document.querySelector(searchField)?.matches(':focus, :hover')) load();
}
