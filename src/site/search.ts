import type {PluginConfig} from '@docusaurus/types';
import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';

const options: Partial<PluginOptions> = {
  hashed: true,
  language: ['de'],
  indexDocs: true,
  indexBlog: true,
  indexPages: true,
  docsRouteBasePath: ['services', 'info'],
  docsDir: ['docs-services', 'docs-info'],
  blogRouteBasePath: '/',
  docsPluginIdForPreferredVersion: 'services',
  searchResultLimits: 8,
  searchResultContextMaxLength: 50,
  searchBarShortcut: true,
  searchBarShortcutHint: true,
  searchBarShortcutKeymap: 'mod+k',
  highlightSearchTermsOnTargetPage: true,
  explicitSearchResultPath: true,
  ignoreFiles: [/^$/, /^(?:services\/|info\/)?tags(?:\/|$)/, /^archive$/, /^authors(?:\/|$)/, /^search$/],
};

export const searchPlugins: PluginConfig[] = [];
export const searchThemes: PluginConfig[] = [['@easyops-cn/docusaurus-search-local', options]];
