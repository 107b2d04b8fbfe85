declare global {
  interface Window {
    /** Prioritized Task Scheduling (WICG), which Safari lacks. */
    readonly scheduler?: {readonly yield?: () => Promise<void>};
  }
}

/** Lets the browser answer the visitor before it goes on. */
const yieldToBrowser = (): Promise<void> =>
  window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

const isHydrated = (): boolean => document.documentElement.dataset.hasHydrated === 'true';

let last: Promise<unknown> = Promise.resolve();

/**
 * Runs work in a task of its own, after the work that was given before. After hydration it runs at once, so that the
 * scripts of a next page load side by side.
 */
export function schedule<Result>(work: () => Promise<Result>): Promise<Result> {
  if (isHydrated()) return work();
  const scheduled = last.then(yieldToBrowser).then(work);
  // A script that cannot be loaded fails where it is asked for, and holds up no other.
  last = scheduled.catch(() => undefined);
  return scheduled;
}
