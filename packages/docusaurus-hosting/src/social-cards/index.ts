import {readdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {toHtml} from 'hast-util-to-html';
import {h} from 'hastscript';
import {writeFiles} from 'docusaurus-content-check/reader';
import {docsAreaOf} from '../site/areas';
import type {Site} from '../site/site';
import {cachedCard, cardName, cardSize, type Card} from './card';

const cacheDir = path.resolve('.cache/social-cards');
const imagePath = 'img/social';

/** The meta elements for a card, after the Open Graph protocol and Twitter's names for the same. @param url - absolute */
export const imageTags = (url: string, alt: string): string =>
  toHtml([
    h('meta', {property: 'og:image', content: url}),
    h('meta', {property: 'og:image:type', content: 'image/png'}),
    h('meta', {property: 'og:image:width', content: cardSize.width}),
    h('meta', {property: 'og:image:height', content: cardSize.height}),
    h('meta', {property: 'og:image:alt', content: alt}),
    h('meta', {name: 'twitter:image', content: url}),
    h('meta', {name: 'twitter:image:alt', content: alt}),
  ]);

/** Cards for the pages of a build. */
export function socialCards({facts, areas, colors}: Site, outDir: string) {
  const {name, siteHost, siteUrl} = facts.operator;
  const used = new Set<string>();
  return {
    /** Draws the card of a page. @returns what its head says of it */
    async tagsFor(route: string, title: string): Promise<string> {
      const area = docsAreaOf(route, areas)?.label ?? '';
      const card: Card = {title, area, siteName: name, siteHost, colors: colors.light};
      const image = `${cardName(card)}.png`;
      if (!used.has(image)) {
        used.add(image);
        writeFiles(outDir, {[`${imagePath}/${image}`]: await cachedCard(card, cacheDir)});
      }
      return imageTags(`${siteUrl}/${imagePath}/${image}`, `Titelbild von ${name}: „${title}“`);
    },

    /** Files in the cache are named by what they show, so what is not used now shows something that is gone. */
    async removeOthers(): Promise<void> {
      for (const file of await readdir(cacheDir)) {
        if (!used.has(file)) await rm(path.join(cacheDir, file));
      }
    },
  };
}
