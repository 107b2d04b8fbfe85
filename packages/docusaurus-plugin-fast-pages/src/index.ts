import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import {clientBundling} from './bundling';
import {shortenClassNames} from './classNames';
import {leaveToAnother} from './lowMemory';
import {refuseLostStyles} from './unusedStyles';

export {pageTemplate} from './pageTemplate';

/** Makes a site's pages light: late hydration, smaller route data, and no style that no page uses. */
export const fastPages =
  (): PluginModule =>
  ({generatedFilesDir, siteConfig}) => ({
    name: 'docusaurus-plugin-fast-pages',

    configureWebpack(config, isServer) {
      shortenClassNames(config);
      if (leaveToAnother(config, isServer)) {
        return {};
      }
      return {
        resolve: {
          alias: {
            'prism-react-renderer$': path.join(__dirname, 'noPrism'),
            nprogress$: path.join(__dirname, 'progressBar'),
          },
        },
        ...(isServer || config.mode !== 'production'
          ? {}
          : clientBundling(generatedFilesDir, config.plugins, siteConfig.themeConfig)),
      };
    },

    postBuild: ({outDir}) => refuseLostStyles(outDir, generatedFilesDir),
  });
