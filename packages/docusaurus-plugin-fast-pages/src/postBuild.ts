import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {addRouteManifest, readRouteTable, type RouteTable} from './routes/addRouteManifest';

/** The parts of a finished build that {@link addRouteManifests} needs. */
interface Build {
  readonly outDir: string;
  readonly generatedFilesDir: string;
  readonly baseUrl: string;
  readonly loaders: RouteTable['loaders'];
}

/**
 * Adds each page's route manifest.
 *
 * Synchronous on purpose: plugins' `postBuild` hooks run side by side, and others may change the same files.
 */
export function addRouteManifests({outDir, generatedFilesDir, baseUrl, loaders}: Build): void {
  const table = readRouteTable(generatedFilesDir, loaders);
  for (const file of readdirSync(outDir, {recursive: true, encoding: 'utf8'}).filter((each) =>
    each.endsWith('.html'),
  )) {
    const html = readFileSync(path.join(outDir, file), 'utf8');
    // Other files, such as redirects, have neither Docusaurus' styles nor its scripts.
    if (!html.includes('/assets/css/')) continue;
    writeFileSync(path.join(outDir, file), addRouteManifest(html, table, file.split(path.sep).join('/'), baseUrl));
  }
}
