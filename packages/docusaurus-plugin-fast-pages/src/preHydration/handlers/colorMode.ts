import {config} from '../config';
import {attributes} from '../contract';
import {announce} from '../dom';
import type {Handler} from './index';

/** Color modes in the order of a button, by the system's mode. */
type ColorModeOrders = Partial<Record<'dark' | 'light', typeof config.colorModes>>;

/** How long the message stays, in milliseconds: one that went with hydration could go before a screen reader says it. */
const messageTime = 5000;

const darkScheme = matchMedia('(prefers-color-scheme: dark)');
const systemMode = (): 'dark' | 'light' => (darkScheme.matches ? 'dark' : 'light');

/** The next color mode: in the order that a theme's button names, else in that of Docusaurus' own. */
export const changeColorMode: Handler = (button) => {
  const {dataset} = document.documentElement;
  const orders = JSON.parse(button.getAttribute(attributes.colorMode) ?? '{}') as ColorModeOrders;
  const modes = orders[systemMode()] ?? config.colorModes;
  const next = modes[(modes.findIndex((mode) => mode === dataset.themeChoice) + 1) % modes.length] ?? 'system';
  announce(config.messages.colorModes[next], 'visually-hidden', messageTime);
  dataset.themeChoice = next;
  dataset.theme = next === 'system' ? systemMode() : next;
  const newValue = next === 'system' ? null : next;
  // The theme follows changes by other windows, which come as storage events.
  return () =>
    dispatchEvent(new StorageEvent('storage', {key: config.colorModeKey, newValue, storageArea: localStorage}));
};

/** Docusaurus disables its button until hydration, and a disabled button gets no clicks. */
export function enableColorModeButtons(): void {
  document.querySelectorAll<HTMLButtonElement>('button[class*="toggleButton_"]').forEach((button) => {
    button.disabled = false;
  });
}

/** Follows a change of the system's color scheme, as Docusaurus does after hydration. @returns stops it */
export function followSystem(): () => void {
  const follow = (): void => {
    const {dataset} = document.documentElement;
    if (dataset.themeChoice === 'system') dataset.theme = systemMode();
  };
  darkScheme.addEventListener('change', follow);
  return () => darkScheme.removeEventListener('change', follow);
}
