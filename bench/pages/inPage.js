// Runs in the pages that visit.ts measures, before their own scripts.
(() => {
  /** How long each event waited for the next paint (Event Timing, W3C): milliseconds. */
  const events = [];
  /** Where the moment of the first tap or key is kept, also across pages. */
  const key = 'bench-start';
  const now = () => performance.timeOrigin + performance.now();
  const begin = () => {
    if (sessionStorage.getItem(key) === '') sessionStorage.setItem(key, now());
  };
  // A touch is a tap when the finger is lifted.
  for (const type of ['pointerup', 'keydown']) {
    addEventListener(type, begin, {capture: true});
  }
  new PerformanceObserver((list) => events.push(...list.getEntries())).observe({
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  });

  /** The moment when what the visitor wanted was painted. */
  let shown;
  const longest = (some) => Math.max(0, ...some.map(({duration}) => duration));

  window.bench = {
    /** From now on, the next tap or key is the first. */
    reset: () => sessionStorage.setItem(key, ''),
    /** Milliseconds from the first tap or key until the frame in which the condition holds was painted; asked before each frame. */
    timeUntil(holds) {
      if (!sessionStorage.getItem(key) || performance.getEntriesByName('first-contentful-paint').length === 0) {
        return undefined;
      }
      if (!shown && holds()) {
        setTimeout(() => (shown ??= now()));
      }
      return shown && shown - Number(sessionStorage.getItem(key));
    },
    /** The longest that a touch waited for the next paint: what was touched looks pressed then. */
    longestPress: () => longest(events.filter(({name}) => name === 'pointerdown')),
    /** The longest that an interaction waited for the next paint. */
    longestAnswer: () => longest(events.filter(({interactionId}) => interactionId > 0)),
  };
})();
