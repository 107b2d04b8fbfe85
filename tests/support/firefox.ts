import puppeteer, {type Browser, type Page} from 'puppeteer-core';
import {expect} from 'vitest';
import {findFirefox} from '../../scripts/browsers';

/** @throws Error with what to do when there is no Firefox */
export function launchFirefox(): Promise<Browser> {
  const executablePath = findFirefox();
  if (!executablePath) {
    throw new Error(
      'There is no Firefox. On Debian, as root: apt-get install firefox-esr; or set FIREFOX_PATH to its program.',
    );
  }
  // Puppeteer drives Firefox by WebDriver BiDi, which every stock Firefox speaks.
  return puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    extraPrefsFirefox: {
      'intl.accept_languages': 'de-DE',
      'network.captive-portal-service.enabled': false,
      'network.connectivity-service.enabled': false,
    },
  });
}

/** Sets the size of the page's window, in CSS pixels. */
export async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewport({width, height}).catch((error: unknown) => {
    // Puppeteer sets the size first; the orientation, which follows from it, is unknown to older Firefox.
    if (!String(error).includes('setScreenOrientationOverride')) {
      throw error;
    }
  });
}

/**
 * Waits until a function that runs in the page says yes. Puppeteer's own `waitForFunction` compiles code in the page, which
 * the site's policy forbids.
 */
export const waitUntil = (page: Page, holds: (value: string) => boolean | undefined, value = ''): Promise<void> =>
  expect.poll(() => page.evaluate(holds, value).catch(() => false), {timeout: 20_000}).toBe(true);
