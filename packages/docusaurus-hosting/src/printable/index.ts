import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import {docsContents} from '../markdown/docsContents';
import {printableAddress, printablePlugin} from './address';
import {categoriesOf, type Category} from './categories';
import {printableDocument, type Part} from './document';

/** Docusaurus plugin that makes one document to print of each category of the docs. Only in builds. */
export const printableCategories = (): PluginModule => () => {
  let categories: Category[] = [];
  return {
    name: printablePlugin,

    async allContentLoaded({allContent, actions}) {
      categories = docsContents(allContent).flatMap(categoriesOf);
      actions.setGlobalData(categories.map(({route}) => route));
    },

    async postBuild({outDir, siteConfig: {url}}) {
      const readPart = async (route: string): Promise<Part> => ({
        route,
        html: await readFile(path.join(outDir, `${route}.html`), 'utf8'),
      });
      for (const {label, route, pages} of categories) {
        const parts = (await Promise.all(pages.map(readPart))) as [Part, ...Part[]];
        const file = path.join(outDir, `${printableAddress(route)}.html`);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, printableDocument(`Alles zu ${label}`, parts, new URL(route, url).href));
      }
    },
  };
};
