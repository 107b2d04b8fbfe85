// Runs in the pages that visit.ts measures, before their own scripts.
(() => {
  /** How long each event waited for the next paint (Event Timing, W3C): milliseconds. */
  const events = [];
  /** Where the moment of the first input is kept, also across pages. */
  const key = 'bench-start';
  const now = () => performance.timeOrigin + performance.now();
  const begin = () => {
    if (sessionStorage.getItem(key) === '') sessionStorage.setItem(key, now());
  };
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(type, begin, {capture: true});
  }
  new PerformanceObserver((list) => events.push(...list.getEntries())).observe({
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  });

  window.bench = {
    /** From now on, the next input is the first. */
    reset: () => sessionStorage.setItem(key, ''),
    /** Milliseconds since the first input; nothing before the condition holds and the page has been painted. */
    timeUntil: (holds) =>
      sessionStorage.getItem(key) && performance.getEntriesByName('first-contentful-paint').length > 0 && holds()
        ? now() - Number(sessionStorage.getItem(key))
        : undefined,
    /** The longest that an interaction waited for the next paint. */
    longestAnswer: () =>
      Math.max(0, ...events.filter(({interactionId}) => interactionId > 0).map(({duration}) => duration)),
  };
})();
