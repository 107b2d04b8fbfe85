import {attributes, skipLink} from '../contract';
import type {Replay} from '../pendingActions';
import {changeColorMode} from './colorMode';
import {copyCode} from './copyCode';
import {openMenu} from './menu';
import {selectTab} from './tabs';

/** Answers a control without React. @returns what is left for React to do; nothing if only React can answer */
export type Handler = (control: HTMLElement) => Replay | undefined;

/** As Docusaurus does; the browser alone would go to the start of the sidebar. */
const skipToContent: Handler = () => {
  const main = document.querySelector('main');
  if (!main) return undefined;
  main.tabIndex = -1;
  main.focus();
  main.removeAttribute('tabindex');
  return () => undefined;
};

/** Controls of Docusaurus' classic theme, and of themes that use the contract. */
const handlers: readonly (readonly [selector: string, handler: Handler])[] = [
  [skipLink, skipToContent],
  ['.navbar__toggle', openMenu],
  ['[role="tab"]', selectTab],
  [`[${attributes.colorMode}], [class*="toggleButton_"]`, changeColorMode],
  [`[${attributes.copy}], .theme-code-block [class*="copyButton_"]`, copyCode],
];

export const handlerOf = (control: HTMLElement): Handler | undefined =>
  handlers.find(([selector]) => control.matches(selector))?.[1];
