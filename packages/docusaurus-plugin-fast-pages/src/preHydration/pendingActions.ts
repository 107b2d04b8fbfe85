import {attributes} from './contract';
import {listen, phase, stopListening, withoutListening} from './listeners';

/** Does an action again on the element as it is after hydration; `undefined` if there is none any more. */
export type Replay = (element: HTMLElement | undefined) => void;

/** What the visitor did, in order. */
const actions: (() => void)[] = [];

/** Indexes of children that lead from the root to an element. */
function pathTo(element: Element): number[] {
  const parent = element.parentElement;
  return parent ? [...pathTo(parent), [...parent.children].indexOf(element)] : [];
}

/** Finds the element again: React replaces some (Docusaurus' tabs, for one), and then the one in the same place is meant. */
function finder(element: HTMLElement): () => HTMLElement | undefined {
  const path = pathTo(element);
  return () =>
    element.isConnected
      ? element
      : (path.reduce<Element | undefined>((parent, index) => parent?.children[index], document.documentElement) as
          HTMLElement | undefined);
}

/** Keeps the browser and React from handling an event. */
export function hold(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Remembers what is left to do with an element once React has hydrated it. */
export function remember(element: HTMLElement, replay: Replay): void {
  const find = finder(element);
  actions.push(() => {
    element.removeAttribute(attributes.pending);
    replay(find());
  });
}

/**
 * Holds an event back, marks the element as pending, and remembers what to do.
 *
 * @returns false for an impatient second tap, which means the same as the first
 */
export function postpone(event: Event, element: HTMLElement, replay: Replay): boolean {
  hold(event);
  if (event.type === 'click' && element.hasAttribute(attributes.pending)) return false;
  element.setAttribute(attributes.pending, '');
  remember(element, replay);
  return true;
}

/**
 * Clicks a control that React replaces while it is pressed: the browser sends the click to what surrounds both, or none.
 * React may do so at any of the press's own events, so the control is looked up at the first and clicked after the last.
 */
export function completeClicks(controls: string): void {
  let clicked: EventTarget | null;
  addEventListener('click', ({target}) => (clicked = target), phase);
  listen('pointerdown', (event: PointerEvent) => {
    const pressed = (event.target as Element).closest<HTMLElement>(controls);
    if (!pressed || event.button !== 0) return;
    const find = finder(pressed);
    clicked = null;
    const complete = ({clientX, clientY}: MouseEvent): void => {
      const current = find();
      const isReleasedOn = current?.contains(document.elementFromPoint(clientX, clientY));
      if (current !== pressed && isReleasedOn && !current?.contains(clicked as Node | null)) current?.click();
    };
    addEventListener('mouseup', (released) => setTimeout(complete, 0, released), {capture: true, once: true});
  });
}

/**
 * Replays all actions, each in a task of its own, so that it sees what the one before has changed. What the visitor does
 * meanwhile is answered and replayed after them, in its turn; from then on React answers.
 */
export async function replayActions(): Promise<void> {
  try {
    for (const action of actions) {
      await new Promise((resolve) => setTimeout(resolve));
      withoutListening(action);
    }
  } finally {
    stopListening();
  }
}
