import {readFile, readdir} from 'node:fs/promises';
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import {writeFiles} from 'docusaurus-content-check/reader';
import type {Site} from '../site/site';
import {socialCards} from '../social-cards';
import {addToHead, titleOf} from './html';
import {canonicalBreadcrumbs, organization} from './structuredData';

/** How many pages are in work at once: cards are drawn beside what reads and writes pages. */
const parallel = 4;

/**
 * Completes the heads of all pages of a build: with a card of each, and with canonical addresses in breadcrumbs; the home page
 * also says who runs the site. Redirects and files that others ask for are no pages.
 */
export const pageHeads =
  (site: Site): PluginModule =>
  () => ({
    name: 'page-heads',

    async postBuild({outDir, siteConfig}) {
      const suffix = ` ${siteConfig.titleDelimiter} ${siteConfig.title}`;
      const cards = socialCards(site, outDir);
      const files = (await readdir(outDir, {recursive: true})).filter((file) => file.endsWith('.html'));
      const work = async (): Promise<void> => {
        for (let file = files.pop(); file !== undefined; file = files.pop()) {
          const html = await readFile(path.join(outDir, file), 'utf8');
          const title = titleOf(html, suffix);
          if (title === undefined || !html.includes('og:title')) continue;
          const tags = await cards.tagsFor(`/${file.split(path.sep).join('/')}`, title);
          const operator = file === 'index.html' ? organization(site.facts) : '';
          // Other plugins read pages at the same time: they see this one as it was or as it will be, never half of it.
          writeFiles(outDir, {[file]: addToHead(canonicalBreadcrumbs(html), tags + operator)});
        }
      };
      await Promise.all(Array.from({length: parallel}, work));
      await cards.removeOthers();
    },
  });
