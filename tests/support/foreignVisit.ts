import {brotliCompressSync, constants} from 'node:zlib';
import {chromium, devices, type Page, type Response} from '@playwright/test';
import {findChromium} from 'docusaurus-publish/verify/chromium';
import {startFolderHost} from './folderHost';

/** A page of a built site on a phone, and what it did. */
export interface Visit {
  readonly page: Page;
  readonly origin: string;
  /** What the browser's console calls an error, and exceptions that nobody catches. */
  readonly errors: readonly string[];
  /** Kilobytes that all answers so far take with brotli. */
  readonly kilobytes: () => Promise<number>;
}

async function weigh(response: Response): Promise<number> {
  const body = await response.body().catch(() => Buffer.alloc(0));
  return brotliCompressSync(body, {params: {[constants.BROTLI_PARAM_QUALITY]: 5}}).length / 1000;
}

/** Serves a build on the loopback interface and opens a phone's browser; other sites are out of reach. */
export async function visit<T>(build: string, look: (visit: Visit) => Promise<T>): Promise<T> {
  const host = await startFolderHost(build);
  const origin = `http://127.0.0.1:${host.port}`;
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && {executablePath}),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({...devices['Pixel 7'], locale: 'en-US'});
    await page.route(
      (url) => url.origin !== origin,
      (route) => route.abort(),
    );
    const errors: string[] = [];
    const weights: Promise<number>[] = [];
    page.on('pageerror', ({message}) => errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    page.on('response', (response) => {
      weights.push(weigh(response));
    });
    return await look({
      page,
      origin,
      errors,
      kilobytes: async () => (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0),
    });
  } finally {
    await browser.close();
    await host.stop();
  }
}
