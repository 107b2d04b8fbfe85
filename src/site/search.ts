import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {PluginConfig} from '@docusaurus/types';
import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import germanSearchPlugin from '../plugins/german-search';

/** What changes the index besides the Markdown that the plugin itself hashes. */
const alsoIndexed = ['src/provider', 'src/plugins/german-search', 'src/components', 'src/site', 'package-lock.json'];

function filesBelow(entry: string): string[] {
  try {
    return readdirSync(entry, {recursive: true, withFileTypes: true, encoding: 'utf8'})
      .filter((file) => file.isFile())
      .map((file) => path.join(file.parentPath, file.name))
      .sort();
  } catch {
    return [entry]; // a file, not a folder
  }
}

/**
 * Writes a digest of everything else that shapes the index into a folder that the plugin hashes: its `hashed` option
 * sees Markdown only, and an unchanged address would keep an old index in caches.
 *
 * @returns the folder
 */
function writeIndexMarker(): string {
  const digest = createHash('sha256');
  for (const file of alsoIndexed.flatMap(filesBelow)) {
    digest.update(readFileSync(file));
  }
  const folder = path.join('.cache', 'search-marker');
  mkdirSync(folder, {recursive: true});
  writeFileSync(path.join(folder, 'marker.md'), digest.digest('hex'));
  return folder;
}

/** What visitors see of the search, whatever is indexed. */
export const visitorOptions: Partial<PluginOptions> = {
  hashed: true,
  language: ['de'],
  searchResultLimits: 8,
  searchResultContextMaxLength: 50,
  searchBarShortcut: true,
  searchBarShortcutHint: true,
  searchBarShortcutKeymap: 'mod+k',
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
