/** Text fields of the page. */
export const fields = 'input, textarea';

type Field = HTMLInputElement | HTMLTextAreaElement;
type Typed = readonly [text: string, selectionStart: number | null, selectionEnd: number | null];

/** What the visitor has typed: React resets the fields that it hydrates. */
const typed = new Map<Field, Typed>();

export function onInput({target}: Event): void {
  if (target instanceof Element && target.matches(fields)) {
    const field = target as Field;
    typed.set(field, [field.value, field.selectionStart, field.selectionEnd]);
  }
}

/** Sets the value behind React's back, so that React, which compares a field with what it saw last, notices the change. */
function type(field: Field, [text, selectionStart, selectionEnd]: Typed): void {
  const prototype = Object.getPrototypeOf(field) as Field;
  const descriptor = Object.getOwnPropertyDescriptor(prototype, 'value');
  for (const value of ['', text]) {
    descriptor?.set?.call(field, value);
    field.dispatchEvent(new InputEvent('input', {bubbles: true}));
  }
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}

/** Gives fields their text back, and tells React which one has the focus. */
export function restoreFields(): void {
  const focused = document.activeElement;
  if (focused?.matches(fields)) focused.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
  typed.forEach((text, field) => type(field, text));
}

/** The field that names Control and this key as its shortcut (`aria-keyshortcuts`); on macOS it is the Command key. */
function findByShortcut(key: string): HTMLInputElement | undefined {
  return [...document.querySelectorAll<HTMLInputElement>('input[aria-keyshortcuts]')].find(
    (field) => field.getAttribute('aria-keyshortcuts')?.toLowerCase() === `control+${key.toLowerCase()}`,
  );
}

/** @returns whether the event was a field's shortcut, and is answered */
export function answerShortcut(event: KeyboardEvent): boolean {
  const field = event.ctrlKey || event.metaKey ? findByShortcut(event.key) : undefined;
  if (field) {
    event.preventDefault();
    field.focus();
    field.select();
  }
  return field !== undefined;
}
