import {loadAllRoutes} from './pageRoutes';

/** What not every browser has: Network Information (WICG). */
interface MaybeNavigator {
  readonly connection?: {readonly saveData: boolean; readonly effectiveType: string};
}

/** When it cannot be had now, the first navigation asks again. */
const loadQuietly = (): void => void loadAllRoutes().catch(() => undefined);

/**
 * Loads the table of all routes when the browser has nothing else to do, so that the first navigation finds it; not on data
 * saver or the slowest networks, where only a link that is followed asks for it, as with Docusaurus' own fetching ahead.
 */
export function loadRoutesAhead(): void {
  const {saveData = false, effectiveType = ''} = (navigator as MaybeNavigator).connection ?? {};
  if (saveData || effectiveType.includes('2g')) {
    return;
  }
  if ('requestIdleCallback' in window) {
    requestIdleCallback(loadQuietly);
  } else {
    setTimeout(loadQuietly); // Safari
  }
}
