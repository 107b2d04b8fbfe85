import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {ClientBuild} from './bundler/clientConfig';
import {addRouteManifest, readRouteTable} from './routes/addRouteManifest';
import {lostStyles} from './styles/unusedStyles';

/** The parts of a finished build that {@link completePages} needs. */
export interface Build extends ClientBuild {
  readonly outDir: string;
  readonly generatedFilesDir: string;
  readonly baseUrl: string;
}

/**
 * Adds each page's route manifest, and makes sure that no page needs a style that was removed.
 *
 * Synchronous on purpose: plugins' `postBuild` hooks run side by side, and others may change the same files.
 *
 * @throws Error that names the first page which needs removed styles, and the styles
 */
export function completePages({outDir, generatedFilesDir, baseUrl, loaders, removed}: Build): void {
  const table = loaders && readRouteTable(generatedFilesDir, loaders);
  const files = readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.html'));
  for (const file of files.sort()) {
    const html = readFileSync(path.join(outDir, file), 'utf8');
    // Other files, such as redirects, have neither Docusaurus' styles nor its scripts.
    if (!html.includes('/assets/css/')) continue;
    const lost = removed ? lostStyles(html, removed) : [];
    if (lost.length > 0) {
      throw new Error(
        `fast-pages: ${file} needs styles that were removed, since no script names them: ${lost.join(', ')}. Switch the option unusedCss off, or name them in a component.`,
      );
    }
    if (table) {
      writeFileSync(path.join(outDir, file), addRouteManifest(html, table, file.split(path.sep).join('/'), baseUrl));
    }
  }
}
