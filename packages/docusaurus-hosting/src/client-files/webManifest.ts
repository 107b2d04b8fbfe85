import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import type {Provider} from '../facts/schema';

/** File of the web app manifest in the build. */
export const manifestFile = 'site.webmanifest';

export interface WebManifestOptions {
  readonly provider: Provider;
  /** Ground of the page in the light mode, a CSS colour. */
  readonly groundColor: string;
}

/** The manifest (W3C Web Application Manifest) from the provider's facts. */
const manifestOf = ({provider: {operator}, groundColor}: WebManifestOptions) => ({
  name: operator.name,
  short_name: operator.name,
  description: operator.description,
  lang: 'de',
  start_url: '/',
  display: 'browser',
  background_color: groundColor,
  theme_color: groundColor,
  icons: [
    {src: '/img/icon-192.png', sizes: '192x192', type: 'image/png'},
    {src: '/img/icon-512.png', sizes: '512x512', type: 'image/png'},
    {src: '/img/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable'},
    {src: '/img/favicon.svg', sizes: 'any', type: 'image/svg+xml'},
  ],
});

/** Writes the web app manifest at build. */
export const webManifest =
  (options: WebManifestOptions): PluginModule =>
  () => ({
    name: 'web-manifest',
    async postBuild({outDir}) {
      await writeFile(path.join(outDir, manifestFile), `${JSON.stringify(manifestOf(options), null, 2)}\n`);
    },
  });
