import {cpSync, existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {contentFiles, filesNotOffered} from '../../packages/docusaurus-hosting/src/markdown/contentFiles';
import {run} from '../../scripts/run';
import {facts} from '../../src/facts';
import {site} from '../../src/site';

const cache = path.resolve('.cache/bench');

/** Which search a site is built with: ours, the plugin that it is compared with, or an earlier release of ours. */
export type BuiltWith = 'german' | 'as it is' | {readonly reference: string};

/** A built site whose search is measured. */
export interface Site {
  /** Folder of the build. */
  readonly buildDir: string;
  /** How long building took, in milliseconds; 0 when it was there already. */
  readonly buildTime: number;
}

/** The site itself, as `npm run build` left it. */
export const ownSite = (): Site => ({buildDir: 'build', buildTime: 0});

/** Last parts of the paths of this site's pages that are about services which it does not offer; those that others share are none. */
export function pagesLeftOut(): ReadonlySet<string> {
  const files = contentFiles(site.areas, '.').filter(({area}) => area.kind !== 'blog');
  const gone = filesNotOffered(files, facts);
  const kept = new Set(files.filter((file) => !gone.includes(file)).map(({route}) => path.posix.basename(route)));
  return new Set(gone.map(({route}) => path.posix.basename(route)).filter((name) => !kept.has(name)));
}

/**
 * Builds a site around a folder of Markdown.
 *
 * @param name - of the folder, for the build's own
 * @throws Error when the build fails; its messages are in the terminal
 */
export function buildSite(docs: string, name: string, builtWith: BuiltWith): Site {
  const isReference = typeof builtWith === 'object';
  const engine = isReference ? 'reference' : builtWith;
  const buildDir = path.join(cache, `${name}-${engine.replaceAll(' ', '-')}`);
  const env = {
    BENCH_DOCS: path.resolve(docs),
    BENCH_ENGINE: isReference ? 'german' : builtWith,
    // The bundler's cache would mix the modules of the engines: it goes by the folder of the site.
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
  };
  const siteDir = path.resolve(isReference ? builtWith.reference : '.', 'bench/search');
  const before = performance.now();
  if (run('docusaurus', ['build', siteDir, '--out-dir', buildDir], env) !== 0) {
    throw new Error(`The site around ${docs} (search: ${engine}) does not build, see above.`);
  }
  return {buildDir, buildTime: performance.now() - before};
}

/** The same folder several times over, for a site of that many times the pages. */
export function repeatedDocs(docs: string, times: number): string {
  const target = path.join(cache, `docs-times-${times}`);
  if (existsSync(target)) rmSync(target, {recursive: true});
  for (let copy = 0; copy < times; copy += 1) cpSync(docs, path.join(target, String(copy)), {recursive: true});
  return target;
}
