// Stands in the head of every page, after the placeholders of the page's scripts, and starts them late: the page is
// complete without them. What the visitor does meanwhile is answered at once where the browser can (answers.js); anything else is
// kept, and done once the page's controls work.
// The text is the same on all pages, so that a Content Security Policy can name its hash. No imports, no build step.
(() => {
  const placeholders = 'script[type="text/deferred"]';
  const controls = `button:not([type="submit"]), [role="button"], [role="tab"], ${skipLink}`;
  const fields = 'input, textarea';
  /** A browser that has always something to do takes over all the same, after these milliseconds. */
  const busyTime = 2000;
  // Keys that these elements answer by themselves only once React has taken over; letters and Tab work natively.
  const keysOf = [
    ['[role="tab"]', ['Enter', ' ', 'ArrowLeft', 'ArrowRight', 'Home', 'End']],
    ['a[role="button"]', ['Enter', ' ']],
    ['[role="combobox"]', ['ArrowDown', 'ArrowUp', 'Escape']],
  ];
  const firstSigns = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'];

  /** What the visitor did, in its order: functions that do it again. */
  const kept = [];
  /** Field → its text and cursor: React empties fields that it takes over. */
  const texts = new Map();
  let priority;

  /** One after the other, so that the browser stays free between two, unless the visitor waits. */
  async function loadScripts() {
    for (const placeholder of document.querySelectorAll(placeholders)) {
      const script = document.createElement('script');
      script.src = placeholder.dataset.src;
      script.async = false; // in their order
      script.fetchPriority = priority;
      script.onerror = sayWhatIsMissing;
      placeholder.replaceWith(script);
      if (priority === 'low') {
        await new Promise((resolve) => setTimeout(resolve));
      }
    }
  }

  /** Loads the scripts, once the page is parsed: what runs earlier would take over half a page. */
  function start(newPriority) {
    const started = priority;
    priority = started === 'high' ? started : newPriority;
    if (started) {
      return;
    }
    if (document.readyState === 'loading') {
      addEventListener('DOMContentLoaded', loadScripts);
    } else if (priority === 'low') {
      loadScripts();
    } else {
      afterPaint(loadScripts);
    }
  }

  const startNow = () => start('high');

  /** A pointer that only lies where a page is laid out: browsers tell of it as if it had moved. */
  const isAtRest = ({type, movementX, movementY}) => type === 'pointermove' && !movementX && !movementY;
  const onSign = (event) => isAtRest(event) || startNow();

  /** Where an element stands, as numbers of children from the root on. */
  function placeOf(element) {
    const parent = element.parentElement;
    return parent ? [...placeOf(parent), [...parent.children].indexOf(element)] : [];
  }

  function hold(event) {
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  /** Keeps what is left to do with an element. */
  function remember(element, again) {
    const place = placeOf(element);
    kept.push(() => {
      delete element.dataset.pending;
      // React makes some elements anew (tabs do): then the one in the same place is meant.
      again(
        element.isConnected
          ? element
          : place.reduce((parent, index) => parent?.children[index], document.documentElement),
      );
    });
  }

  /** Keeps an action on an element, which shows that it has been seen (`data-pending`). */
  function keep(event, element, again) {
    hold(event);
    if (event.type === 'click' && element.dataset.pending !== undefined) {
      return; // an impatient second tap means the same as the first
    }
    element.dataset.pending = '';
    remember(element, again);
  }

  function onClick(event) {
    const control = event.target.closest(controls);
    if (!control || !event.isTrusted || event.button !== 0) {
      return;
    }
    startNow();
    const [, answer] = answers.find(([selector]) => control.matches(selector)) ?? [];
    const again = answer?.(control);
    if (again) {
      hold(event);
      remember(control, again);
    } else if (!control.closest('dialog')) {
      keep(event, control, (present) => present?.click());
    }
  }

  /** Forms of this method are for scripts only; the browser itself does nothing with them. */
  function onSubmit(event) {
    if (event.target.method === 'dialog') {
      startNow();
      keep(event, event.target, (present) => present?.requestSubmit());
    }
  }

  function onKeyDown(event) {
    const {target, key} = event;
    const field = (event.ctrlKey || event.metaKey) && findByShortcut(key);
    if (field) {
      event.preventDefault();
      field.focus();
      field.select();
    } else if (keysOf.some(([selector, keys]) => keys.includes(key) && target.matches(selector))) {
      keep(event, target, (present) =>
        present?.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true})),
      );
    }
  }

  /** The field that names Control and the key as its shortcut; macOS has another key for Control. */
  function findByShortcut(key) {
    return [...document.querySelectorAll('[aria-keyshortcuts]')].find(
      (element) => element.getAttribute('aria-keyshortcuts').toLowerCase() === `control+${key.toLowerCase()}`,
    );
  }

  function onInput({target}) {
    if (target.matches(fields) && target.selectionStart !== undefined) {
      texts.set(target, [target.value, target.selectionStart, target.selectionEnd]);
    }
  }

  /** Types a text anew, so that React, which compares a field with what it has seen last, notices it. */
  function type(field, [text, selectionStart, selectionEnd]) {
    const {set} = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
    for (const value of ['', text]) {
      set.call(field, value);
      field.dispatchEvent(new InputEvent('input', {bubbles: true}));
    }
    if (selectionStart !== null) {
      field.setSelectionRange(selectionStart, selectionEnd);
    }
  }

  /** Somebody reads this page, and may go on from here: told once, when its own code is there. */
  function sayVisitor() {
    firstSigns.forEach((type) => removeEventListener(type, onVisitor, options));
    dispatchEvent(new Event('visitor'));
  }

  const onVisitor = (event) => isAtRest(event) || sayVisitor();

  /** The page's controls work: does what was kept, one after the other, so that each sees what the one before has changed. */
  async function replay() {
    stopListening();
    dark.removeEventListener('change', followSystem);
    document.querySelector('script[type="speculationrules"]')?.remove(); // Docusaurus fetches ahead now
    const focused = document.activeElement;
    if (focused?.matches(fields)) {
      focused.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
    }
    for (const [field, text] of texts) {
      type(field, text);
    }
    if (priority === 'high') {
      sayVisitor();
    } else {
      firstSigns.forEach((type) => addEventListener(type, onVisitor, options));
    }
    for (const again of kept) {
      await new Promise((resolve) => setTimeout(resolve));
      again();
    }
  }

  /** The page crashed, or cannot begin: no control looks as if it were still at work, or is held back. */
  function giveUp() {
    stopListening();
    for (const element of document.querySelectorAll('[data-pending]')) {
      delete element.dataset.pending;
    }
  }

  /** Scripts are missing for good: what is there can be read, and the visitor learns why the rest does not answer. */
  function sayWhatIsMissing() {
    giveUp();
    const notice = document.createElement('p');
    notice.className = 'alert alert--warning';
    notice.setAttribute('role', 'alert');
    const link = (href, text) => Object.assign(document.createElement('a'), {href, textContent: text});
    notice.append(
      'Diese Seite ließ sich nicht ganz laden: Du kannst sie lesen, aber Suche und Schalter fehlen. ',
      link(location.href, 'Lade sie neu'),
      ' oder geh ',
      link(document.querySelector('.navbar__brand')?.getAttribute('href') ?? '/', 'zur Startseite'),
      '.',
    );
    // Outside of what React would take over.
    document.body.prepend(notice);
  }

  /** The page's own code: without it, Docusaurus does not begin (its `preload` rejects). */
  function onRejection({reason}) {
    if (reason?.name === 'ChunkLoadError') {
      sayWhatIsMissing();
    }
  }

  const listeners = [
    ...firstSigns.map((type) => [type, onSign]),
    ['click', onClick],
    ['submit', onSubmit],
    ['keydown', onKeyDown],
    ['input', onInput],
    ['hydrated', replay],
    ['crashed', giveUp],
    ['unhandledrejection', onRejection],
  ];
  const options = {capture: true, passive: false};

  /** The system's colours change while the page waits: followed as the theme's own script began it. */
  const dark = matchMedia('(prefers-color-scheme: dark)');
  function followSystem() {
    if (document.documentElement.dataset.themeChoice === 'system') {
      document.documentElement.dataset.theme = dark.matches ? 'dark' : 'light';
    }
  }
  dark.addEventListener('change', followSystem);

  function stopListening() {
    for (const [type, listener] of listeners) {
      removeEventListener(type, listener, options);
    }
  }

  function startWhenIdle() {
    const {saveData, effectiveType = '4g'} = navigator.connection ?? {};
    if (!saveData && effectiveType === '4g') {
      const begin = () => start('low');
      if (window.requestIdleCallback) {
        requestIdleCallback(begin, {timeout: busyTime});
      } else {
        setTimeout(begin); // Safari
      }
    }
  }

  for (const [type, listener] of listeners) {
    addEventListener(type, listener, options);
  }
  if (/\/search\/?$/.test(location.pathname) || /[?&]_highlight=/.test(location.search)) {
    startNow(); // what was asked for is not in the page
  } else if (document.readyState === 'complete') {
    startWhenIdle();
  } else {
    addEventListener('load', startWhenIdle);
  }
})();
