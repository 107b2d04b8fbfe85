// Client module: it runs before hydration, which takes a slow phone longer than to fetch the index.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import {fetchSuggestions} from './fetchSuggestions';

const searchBox = 'form[role="search"] input';

async function loadIndex(): Promise<void> {
  const {loadSearch} = await import('../../client'); // among the page's own scripts, which are there
  await loadSearch(siteConfig.baseUrl);
}

/** Side by side. A failure shows with the first query, which loads again. */
function loadQuietly(): void {
  for (const loading of [loadIndex(), fetchSuggestions()]) {
    loading.catch(() => undefined);
  }
}

const isInBox = (element: EventTarget | null): boolean => element instanceof Element && element.matches(searchBox);

function watch(): void {
  if (isInBox(document.activeElement)) {
    loadQuietly();
  } else {
    document.addEventListener('focusin', ({target}) => isInBox(target) && loadQuietly());
  }
  // There is a visitor, with time and bandwidth to spare: the first query is answered at once.
  addEventListener('fast-pages:idle', loadQuietly, {once: true});
}

if (ExecutionEnvironment.canUseDOM) {
  watch();
}
