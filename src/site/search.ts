import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PluginConfig} from '@docusaurus/types';
import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import germanSearchPlugin from '../plugins/german-search';
import {search} from './searchConstants';

/** Everything that shapes the index: content, facts, components, analyser, configuration and the packages' versions. */
const indexed = [
  'blog',
  'docs-info',
  'docs-services',
  'docusaurus.config.ts',
  'i18n',
  'package-lock.json',
  'sidebars.ts',
  'src',
];

function filesBelow(entry: string): string[] {
  if (!statSync(entry).isDirectory()) {
    return [entry];
  }
  return readdirSync(entry, {recursive: true, withFileTypes: true, encoding: 'utf8'})
    .filter((file) => file.isFile())
    .map((file) => path.join(file.parentPath, file.name))
    .sort();
}

/**
 * Digest of all files that shape the index, and of their names, which become addresses.
 *
 * @param root - folder of the project
 */
export function indexDigest(root: string): string {
  const digest = createHash('sha256');
  for (const file of indexed.flatMap((entry) => filesBelow(path.join(root, entry)))) {
    digest.update(`${path.relative(root, file)}\0`).update(readFileSync(file));
  }
  return digest.digest('hex');
}

/**
 * Writes that digest into a folder that the plugin hashes: its `hashed` option sees the content of Markdown only, and
 * an unchanged address would keep an old index in caches.
 *
 * @returns the folder
 */
function writeIndexMarker(): string {
  const folder = path.join('.cache', 'search-marker');
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'marker.md'), indexDigest('.'));
  return folder;
}

/** What visitors see of the search, whatever is indexed. */
export const visitorOptions: Partial<PluginOptions> = {
  hashed: true,
  language: ['de'],
  searchResultLimits: search.suggestions,
  searchResultContextMaxLength: search.snippetLength,
  searchBarShortcut: true,
  searchBarShortcutHint: true,
  searchBarShortcutKeymap: `mod+${search.shortcutKey}`,
  highlightSearchTermsOnTargetPage: true,
};

const options: Partial<PluginOptions> = {
  ...visitorOptions,
  indexDocs: true,
  indexBlog: true,
  indexPages: true,
  docsRouteBasePath: ['services', 'info'],
  docsDir: ['docs-services', 'docs-info', 'src/pages', writeIndexMarker()],
  blogRouteBasePath: '/',
  docsPluginIdForPreferredVersion: 'services',
  // Lists repeat what their pages say, and the plugin would index them with empty titles.
  ignoreFiles: [/^$/, /^(?:services\/|info\/)?tags(?:\/|$)/, /^archive$/, /^authors(?:\/|$)/, /^search$/],
};

export const searchPlugins: PluginConfig[] = [germanSearchPlugin];
export const searchThemes: PluginConfig[] = [['@easyops-cn/docusaurus-search-local', options]];
