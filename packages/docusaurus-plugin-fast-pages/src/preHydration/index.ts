// Inline script in the head of every page. The page is complete without scripts, so they start late. What the visitor does
// meanwhile is answered at once where the browser can (handlers/, which come after the first paint); everything else is kept
// and replayed after hydration.
// The text is the same on all pages of a language, so that a Content Security Policy can name its hash.
import {config} from './config';
import {attributes, events, skipLink} from './contract';
import {afterPaint} from './dom';
import {giveUp, onError, onRejection} from './failure';
import {answerShortcut, onInput, restoreFields} from './fields';
import type * as Handlers from './handlers';
import {enableColorModeButtons, followSystem} from './handlers/colorMode';
import {preselectTabs} from './handlers/tabs';
import {isListening, listen, phase, withoutListening} from './listeners';
import {completeClicks, hold, postpone, remember, replayActions, type Replay} from './pendingActions';
import {markPressed} from './pressed';
import {isStartedByVisitor, start, startWhenIdle} from './scripts';

const controls = `button:not([type="submit"]), [role="button"], [role="tab"], ${skipLink}`;
/** Keys that these elements answer only once React has hydrated them; letters and Tab work natively. */
const keysOf: readonly (readonly [selector: string, keys: readonly string[]])[] = [
  ['[role="tab"]', ['Enter', ' ', 'ArrowLeft', 'ArrowRight', 'Home', 'End']],
  ['a[role="button"]', ['Enter', ' ']],
  ['[role="combobox"]', ['ArrowDown', 'ArrowUp', 'Escape']],
];
const interactions = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'scroll'];

/** Browsers report a pointer that rests where a page is laid out as a movement. */
const isAtRest = (event: Event): boolean =>
  event.type === 'pointermove' && !(event as PointerEvent).movementX && !(event as PointerEvent).movementY;

const onInteraction = (event: Event): void => {
  if (!isAtRest(event)) start('high');
};

let handlerOf: typeof Handlers.handlerOf | undefined;

/** The handlers come after the first paint. Where they cannot be loaded, clicks are replayed after hydration. */
const handlersLoaded = new Promise<void>((resolve) => {
  const {handlers} = config;
  const load = async (address: string): Promise<void> => {
    const loaded = (await import(address).catch(() => undefined)) as typeof Handlers | undefined;
    if (loaded && isListening()) ({handlerOf} = loaded);
    resolve();
  };
  if (handlers) addEventListener('DOMContentLoaded', () => afterPaint(() => void load(handlers)));
});

const answer = (control: HTMLElement): Replay | undefined => handlerOf?.(control)?.(control);

/** Keeps a click for React, or for a handler that comes before. */
function keepClick(event: Event, control: HTMLElement): void {
  let replay: Replay = (current) => current?.click();
  const isFirst = postpone(event, control, (current) => replay(current));
  if (!isFirst || handlerOf) return;
  void handlersLoaded.then(() => {
    const answered = answer(control);
    if (answered) {
      replay = answered;
      control.removeAttribute(attributes.pending);
    }
  });
}

function onClick(event: MouseEvent): void {
  const control = (event.target as Element).closest<HTMLElement>(controls);
  if (!control || !event.isTrusted || event.button !== 0) return;
  start('high');
  const replay = answer(control);
  if (replay) {
    hold(event);
    remember(control, replay);
  } else if (!control.closest('dialog')) {
    keepClick(event, control);
  }
}

/** Forms with the method `dialog` are for scripts alone; the browser does nothing with them. */
function onSubmit(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (form.method === 'dialog') {
    start('high');
    postpone(event, form, (current) => (current as HTMLFormElement | undefined)?.requestSubmit());
  }
}

function onKeyDown(event: KeyboardEvent): void {
  const {key} = event;
  const target = event.target as HTMLElement;
  const isForReact = keysOf.some(([selector, keys]) => keys.includes(key) && target.matches(selector));
  if (!answerShortcut(event) && isForReact) {
    postpone(event, target, (current) =>
      current?.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true})),
    );
  }
}

/** Tells the page once that a visitor interacts with it, and may go on to another page. */
function announceInteraction(): void {
  const controller = new AbortController();
  const announce = (event?: Event): void => {
    if (event && isAtRest(event)) return;
    controller.abort();
    dispatchEvent(new Event(events.interaction));
  };
  if (isStartedByVisitor()) announce();
  else interactions.forEach((type) => addEventListener(type, announce, {...phase, signal: controller.signal}));
}

/** Calls back once when Docusaurus says on the root element that React has hydrated the page. */
function afterHydration(work: () => void): void {
  const root = document.documentElement;
  const observer = new MutationObserver(() => {
    if (root.dataset.hasHydrated === 'true') {
      observer.disconnect();
      work();
    }
  });
  observer.observe(root, {attributeFilter: ['data-has-hydrated']});
}

/** Encodes a hash that is no UTF-8, such as `#100%`, before the router sees it: Docusaurus would fail to decode it. */
function encodeHash(): void {
  try {
    decodeURIComponent(location.hash);
  } catch {
    history.replaceState(history.state, '', `#${encodeURIComponent(location.hash.slice(1))}`);
  }
}

function startListening(): void {
  interactions.forEach((type) => listen(type, onInteraction));
  listen('click', onClick);
  listen('submit', onSubmit);
  listen('keydown', onKeyDown);
  listen('input', onInput);
  listen(events.crashed, giveUp);
  listen('error', onError);
  listen('unhandledrejection', onRejection);
}

function startScripts(): void {
  const needsScripts = /\/search\/?$/.test(location.pathname) || /[?&]_highlight=/.test(location.search);
  if (needsScripts) {
    start('high'); // results of the search are not in the HTML
  } else if (document.readyState === 'complete') {
    startWhenIdle();
  } else {
    addEventListener('load', startWhenIdle);
  }
}

const stopFollowing = followSystem();
addEventListener('popstate', encodeHash);
markPressed();
completeClicks(controls);
startListening();
addEventListener('DOMContentLoaded', enableColorModeButtons);
addEventListener('DOMContentLoaded', preselectTabs);
afterHydration(() => {
  stopFollowing();
  withoutListening(restoreFields);
  announceInteraction();
  void replayActions();
});
startScripts();
