import {useSyncExternalStore} from 'react';

/** What tabs of systems are called, by what browsers say of theirs. */
const systems: readonly (readonly [value: string, pattern: RegExp])[] = [
  ['ios', /iPhone|iPad/],
  ['android', /Android/],
  ['macos', /Mac/],
  ['windows', /Windows/],
  ['linux', /Linux|CrOS/],
];

function visitorsSystem(): string | undefined {
  const {userAgent, maxTouchPoints} = navigator;
  // iPads say that they are Macs, which have no touch screens.
  return /Mac/.test(userAgent) && maxTouchPoints > 1
    ? 'ios'
    : systems.find(([, pattern]) => pattern.test(userAgent))?.[0];
}

const never = (): (() => void) => () => undefined;

/** The visitor's system as tabs name it: undefined in the page as it is served, and where it is none of theirs. */
export const useSystem = (): string | undefined => useSyncExternalStore(never, visitorsSystem, () => undefined);
