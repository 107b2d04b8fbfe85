import {JSDOM} from 'jsdom';
import {afterEach, expect, it, vi} from 'vitest';

afterEach(() => vi.unstubAllGlobals());

/** The modes that three clicks on a button choose before hydration, from the system's on. */
async function clickThrough(button: string, isDark: boolean): Promise<(string | undefined)[]> {
  const {document} = new JSDOM(`<html data-theme-choice="system"><body>${button}</body>`).window;
  vi.stubGlobal('document', document);
  vi.stubGlobal('matchMedia', () => ({matches: isDark}));
  vi.stubGlobal('PRE_HYDRATION_CONFIG', {colorModes: ['system', 'light', 'dark'], messages: {colorModes: {}}});
  vi.resetModules();
  const {changeColorMode} = await import('./handlers/colorMode');
  return [1, 2, 3].map(() => {
    changeColorMode(document.querySelector('button') ?? document.body);
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
