import {createHash} from 'node:crypto';
import type {Plugin} from '@docusaurus/types';
import logger from '@docusaurus/logger';
import {exampleFactNames} from '../../provider/example';
import {provider} from '../../provider';
import {facts, type Facts} from '../../provider/facts';
import {overdueLifecycles} from '../../provider/lifecycle';

const digest = (known: Facts): string =>
  createHash('sha256')
    .update(JSON.stringify([...known]))
    .digest('hex')
    .slice(0, 16);

/**
 * Guards the publishing of example facts and keeps compiled Markdown in step with the facts.
 *
 * @throws Error that lists the facts which are still the example's, when `PROVIDER_STRICT=true`.
 */
export default function providerFactsPlugin(): Plugin {
  return {
    name: 'provider-facts',

    loadContent() {
      for (const overdue of overdueLifecycles(provider.services, new Date().toISOString().slice(0, 10))) {
        logger.warn(overdue);
      }
      const names = exampleFactNames(facts);
      if (names.length === 0) {
        return;
      }
      const report = `${names.length} facts in src/provider/ are still the example's: ${names.join(', ')}`;
      if (process.env.PROVIDER_STRICT === 'true') {
        throw new Error(`${report}\nReplace them by your own, or unset PROVIDER_STRICT to build the example.`);
      }
      logger.info(report);
      logger.info('Set PROVIDER_STRICT=true to make this an error before you publish.');
    },

    configureWebpack(config) {
      // Rspack's persistent cache does not see that a fact changed, so the facts are part of its version.
      const {experiments} = config as {experiments?: {cache?: {version?: string}}};
      if (typeof experiments?.cache?.version !== 'string') {
        return {};
      }
      experiments.cache.version += `-${digest(facts)}`;
      return {};
    },
  };
}
