/** This site with other options of fast pages, as JSON in the environment; for ablation.ts. */
import type {Config} from '@docusaurus/types';
import {fastPages, type Options} from 'docusaurus-plugin-fast-pages';
import site from '../../docusaurus.config';

const changed = JSON.parse(process.env.FAST_PAGES_OPTIONS ?? '{}') as Partial<Options>;

type Plugins = NonNullable<Config['plugins']>;

const withOptions = (plugin: Plugins[number]): Plugins[number] =>
  Array.isArray(plugin) && plugin[0] === 'docusaurus-plugin-fast-pages'
    ? fastPages({...(plugin[1] as Partial<Options>), ...changed})
    : plugin;

const {ssrTemplate, ...others} = site;

const config: Config = {
  ...others,
  ...(changed.lateHydration !== false && ssrTemplate && {ssrTemplate}),
  plugins: (site.plugins ?? []).map(withOptions),
};

export default config;
