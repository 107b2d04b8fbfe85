import path from 'node:path';
import type {ConfigureWebpackUtils} from '@docusaurus/types';
import type {Options} from '../options';
import type {BundlerPlugin} from './clientConfig';

interface Replacement {
  /** The request, as upstream's code has it. */
  readonly request: RegExp;
  /** The folder of the importing module; any if there is none. */
  readonly from?: RegExp;
  /** The module of this package in its place, below `src`. */
  readonly module: string;
}

const coreClient = /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client$/;

/**
 * Modules that know all pages of the site: a first view gets those that know the opened page, the others come later. Saves 4.3 kB
 * of a site with 130 pages, and more the more pages there are. Upstream: facebook/docusaurus#7256.
 */
const routeModules: readonly Replacement[] = [
  {request: /^@generated\/registry$/, module: 'client/initialRegistry'},
  {request: /^@generated\/routesChunkNames$/, module: 'client/initialChunkNames'},
  {request: /^@generated\/routes$/, module: 'client/pageRoutes'},
  {request: /^@docusaurus\/renderRoutes$/, module: 'client/renderRoutes'},
  {request: /^\.\/preload$/, from: coreClient, module: 'client/preload'},
  {request: /^@docusaurus\/core\/lib\/client\/preload$/, module: 'client/preload'},
];

/** `@docusaurus/utils-common` is a CommonJS module, which takes all of tslib (3 kB) along for one function. No upstream issue known. */
const tslib: Replacement = {
  request: /^tslib$/,
  from: /[\\/]@docusaurus[\\/]utils-common[\\/]lib$/,
  module: 'client/tslib',
};

/** Creates no `Intl.DateTimeFormat` for the days of blog posts. */
const intlUtils: Replacement = {
  request: /[\\/]IntlUtils$/,
  from: /[\\/]@docusaurus[\\/]theme-common[\\/]lib/,
  module: 'client/intlUtils',
};

/** Render again in slices what waits for hydration, or for the width of the window. No upstream issue known. */
const slices: readonly Replacement[] = [
  {
    request: /[\\/]browserContext$/,
    from: /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client/,
    module: 'client/browserContext',
  },
  {
    request: /[\\/]useWindowSize$/,
    from: /[\\/]@docusaurus[\\/]theme-common[\\/]lib/,
    module: 'client/windowSize',
  },
];

/** The theme includes languages that the build has highlighted already. */
const prismLanguages: Replacement = {request: /^@theme\/prism-include-languages$/, module: 'client/noPrism'};

/** The parts of the bundler's resolve data that are used (webpack 5, Rspack). */
interface Resource {
  request: string;
  readonly context: string;
}

/** Bundler plugins that put modules of this package in the place of upstream's; the others are untouched. */
export const replacedModules = (
  {instance}: ConfigureWebpackUtils['currentBundler'],
  {routeManifest, scheduler, lazyLanguageData, buildTimeHighlighting}: Options,
): BundlerPlugin[] =>
  [
    tslib,
    ...(routeManifest ? routeModules : []),
    ...(scheduler ? slices : []),
    ...(lazyLanguageData ? [intlUtils] : []),
    ...(buildTimeHighlighting ? [prismLanguages] : []),
  ].map(
    ({request, from, module}) =>
      new instance.NormalModuleReplacementPlugin(request, (resource: Resource) => {
        if (!from || from.test(resource.context)) resource.request = path.join(__dirname, '..', module);
      }) as BundlerPlugin,
  );
