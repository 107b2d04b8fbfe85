import {attributes} from './contract';

/** Does an action again on the element as it is after hydration; `undefined` if there is none any more. */
export type Replay = (element: HTMLElement | undefined) => void;

/** What the visitor did, in order. */
const actions: (() => void)[] = [];

/** Indexes of children that lead from the root to an element. */
function pathTo(element: Element): number[] {
  const parent = element.parentElement;
  return parent ? [...pathTo(parent), [...parent.children].indexOf(element)] : [];
}

/** Keeps the browser and React from handling an event. */
export function hold(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Remembers what is left to do with an element once React has hydrated it. */
export function remember(element: HTMLElement, replay: Replay): void {
  const path = pathTo(element);
  actions.push(() => {
    element.removeAttribute(attributes.pending);
    // React replaces some elements (Docusaurus' tabs, for one): then the element in the same place is meant.
    const current = element.isConnected
      ? element
      : path.reduce<Element | undefined>((parent, index) => parent?.children[index], document.documentElement);
    replay(current as HTMLElement | undefined);
  });
}

/** Holds an event back, marks the element as pending, and remembers what to do. */
export function postpone(event: Event, element: HTMLElement, replay: Replay): void {
  hold(event);
  if (event.type === 'click' && element.hasAttribute(attributes.pending)) {
    return; // an impatient second tap means the same as the first
  }
  element.setAttribute(attributes.pending, '');
  remember(element, replay);
}

/** Replays all actions, each in a task of its own, so that it sees what the one before has changed. */
export async function replayActions(): Promise<void> {
  for (const action of actions) {
    await new Promise((resolve) => setTimeout(resolve));
    action();
  }
}
