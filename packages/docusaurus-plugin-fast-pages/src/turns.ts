declare global {
  interface Window {
    /** Prioritized Task Scheduling (WICG); Safari has none. */
    readonly scheduler?: {readonly yield?: () => Promise<void>};
  }
}

/** Lets the browser answer the visitor, and goes on. */
const giveWay = (): Promise<void> => window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

let last: Promise<unknown> = Promise.resolve();
let begun = false;
addEventListener('hydrated', () => {
  begun = true;
});

/**
 * Does work in a task of its own, after the work that was given before; as soon as the page's controls work, at once, so that
 * the scripts of a next page load side by side.
 */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (begun) {
    return work();
  }
  const turn = last.then(giveWay).then(work);
  // A script that is missing says so where it is asked for, and holds up no other.
  last = turn.catch(() => undefined);
  return turn;
}
