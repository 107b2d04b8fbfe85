// Part of the client bundle's entry: loads the routes of all pages after the visitor's first interaction, when the browser has
// nothing else to do, so that the first navigation finds them.
import {events} from '../preHydration/contract';

/** Network Information (WICG), which not every browser has. */
interface MaybeNavigator {
  readonly connection?: {readonly saveData: boolean; readonly effectiveType: string};
}

async function load(): Promise<void> {
  const {loadAllRoutes} = await import(/* webpackMode: "eager" */ './pageRoutes');
  // If it fails, the first navigation tries again.
  await loadAllRoutes().catch(() => undefined);
  dispatchEvent(new Event(events.idle));
}

/** Not with data saver nor on the slowest networks, where Docusaurus prefetches nothing either. */
function loadWhenIdle(): void {
  const {saveData = false, effectiveType = ''} = (navigator as MaybeNavigator).connection ?? {};
  if (saveData || effectiveType.includes('2g')) {
    return;
  }
  if ('requestIdleCallback' in window) {
    requestIdleCallback(() => void load());
  } else {
    setTimeout(() => void load()); // Safari
  }
}

addEventListener(events.interaction, loadWhenIdle, {once: true});
