import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {converter} from './toMarkdown';

const folder = mkdtempSync(path.join(os.tmpdir(), 'page-markdown-'));
afterAll(() => rmSync(folder, {recursive: true}));
const cacheFile = path.join(folder, 'cache/pages.json');

/** Builds a page with a sentence and a script. @returns its Markdown */
async function build(sentence: string, script: string): Promise<string | undefined> {
  const html = `<head><meta name=description content=Help><script data-src="/assets/js/${script}"></script></head><main><h1>Help</h1><p>${sentence}</p></main><script>{"build":"${script}"}</script>`;
  const cache = await converter(cacheFile);
  const page = await cache.convert(html, 'https://docs.example.org/help', 'Source');
  await cache.keep();
  return page?.markdown;
}

it('keeps pages of the last build, whatever it and its scripts were called, until their text is another', async () => {
  expect(await build('Ask us.', 'main.1.js')).toContain('Ask us.');
  writeFileSync(cacheFile, readFileSync(cacheFile, 'utf8').replace('Ask us.', 'From the cache.'));
  expect(await build('Ask us.', 'main.2.js')).toContain('From the cache.');
  expect(await build('Call us.', 'main.2.js')).toContain('Call us.');
  expect(readFileSync(cacheFile, 'utf8'), 'what no page holds any more is gone').not.toContain('From the cache');
});
