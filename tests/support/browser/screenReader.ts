import {createRequire} from 'node:module';
import path from 'node:path';
import type {Page} from '@playwright/test';
import type {virtual} from '@guidepup/virtual-screen-reader';
import {buildSync} from 'esbuild';

/** Ways of moving that screen readers have keys for. */
export type Move = keyof typeof virtual.commands;

declare global {
  interface Window {
    readonly screenReader: {readonly virtual: typeof virtual};
  }
}

const library = createRequire(path.resolve('package.json')).resolve('@guidepup/virtual-screen-reader/browser.js');

/** The virtual screen reader as a script for pages, made once for all tests of a process. */
const script = `${
  buildSync({
    stdin: {contents: `export {virtual} from ${JSON.stringify(library)};`, resolveDir: process.cwd()},
    bundle: true,
    format: 'iife',
    globalName: 'screenReader',
    write: false,
  }).outputFiles[0]?.text
};window.screenReader = screenReader;`;

/**
 * A virtual screen reader (Guidepup) in a page: it says what the accessibility tree of a part of the page holds, and
 * what live regions announce (WAI-ARIA 1.2). It is no real one: it knows the roles and names, not the habits of a program.
 */
export class ScreenReader {
  private constructor(private readonly page: Page) {}

  /** Begins to read. @param container - selector of the part to read; the whole page without it */
  static async start(page: Page, container = 'body'): Promise<ScreenReader> {
    await page.evaluate(script);
    await page.evaluate(
      (selector) => window.screenReader.virtual.start({container: document.querySelector(selector) as HTMLElement}),
      container,
    );
    return new ScreenReader(page);
  }

  /** Everything that was said since the beginning, in its order. */
  heard(): Promise<string[]> {
    return this.page.evaluate(() => window.screenReader.virtual.spokenPhraseLog());
  }

  /** Goes on some steps. @returns what is said meanwhile */
  async next(steps: number): Promise<string[]> {
    return this.page.evaluate(async (count) => {
      const {virtual: reader} = window.screenReader;
      const before = (await reader.spokenPhraseLog()).length;
      for (let step = 0; step < count; step += 1) await reader.next();
      return (await reader.spokenPhraseLog()).slice(before);
    }, steps);
  }

  /** Jumps to the next heading, landmark and the like, several times. @returns what is said at each */
  async move(name: Move, times = 1): Promise<string[]> {
    return this.page.evaluate(
      async ({name: command, times: count}) => {
        const {virtual: reader} = window.screenReader;
        const said: string[] = [];
        for (let step = 0; step < count; step += 1) {
          await reader.perform(reader.commands[command]);
          said.push(await reader.lastSpokenPhrase());
        }
        return said;
      },
      {name, times},
    );
  }
}
