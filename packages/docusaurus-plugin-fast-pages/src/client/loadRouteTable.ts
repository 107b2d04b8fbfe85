// Part of the client bundle's entry: loads the routes of all pages after the visitor's first interaction, when the browser has
// nothing else to do, so that the first navigation finds them.
import {events} from '../preHydration/contract';
import {connectionType, whenIdle} from '../preHydration/idle';

async function load(): Promise<void> {
  const {loadAllRoutes} = await import(/* webpackMode: "eager" */ './pageRoutes');
  // If it fails, the first navigation tries again.
  await loadAllRoutes().catch(() => undefined);
  dispatchEvent(new Event(events.idle));
}

/** Not with data saver nor on the slowest networks, where Docusaurus prefetches nothing either. */
function loadWhenIdle(): void {
  if (!(connectionType() ?? '2g').includes('2g')) whenIdle(() => void load());
}

addEventListener(events.interaction, loadWhenIdle, {once: true});
