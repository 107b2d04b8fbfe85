import {existsSync, utimesSync, writeFileSync} from 'node:fs';
import type {RequestListener} from 'node:http';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';
import {oneAtATime, watchFiles} from 'docusaurus-content-check/watch';
import {docsAreas} from '../site/areas';
import {changeMarker, replaceSite} from '../site/current';
import {configFile, type HostingSite} from '../site/hostingSite';
import type {Site} from '../site/site';
import {findDiagnostics} from './diagnostics';
import {diagnosticsPath, DiagnosticsStream} from './diagnosticsStream';
import {sourceFolders} from './sourceFolders';

/** Facts, what is derived from them, and the list of sidebars at the root, which each area's own list uses. */
const isData = (file: string): boolean => /^(?:src\/.*\.(?:ts|json)|[^/]+\.ts)$/.test(file);

/** A file's time, in place of its content: Docusaurus reads again what lies beside it. */
function touch(file: string, now: Date): void {
  if (existsSync(file)) utimesSync(file, now, now);
}

/**
 * Reads the site's facts again, for everything that is written from them: components by the theme's data, texts by the
 * loader's dependency, titles and descriptions by reading each area again.
 *
 * @throws what the facts' schema finds; the check says it with file and line
 */
async function refreshFacts({siteDir, generatedFilesDir}: LoadContext, now: Date): Promise<void> {
  const site = (await loadFreshModule(path.join(siteDir, configFile))) as HostingSite;
  replaceSite(site as Site);
  writeFileSync(changeMarker(generatedFilesDir), now.toISOString());
  for (const {folder} of docsAreas(site.areas)) touch(path.join(siteDir, folder, '_sidebar.ts'), now);
  for (const {folder, kind} of site.areas) if (kind === 'blog') touch(path.join(siteDir, folder, 'tags.yml'), now);
}

/** The part of the development server that is used here. */
interface ExpressServer {
  readonly app: {get: (path: string, listener: RequestListener) => void};
}

/** The check and the bundler take all processors: the page comes first, and then its diagnostics. Milliseconds. */
const pageFirst = 1000;

/** A saved file is emptied, and then written: together they are one change, and one compilation. Milliseconds. */
const written = 30;

/** What lives as long as `npm start`: Docusaurus makes its plugins anew when its configuration changes. */
const slot = Symbol.for('docusaurus-hosting.livePreview');
const shared = globalThis as {[slot]?: DiagnosticsStream};

/** Begins to watch the site's sources. @returns what tells the pages of diagnostics */
function begin(context: LoadContext): DiagnosticsStream {
  const {siteDir} = context;
  const stream = new DiagnosticsStream();
  const look = oneAtATime(
    async () => stream.show(await findDiagnostics(siteDir)),
    (error) => logger.error(String(error)),
  );
  const read = oneAtATime(
    () => refreshFacts(context, new Date()),
    () => logger.warn('The facts are as they were before: the page says what is wrong.'),
  );
  writeFileSync(changeMarker(context.generatedFilesDir), '');
  let soon: NodeJS.Timeout | undefined;
  watchFiles(siteDir, sourceFolders(siteDir), (files) => {
    if (files.some(isData)) read();
    clearTimeout(soon);
    soon = setTimeout(look, pageFirst);
  });
  look();
  return stream;
}

/**
 * What `npm start` does beyond Docusaurus: facts change without a restart, and the page names the diagnostics that
 * `npm run check` finds, with file and line and without a stack.
 */
export function livePreview(context: LoadContext): Plugin {
  return {
    name: 'live-preview',
    getClientModules: () => [path.join(__dirname, 'liveDiagnostics')],
    configureWebpack() {
      const stream = (shared[slot] ??= begin(context));
      return {
        watchOptions: {aggregateTimeout: written},
        // Names modules, and holds no maps of their sources, which take longer than what they are of.
        devtool: 'eval',
        module: {
          rules: [
            {
              // As `test`, it would be taken for the rule of a content plugin.
              resource: /\.mdx?$/,
              enforce: 'pre',
              use: [
                {
                  loader: path.join(__dirname, 'factsLoader.cjs'),
                  options: {marker: changeMarker(context.generatedFilesDir)},
                },
              ],
            },
            {
              resource: /\.mdx?$/,
              enforce: 'post',
              use: [
                {
                  loader: path.join(__dirname, 'pageLoader.cjs'),
                  options: {livePage: path.join(__dirname, 'livePage')},
                },
              ],
            },
          ],
        },
        devServer: {
          setupMiddlewares(_middlewares: unknown, {app}: ExpressServer) {
            app.get(diagnosticsPath, stream.listen);
            // Docusaurus' own are added to these.
            return [];
          },
        },
      };
    },
  };
}
