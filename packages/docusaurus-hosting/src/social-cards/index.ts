import {mkdir, readFile, readdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import {docsAreas, type Area} from '../site/areas';
import type {Provider} from '../facts/schema';
import {cachedCard, cardName, cardSize, type Card} from './card';
import {addToHead, canonicalBreadcrumbs, imageTags, readHead, structuredData} from './html';

const cacheDir = path.resolve('.cache/social-cards');
const imagePath = 'img/social';

/** Who runs the site, for search engines (schema.org Organization). */
const organisation = ({contact, legal, operator: {name, siteUrl, description}}: Provider) => ({
  '@context': 'https://schema.org',
  '@type': 'Organization',
  '@id': `${siteUrl}/#organisation`,
  name,
  legalName: legal.name,
  url: siteUrl,
  description,
  logo: `${siteUrl}/img/icon-512.png`,
  email: contact.support,
});

export interface SocialCardsOptions {
  readonly provider: Provider;
  readonly areas: readonly Area[];
}

/** Label of the docs area in which a built page lies; empty for other pages. */
const areaOf = (file: string, areas: readonly Area[]): string =>
  docsAreas(areas).find(({basePath}) => `/${file}`.startsWith(`${basePath}/`))?.label ?? '';

/** Files in the cache and the build are named by what they show, so what is not used now shows something that is gone. */
async function removeOthers(used: ReadonlySet<string>): Promise<void> {
  for (const file of await readdir(cacheDir)) {
    if (!used.has(file)) {
      await rm(path.join(cacheDir, file));
    }
  }
}

/** Draws a card for every page of the build, and puts card, organisation and canonical breadcrumbs into the page's head. */
export const socialCards = ({provider, areas}: SocialCardsOptions): PluginModule => {
  const {name, siteHost, siteUrl} = provider.operator;
  return () => ({
    name: 'social-cards',

    async postBuild({outDir, siteConfig}) {
      const suffix = ` ${siteConfig.titleDelimiter} ${siteConfig.title}`;
      const files = (await readdir(outDir, {recursive: true})).map((file) => file.split(path.sep).join('/'));
      const used = new Set<string>();
      await mkdir(path.join(outDir, imagePath), {recursive: true});

      for (const file of files.filter((each) => each.endsWith('.html')).sort()) {
        const html = await readFile(path.join(outDir, file), 'utf8');
        const head = readHead(html, suffix);
        if (!head || !html.includes('og:title')) {
          continue; // redirect pages and verification files are no pages
        }
        const card: Card = {title: head.title, area: areaOf(file, areas), siteName: name, siteHost};
        const image = `${cardName(card)}.png`;
        if (!used.has(image)) {
          used.add(image);
          await writeFile(path.join(outDir, imagePath, image), await cachedCard(card, cacheDir));
        }
        const tags = imageTags({
          url: `${siteUrl}/${imagePath}/${image}`,
          alt: `Titelbild von ${name}: „${head.title}“`,
          ...cardSize,
        });
        await writeFile(
          path.join(outDir, file),
          addToHead(canonicalBreadcrumbs(html), tags + structuredData(organisation(provider))),
        );
      }
      await removeOthers(used);
    },
  });
};
