import {assetEnding} from './variants';

/** Rule of the bundler: copies the pictures of remarkPictures into the build under the names that they have in the cache. */
export const pictureAssets = {
  test: (file: string): boolean => file.endsWith(assetEnding),
  type: 'asset/resource',
  generator: {filename: 'assets/images/[name]'},
};
