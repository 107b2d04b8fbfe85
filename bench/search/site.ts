import {readFileSync} from 'node:fs';
import path from 'node:path';
import {run} from '../../scripts/run';
import type {SearchGlobalData} from '../../src/plugins/german-search/types';

/** A built site whose search is measured. */
export interface Site {
  /** Folder of the build. */
  readonly buildDir: string;
  /** What the build tells the German search beyond the pages' texts; empty for the plugin as it is. */
  readonly facts: SearchGlobalData;
}

const here = 'bench/search';

function readFacts(siteDir: string): SearchGlobalData {
  const data = JSON.parse(readFileSync(path.join(siteDir, '.docusaurus/globalData.json'), 'utf8')) as Record<
    string,
    {default?: SearchGlobalData}
  >;
  return data['german-search']?.default ?? {demoted: [], pages: []};
}

/** The site itself, as `npm run build` left it. */
export const ownSite = (): Site => ({buildDir: 'build', facts: readFacts('.')});

/**
 * Builds a site around a folder of Markdown with Docusaurus' and the plugin's real build code.
 *
 * @throws Error when the build fails; its messages are in the terminal
 */
export function buildSite(docs: string, engine: 'german' | 'as it is'): Site {
  const buildDir = path.resolve('.cache/bench', engine.replaceAll(' ', '-'));
  const env = {
    BENCH_DOCS: path.resolve(docs),
    BENCH_ENGINE: engine,
    // The bundler's cache would mix the modules of both engines: it goes by the folder of the site.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  };
  if (run('docusaurus', ['build', here, '--out-dir', buildDir], env) !== 0) {
    throw new Error(`The site around ${docs} (search: ${engine}) does not build, see above.`);
  }
  return {buildDir, facts: readFacts(here)};
}
