import {placeholders} from './contract';
import {afterPaint} from './dom';
import {connectionType, whenIdle} from './idle';

type Priority = 'low' | 'high';

/** A browser that is never idle starts the scripts after this time, in milliseconds. */
const idleTimeout = 2000;

let priority: Priority | undefined;

export const isStartedByVisitor = (): boolean => priority === 'high';

/** Starts the scripts in order; with low priority one per task, so that the browser can answer the visitor in between. */
async function loadScripts(): Promise<void> {
  for (const placeholder of document.querySelectorAll<HTMLScriptElement>(placeholders)) {
    const script = document.createElement('script');
    script.src = placeholder.dataset.src ?? '';
    script.async = false;
    script.fetchPriority = priority ?? 'low';
    placeholder.replaceWith(script);
    if (priority === 'low') await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Starts the page's scripts as soon as the page is parsed: React must not hydrate half a page. */
export function start(newPriority: Priority): void {
  const started = priority;
  priority = started === 'high' ? started : newPriority;
  if (started) return;
  const load = (): void => void loadScripts();
  if (document.readyState === 'loading') {
    addEventListener('DOMContentLoaded', load);
  } else if (priority === 'low') {
    load();
  } else {
    afterPaint(load);
  }
}

/** Starts the scripts when the browser is idle; with data saver or below 4g it waits for the visitor. */
export function startWhenIdle(): void {
  if (connectionType() === '4g') whenIdle(() => start('low'), idleTimeout);
}
