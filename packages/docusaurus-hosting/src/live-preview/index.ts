import {existsSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';
import {oneAtATime, watchFiles} from 'docusaurus-content-check/watch';
import {changeMarker, replaceSite} from '../site/current';
import {configFile, type HostingSite} from '../site/hostingSite';
import {hostingCheck, sourceFolders} from './sources';

/** Facts, what is derived from them, and the list of sidebars at the root, which each area's own list uses. */
const isData = (file: string): boolean => /^(?:src\/.*\.(?:ts|json)|[^/]+\.ts)$/.test(file);

/**
 * Reads the site's facts again, for everything that is written from them: components by the theme's data, texts by the
 * loader's dependency, titles and descriptions by reading each area again.
 *
 * @throws what the facts' schema finds; the check says it with file and line
 */
async function refreshFacts({siteDir, generatedFilesDir}: LoadContext, now: Date): Promise<void> {
  const site = (await loadFreshModule(path.join(siteDir, configFile))) as HostingSite;
  replaceSite(site);
  writeFileSync(changeMarker(generatedFilesDir), now.toISOString());
  // Docusaurus reads an area again when the time of one of its files changes.
  for (const {folder, kind} of site.areas) {
    const file = path.join(siteDir, folder, kind === 'docs' ? '_sidebar.ts' : 'tags.yml');
    if (existsSync(file)) utimesSync(file, now, now);
  }
}

/** The check and the bundler take all processors: the page comes first, and then what is wrong with it. Milliseconds. */
const pageFirst = 1000;

/** A saved file is emptied, and then written: together they are one change, and one compilation. Milliseconds. */
const written = 30;

/** What lives as long as `npm start`: Docusaurus makes its plugins anew when its configuration changes. */
const slot = Symbol.for('docusaurus-hosting.livePreview');
const shared = globalThis as {[slot]?: true};

/** Begins to watch the site's sources. */
function begin(context: LoadContext): void {
  const {siteDir} = context;
  let said = '';
  const look = oneAtATime(
    async () => {
      const {output} = await hostingCheck(siteDir, []);
      if (output !== said) console.log(output.trimEnd());
      said = output;
    },
    (error) => logger.error(String(error)),
  );
  const read = oneAtATime(
    () => refreshFacts(context, new Date()),
    () => logger.warn('The facts are as they were before: hosting check says what is wrong.'),
  );
  writeFileSync(changeMarker(context.generatedFilesDir), '');
  let soon: NodeJS.Timeout | undefined;
  const changed = (files: readonly string[]): void => {
    if (files.some(isData)) read();
    clearTimeout(soon);
    soon = setTimeout(look, pageFirst);
  };
  watchFiles(siteDir, sourceFolders(siteDir), changed, look);
}

/**
 * What `npm start` does beyond Docusaurus: facts change without a restart, and the terminal shows what `hosting check`
 * finds.
 */
export function livePreview(context: LoadContext): Plugin {
  return {
    name: 'live-preview',
    configureWebpack() {
      if (!shared[slot]) begin(context);
      shared[slot] = true;
      const options = {marker: changeMarker(context.generatedFilesDir), livePage: path.join(__dirname, 'livePage')};
      return {
        watchOptions: {aggregateTimeout: written},
        // Names modules, and holds no maps of their sources, which take longer than what they are of.
        devtool: 'eval',
        module: {
          rules: [
            // As `test`, the pattern would be taken for the rule of a content plugin.
            {resource: /\.mdx?$/, enforce: 'post', use: [{loader: path.join(__dirname, 'pageLoader.cjs'), options}]},
          ],
        },
      };
    },
  };
}
