import type {PluginConfig} from '@docusaurus/types';
import type {Options} from '@docusaurus/plugin-client-redirects';
import {docsAreas} from './docsArea';

/** `/services` and `/info` lead to their main page, on any static host; servers that can, answer with a real redirect. */
export const redirects: PluginConfig = [
  '@docusaurus/plugin-client-redirects',
  {
    redirects: Object.entries(docsAreas).map(([id, {mainRoute}]) => ({from: `/${id}`, to: mainRoute})),
  } satisfies Options,
];
