import {JSDOM} from 'jsdom';
import {afterEach, expect, it, vi} from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The handler of a button on a page that follows the system. @param messages - what is announced, by mode */
async function loadFor(button: string, isDark: boolean, messages: Readonly<Record<string, string>> = {}) {
  const {window} = new JSDOM(`<html data-theme-choice="system"><body>${button}</body>`, {url: 'http://x'});
  const {document, localStorage, StorageEvent} = window;
  vi.stubGlobal('document', document);
  vi.stubGlobal('localStorage', localStorage);
  vi.stubGlobal('StorageEvent', StorageEvent);
  vi.stubGlobal('dispatchEvent', vi.fn());
  vi.stubGlobal('matchMedia', () => ({matches: isDark}));
  vi.stubGlobal('PRE_HYDRATION_CONFIG', {colorModes: ['system', 'light', 'dark'], messages: {colorModes: messages}});
  vi.resetModules();
  const {changeColorMode} = await import('./handlers/colorMode');
  return {document, changeColorMode, button: document.querySelector('button') ?? document.body};
}

/** The modes that three clicks on a button choose before hydration, from the system's on. */
async function clickThrough(html: string, isDark: boolean): Promise<(string | undefined)[]> {
  const {document, changeColorMode, button} = await loadFor(html, isDark);
  return [1, 2, 3].map(() => {
    changeColorMode(button);
    return document.documentElement.dataset.themeChoice;
  });
}

it.each([true, false])('changes the color mode as Docusaurus’ own button does (dark system: %s)', async (isDark) => {
  expect(await clickThrough('<button class="toggleButton_x">', isDark)).toEqual(['light', 'dark', 'system']);
});

it('changes the color mode in the order that a theme’s button names for the system', async () => {
  const button = `<button data-fast-pages-color-mode='{"light":["system","dark","light"],"dark":["system","light","dark"]}'>`;
  expect(await clickThrough(button, false)).toEqual(['dark', 'light', 'system']);
  expect(await clickThrough(button, true)).toEqual(['light', 'dark', 'system']);
});

it('announces the mode for a while, whenever hydration comes', async () => {
  vi.useFakeTimers();
  const {document, changeColorMode, button} = await loadFor('<button></button>', true, {light: 'hell'});
  changeColorMode(button)?.(button);
  vi.advanceTimersByTime(1000);
  expect(document.querySelector('[role="status"]')?.textContent).toBe('hell');
  vi.advanceTimersByTime(10_000);
  expect(document.querySelector('[role="status"]')).toBeNull();
});
