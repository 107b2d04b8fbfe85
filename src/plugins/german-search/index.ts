import Module, {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import {provider} from '../../provider';
import {lunrGerman} from './lunrGerman';
import type {SearchGlobalData} from './types';

/** Tag of pages whose authors ask readers for help. */
const helpTag = 'hilfe-benotigt';

interface PagesContent {
  readonly permalink: string;
}

/**
 * Gives @easyops-cn/docusaurus-search-local a German analysis: its index file carries the texts only, and the worker
 * analyses texts and queries. Must stand before the search theme is loaded, see src/site/search.ts.
 *
 * Replaces private modules of the plugin; its version is pinned and tests/build/search.test.ts fails if it no longer works.
 */
export default function germanSearchPlugin({siteDir}: LoadContext): Plugin {
  const fromSite = createRequire(path.join(siteDir, 'package.json'));
  const fromSearch = createRequire(fromSite.resolve('@easyops-cn/docusaurus-search-local/package.json'));
  const lunrDe = fromSearch.resolve('lunr-languages/lunr.de');
  const replacement = new Module(lunrDe);
  replacement.filename = lunrDe;
  replacement.loaded = true;
  replacement.exports = lunrGerman;
  fromSearch.cache[lunrDe] = replacement;

  return {
    name: 'german-search',

    allContentLoaded({allContent, actions}) {
      const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}).flatMap((content) =>
        (content as LoadedContent).loadedVersions.flatMap((version) => version.docs),
      );
      const retired = Object.values(provider.services)
        .filter(({lifecycle}) => lifecycle.phase === 'off' || lifecycle.phase === 'retiring')
        .map((service) => service.docs);
      const askingForHelp = docs
        .filter(
          ({frontMatter}) => (frontMatter.tags ?? []).some((tag) => tag === helpTag) && !('service' in frontMatter),
        )
        .map(({permalink}) => permalink);
      const pages = Object.values(allContent['docusaurus-plugin-content-pages'] ?? {}).flatMap((content) =>
        (content as PagesContent[]).map(({permalink}) => permalink),
      );
      actions.setGlobalData({demoted: [...retired, ...askingForHelp].map(encodeURI), pages} satisfies SearchGlobalData);
    },

    configureWebpack() {
      const noLunr = path.join(__dirname, 'noLunr.cjs');
      return {
        resolve: {
          alias: Object.fromEntries(
            ['lunr', 'lunr-languages/lunr.stemmer.support', 'lunr-languages/lunr.de'].map((name) => [
              fromSearch.resolve(name),
              noLunr,
            ]),
          ),
        },
      };
    },
  };
}
