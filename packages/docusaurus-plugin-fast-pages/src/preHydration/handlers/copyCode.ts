import {config} from '../config';
import {attributes, classes} from '../contract';
import {announce} from '../dom';
import type {Handler} from './index';

/** How long the message stays, in milliseconds. */
const messageTime = 2500;

/** Copies the text that a button names, or the code of its block. */
export const copyCode: Handler = (button) => {
  if (document.querySelector('form[method="dialog"]')) {
    return undefined; // what visitors enter in a form for scripts may change the text
  }
  const code = button.closest('.theme-code-block')?.querySelector<HTMLElement>('code');
  const text = button.getAttribute(attributes.copy) || (code?.textContent ?? '');
  let failed = false;
  navigator.clipboard.writeText(text).then(
    () => announce(config.messages.copied, classes.status, messageTime),
    () => {
      failed = true;
    },
  );
  return (current) => failed && current?.click();
};
