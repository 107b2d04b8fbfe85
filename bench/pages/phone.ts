import {launch, type Browser, type Page} from 'puppeteer-core';
import {findChromium} from 'docusaurus-publish/verify/chromium';

/** As on Lighthouse's phone: this machine is taken for four times as fast. */
export const slowdown = 4;

/** Chromium as the measurements start it; Caddy's certificate on the loopback interface is its own. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = findChromium();
  return launch({
    ...(executablePath ? {executablePath} : {}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--ignore-certificate-errors'],
  });
}

/** A window as wide as that of Lighthouse's phone, which is touched. */
export const asPhone = (page: Page): Promise<void> =>
  page.setViewport({width: 412, height: 823, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true});
