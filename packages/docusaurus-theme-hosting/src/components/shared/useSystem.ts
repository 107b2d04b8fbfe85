import {useSyncExternalStore} from 'react';

/** What tabs of systems are called → what browsers say of theirs, as a regular expression for {@link agent}. */
export const systems: Readonly<Record<string, string>> = {
  ios: 'iPhone|iPad|Macintosh.* touch$',
  android: 'Android',
  macos: 'Macintosh(?!.* touch$)',
  windows: 'Windows',
  linux: 'X11',
};

/** The user agent and whether its screen takes several touches: iPads say that they are Macs, which have none. */
const agent = (): string => `${navigator.userAgent}${navigator.maxTouchPoints > 1 ? ' touch' : ''}`;

const visitorsSystem = (): string | undefined =>
  Object.keys(systems).find((system) => new RegExp(systems[system] ?? '').test(agent()));

const never = (): (() => void) => () => undefined;

/** The visitor's system as tabs name it: undefined in the page as it is served, and where it is none of theirs. */
export const useSystem = (): string | undefined => useSyncExternalStore(never, visitorsSystem, () => undefined);
