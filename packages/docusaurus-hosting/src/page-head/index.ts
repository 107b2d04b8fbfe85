import {readFile, readdir, rename, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import {readHead} from './html';

/** A page of the finished build. */
export interface BuiltPage {
  /** Path in the build, with slashes: `folder/page.html`. */
  readonly file: string;
  readonly html: string;
  /** Its title without the site's name. */
  readonly title: string;
}

/**
 * Something that pages get in their heads.
 *
 * @param outDir - the build
 * @returns what to do with each page, one after the other, and at the end
 */
export type HeadStep = (outDir: string) => {
  /** @returns the page's HTML as it shall be */
  page(page: BuiltPage): string | Promise<string>;
  readonly done?: () => Promise<void>;
};

/** Other plugins read pages at the same time: they see this one as it was or as it will be, never half of it. */
async function replaceFile(file: string, content: string): Promise<void> {
  const unfinished = `${file}.unfinished`;
  await writeFile(unfinished, content);
  await rename(unfinished, file);
}

/** Completes the heads of all pages of a build, step by step. Redirects and files that others ask for are no pages. */
export const pageHeads =
  (steps: readonly HeadStep[]): PluginModule =>
  () => ({
    name: 'page-heads',

    async postBuild({outDir, siteConfig}) {
      const suffix = ` ${siteConfig.titleDelimiter} ${siteConfig.title}`;
      const files = (await readdir(outDir, {recursive: true})).map((file) => file.split(path.sep).join('/'));
      const running = steps.map((step) => step(outDir));
      for (const file of files.filter((each) => each.endsWith('.html')).sort()) {
        const before = await readFile(path.join(outDir, file), 'utf8');
        const head = readHead(before, suffix);
        if (head && before.includes('og:title')) {
          let html = before;
          for (const step of running) {
            html = await step.page({file, html, title: head.title});
          }
          await replaceFile(path.join(outDir, file), html);
        }
      }
      for (const {done} of running) {
        await done?.();
      }
    },
  });
