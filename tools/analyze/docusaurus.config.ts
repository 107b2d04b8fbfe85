import {writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Config, PluginModule} from '@docusaurus/types';
import site from '../../docusaurus.config';

interface Compiler {
  readonly hooks: {readonly done: {tap(name: string, done: (stats: {toJson(options: object): object}) => void): void}};
}

/** Writes what the browser's bundle consists of, for tools/analyze/run.ts. */
const bundleStats: PluginModule = ({siteDir}) => ({
  name: 'bundle-stats',
  configureWebpack: (_, isServer) =>
    isServer
      ? {}
      : {
          plugins: [
            {
              apply(compiler: Compiler) {
                compiler.hooks.done.tap('bundle-stats', (stats) => {
                  const json = stats.toJson({
                    all: false,
                    chunks: true,
                    chunkModules: true,
                    dependentModules: true,
                    orphanModules: true,
                    modules: true,
                    nestedModules: true,
                    ids: true,
                    modulesSpace: Infinity,
                    nestedModulesSpace: Infinity,
                    groupModulesByType: false,
                    groupModulesByPath: false,
                    groupModulesByAttributes: false,
                    groupModulesByExtension: false,
                    groupModulesByCacheStatus: false,
                    groupModulesByLayer: false,
                  });
                  writeFileSync(path.join(siteDir, '.cache/bundle-stats.json'), JSON.stringify(json));
                });
              },
            },
          ],
        },
});

const config: Config = {...site, plugins: [...(site.plugins ?? []), bundleStats]};

export default config;
