import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import {provider} from '../../provider';
import {groundColors, manifestFile} from '../../site/icons';

const {name, description} = provider.operator;

/** The manifest (W3C Web Application Manifest) from the provider's facts. */
export const manifest = {
  name,
  short_name: name,
  description,
  lang: 'de',
  start_url: '/',
  display: 'browser',
  background_color: groundColors.light,
  theme_color: groundColors.light,
  icons: [
    {src: '/img/icon-192.png', sizes: '192x192', type: 'image/png'},
    {src: '/img/icon-512.png', sizes: '512x512', type: 'image/png'},
    {src: '/img/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable'},
    {src: '/img/favicon.svg', sizes: 'any', type: 'image/svg+xml'},
  ],
};

/** Writes the web app manifest at build. */
export default function webManifestPlugin(): Plugin {
  return {
    name: 'web-manifest',
    async postBuild({outDir}) {
      await writeFile(path.join(outDir, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
    },
  };
}
