import type {PluginModule} from '@docusaurus/types';
import {assetEnding} from './variants';

/** Plugin: copies the pictures of {@link remarkPictures} into the build under the names that they have in the cache. */
export const pictureAssets = (): PluginModule => () => ({
  name: 'picture-assets',
  configureWebpack: () => ({
    module: {
      rules: [
        {
          test: (file: string) => file.endsWith(assetEnding),
          type: 'asset/resource',
          generator: {filename: 'assets/images/[name]'},
        },
      ],
    },
  }),
});
