import path from 'node:path';
import type {ConfigureWebpackUtils} from '@docusaurus/types';
import type {Options} from '../options';
import type {BundlerPlugin} from './clientConfig';

interface Replacement {
  /** The step that it is a part of; it is always made if there is none. */
  readonly step?: keyof Options;
  /** The request, as upstream's code has it. */
  readonly request: RegExp;
  /** The folder of the importing module; any if there is none. */
  readonly from?: RegExp;
  /** The module of this package in its place, below `src/client`. */
  readonly module: string;
}

const core = /@docusaurus[\\/]core[\\/]lib[\\/]client/;
const themeCommon = /@docusaurus[\\/]theme-common[\\/]lib/;

const replacements: readonly Replacement[] = [
  // Modules that know all pages of the site: a first view gets those that know the opened page, the others come later. Saves 4.3 kB
  // of a site with 130 pages, and more the more pages there are. Upstream: facebook/docusaurus#7256.
  {step: 'routeManifest', request: /^@generated\/registry$/, module: 'initialRegistry'},
  {step: 'routeManifest', request: /^@generated\/routesChunkNames$/, module: 'initialChunkNames'},
  {step: 'routeManifest', request: /^@generated\/routes$/, module: 'pageRoutes'},
  {step: 'routeManifest', request: /^@docusaurus\/renderRoutes$/, module: 'renderRoutes'},
  {step: 'routeManifest', request: /^\.\/preload$/, from: core, module: 'preload'},
  {step: 'routeManifest', request: /^@docusaurus\/core\/lib\/client\/preload$/, module: 'preload'},

  // `@docusaurus/utils-common` is a CommonJS module, which takes all of tslib (3 kB) along for one function. No upstream issue known.
  {request: /^tslib$/, from: /@docusaurus[\\/]utils-common[\\/]lib$/, module: 'tslib'},

  // Render again in slices what waits for hydration, or for the width of the window. No upstream issue known.
  {step: 'scheduler', request: /[\\/]browserContext$/, from: core, module: 'browserContext'},
  {step: 'scheduler', request: /[\\/]useWindowSize$/, from: themeCommon, module: 'windowSize'},

  // Creates no `Intl.DateTimeFormat` for the days of German blog posts.
  {step: 'lazyLanguageData', request: /[\\/]IntlUtils$/, from: themeCommon, module: 'intlUtils'},

  // The theme includes languages that the build has highlighted already.
  {step: 'buildTimeHighlighting', request: /^@theme\/prism-include-languages$/, module: 'noPrism'},
];

/** Bundler plugins that put modules of this package in the place of upstream's; the others are untouched. */
export const replacedModules = (
  {instance}: ConfigureWebpackUtils['currentBundler'],
  options: Options,
): BundlerPlugin[] =>
  replacements
    .filter(({step}) => !step || options[step])
    .map(
      ({request, from, module}) =>
        new instance.NormalModuleReplacementPlugin(request, (resource) => {
          if (!from || from.test(resource.context)) resource.request = path.join(__dirname, '../client', module);
        }),
    );
