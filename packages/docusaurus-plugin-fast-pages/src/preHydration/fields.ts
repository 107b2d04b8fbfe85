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

/**
 * Leads into the field that names Control and this key as its shortcut (`aria-keyshortcuts`); on macOS it is the Command key.
 *
 * @returns whether there is one
 */
export function answerShortcut(event: KeyboardEvent): boolean {
  if (!event.ctrlKey && !event.metaKey) return false;
  const key = CSS.escape(`control+${event.key}`);
  const field = document.querySelector<HTMLInputElement>(`input[aria-keyshortcuts="${key}" i]`);
  if (!field) return false;
  event.preventDefault();
  field.focus();
  field.select();
  return true;
}
