import {attributes} from './contract';
import {listen} from './listeners';

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

/** Holds an event back, marks the element as pending, and remembers what to do. */
export function postpone(event: Event, element: HTMLElement, replay: Replay): void {
  hold(event);
  if (event.type === 'click' && element.hasAttribute(attributes.pending)) {
    return; // an impatient second tap means the same as the first
  }
  element.setAttribute(attributes.pending, '');
  remember(element, replay);
}

/** Clicks a control that React replaces while the mouse is down on it: the browser sends no click then. */
export function completeClicks(controls: string): void {
  listen('mousedown', (event: MouseEvent) => {
    const pressed = (event.target as Element).closest<HTMLElement>(controls);
    if (!pressed || event.button !== 0) {
      return;
    }
    const find = finder(pressed);
    const release = ({target}: MouseEvent): void => {
      const current = find();
      if (current !== pressed && current?.contains(target as Node)) current.click();
    };
    addEventListener('mouseup', release, {capture: true, once: true});
  });
}

/** Replays all actions, each in a task of its own, so that it sees what the one before has changed. */
export async function replayActions(): Promise<void> {
  for (const action of actions) {
    await new Promise((resolve) => setTimeout(resolve));
    action();
  }
}
