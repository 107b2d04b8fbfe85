import {mkdir, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {docsAreaOf} from '../site/areas';
import type {Site} from '../site/site';
import type {HeadStep} from '../page-head';
import {addToHead} from '../page-head/html';
import {cachedCard, cardName, cardSize, type Card} from './card';
import {imageTags} from './imageTags';

const cacheDir = path.resolve('.cache/social-cards');
const imagePath = 'img/social';

/** Files in the cache and the build are named by what they show, so what is not used now shows something that is gone. */
async function removeOthers(used: ReadonlySet<string>): Promise<void> {
  for (const file of await readdir(cacheDir)) {
    if (!used.has(file)) {
      await rm(path.join(cacheDir, file));
    }
  }
}

/** Draws a card for every page of the build, and names it in the page's head. */
export const socialCards = ({provider, areas, colors}: Site): HeadStep => {
  const {name, siteHost, siteUrl} = provider.operator;
  return (outDir) => {
    const used = new Set<string>();
    return {
      async page({file, html, title}) {
        const area = docsAreaOf(`/${file}`, areas)?.label ?? '';
        const card: Card = {title, area, siteName: name, siteHost, colors: colors.light};
        const image = `${cardName(card)}.png`;
        if (!used.has(image)) {
          used.add(image);
          await mkdir(path.join(outDir, imagePath), {recursive: true});
          await writeFile(path.join(outDir, imagePath, image), await cachedCard(card, cacheDir));
        }
        const url = `${siteUrl}/${imagePath}/${image}`;
        return addToHead(html, imageTags({url, alt: `Titelbild von ${name}: „${title}“`, ...cardSize}));
      },
      done: () => removeOthers(used),
    };
  };
};
