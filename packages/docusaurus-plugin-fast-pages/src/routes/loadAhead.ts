import {loadAllRoutes} from './pageRoutes';

/** What not every browser has: Network Information (WICG). */
interface MaybeNavigator {
  readonly connection?: {readonly saveData: boolean; readonly effectiveType: string};
}

/** Tells those who would fetch something ahead, such as the search; nobody may be listening. */
const sayTimeToSpare = (): void => void dispatchEvent(new Event('spare-time'));

/** A table that cannot be had now is asked for again by the first navigation. */
function loadNow(): void {
  loadAllRoutes()
    .catch(() => undefined)
    .finally(sayTimeToSpare);
}

/**
 * Loads the table of all routes when the browser has nothing else to do, so that the first navigation finds it, and lets
 * others load ahead then; not on data saver or the slowest networks, where everything waits until it is asked for, as with
 * Docusaurus' own fetching ahead.
 */
export function loadAhead(): void {
  const {saveData = false, effectiveType = ''} = (navigator as MaybeNavigator).connection ?? {};
  if (saveData || effectiveType.includes('2g')) {
    return;
  }
  if ('requestIdleCallback' in window) {
    requestIdleCallback(loadNow);
  } else {
    setTimeout(loadNow); // Safari
  }
}
