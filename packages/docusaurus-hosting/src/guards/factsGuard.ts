import {createHash} from 'node:crypto';
import type {PluginModule} from '@docusaurus/types';
import logger from '@docusaurus/logger';
import {serverFolder} from 'docusaurus-publish/server';
import {writeFiles} from 'docusaurus-content-check/reader';
import {visible} from 'docusaurus-content-check/text';
import {factTextsOf} from '../facts/facts';
import {readConfirmations} from '../facts/states';
import type {Site} from '../site/site';
import {siteStates} from './siteStates';
import {isStrict, refusal} from './strict';

/** Says which facts nobody has confirmed. @throws Error that lists all of them with file and line, when strict. */
export function checkFacts(site: Parameters<typeof siteStates>[0], root: string, strict: boolean): void {
  const states = siteStates(site, readConfirmations(root), root);
  const open = states.filter(({state}) => state === 'unconfirmed');
  if (open.length === 0) return;
  const count = `${open.length} of ${states.length} facts are not confirmed`;
  if (strict) {
    const lines = open.map(({file, line, name, value, reason}) =>
      visible(`${file}:${line}: "${name.replace(`${file}: `, '')}" is "${value}": ${reason}`),
    );
    const remedy = 'Change what is wrong, and confirm what is right: npm run facts -- --review';
    throw refusal([`${count}:`, ...lines, remedy].join('\n'));
  }
  // A few are enough to see what is meant.
  const names = open.map(({name}) => name).slice(0, 5);
  logger.info(`${count}: ${names.join(', ')}${open.length > names.length ? ' …' : ''}`);
  logger.info('Set HOSTING_STRICT=true to make this an error before you publish.');
}

/** The bundler's options as this plugin needs them; Docusaurus sets both for Rspack's persistent cache, and neither without. */
interface CacheOptions {
  readonly cache?: unknown;
  readonly experiments?: {readonly cache?: {version?: string} | boolean};
}

/**
 * Makes the facts part of the version of Rspack's persistent cache, which does not see that a fact changed, and whether the
 * build is strict, on which pictures depend.
 *
 * @throws Error for a cache that has no such version: pages would show old facts
 */
function addToCacheVersion(config: CacheOptions, part: string): void {
  const cache = config.experiments?.cache;
  // Without a persistent cache (DOCUSAURUS_NO_PERSISTENT_CACHE) everything is compiled afresh.
  if (!cache && !config.cache) return;
  if (typeof cache !== 'object' || typeof cache.version !== 'string') {
    throw new Error(
      'Rspack’s cache has no version (experiments.cache.version) to which the facts could be added: pages would show old facts. Build with DOCUSAURUS_NO_PERSISTENT_CACHE=true, and tell the makers of this package.',
    );
  }
  cache.version += `-${part}${isStrict() ? '-strict' : ''}`;
}

/** Marks a build that has passed the strict guards: no other is published. */
export const strictMark = `${serverFolder}/strict`;

/**
 * Guards the publishing of facts that nobody has read, and keeps compiled Markdown in step with the facts.
 *
 * @throws Error that lists what is not confirmed, when `HOSTING_STRICT=true`; and when Rspack's cache cannot be told that
 * facts changed.
 */
export const factsGuard =
  (site: Site): PluginModule =>
  ({siteDir}) => ({
    name: 'facts-guard',

    loadContent() {
      checkFacts(site, siteDir, isStrict());
    },

    postBuild({outDir}) {
      if (isStrict()) writeFiles(outDir, {[strictMark]: ''});
    },

    configureWebpack(config) {
      const facts = JSON.stringify([...factTextsOf(site.facts)]);
      addToCacheVersion(config as CacheOptions, createHash('sha256').update(facts).digest('hex').slice(0, 16));
      return {};
    },
  });
