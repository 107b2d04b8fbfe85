import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {printableFolder} from 'docusaurus-hosting/client';
import type {Category} from './categories';
import {documentsKeptIn, type Part} from './document';

/** One document to print of each category, by its file in the build. @param url - of the site */
export async function printableFiles(
  categories: readonly Category[],
  outDir: string,
  url: string,
): Promise<Record<string, string>> {
  const readPart = async (route: string): Promise<Part> => ({
    route,
    html: await readFile(path.join(outDir, `${route}.html`), 'utf8'),
  });
  const kept = await documentsKeptIn(path.resolve('node_modules/.cache/docusaurus-theme-hosting/printable.json'));
  const files: Record<string, string> = {};
  for (const {label, route, pages} of categories) {
    const parts = (await Promise.all(pages.map(readPart))) as [Part, ...Part[]];
    const document = await kept.document(`Alles zu ${label}`, parts, new URL(route, url).href);
    files[`${printableFolder}${route}.html`] = document;
  }
  await kept.keep();
  return files;
}
