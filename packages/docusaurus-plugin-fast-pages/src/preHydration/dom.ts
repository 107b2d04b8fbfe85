/** Creates an element with a class and children. */
export function create<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className: string,
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.className = className;
  element.append(...children);
  return element;
}

/** Runs work that the visitor does not wait for once the next frame is painted. */
export const afterPaint = (work: () => void): void => void requestAnimationFrame(() => setTimeout(work));

/** Shows a message, or with the class `visually-hidden` tells it to screen readers alone. @param time - how long, in milliseconds */
export function announce(text: string, className: string, time: number): void {
  const status = create('p', className);
  status.setAttribute('role', 'status');
  document.body.append(status);
  // Screen readers announce changes of a live region, not a region that appears with its text.
  setTimeout(() => (status.textContent = text));
  setTimeout(() => status.remove(), time);
}
