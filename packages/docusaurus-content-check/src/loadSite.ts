import {existsSync} from 'node:fs';
import path from 'node:path';
import {loadFreshModule} from '@docusaurus/utils';
import {diagnosticAt, SiteError} from './diagnostic';
import type {SiteOptions} from './options';
import {classicAreas, type Area} from './reader/page';
import {Site, type Redirect} from './reader/site';

export const packageName = 'docusaurus-content-check';

const configFiles = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((ending) => `docusaurus.config.${ending}`);

type PluginOptions = Readonly<Record<string, unknown>>;

/** A plugin or preset with its options, as a configuration lists them. */
type Entry = string | false | null | readonly [name: unknown, options?: PluginOptions | false];

/** The part of Docusaurus' configuration that is read here. */
interface Config {
  readonly i18n?: {readonly defaultLocale?: string};
  readonly plugins?: readonly Entry[];
  readonly presets?: readonly Entry[];
}

const nameOf = (entry: Entry): string => String([entry].flat()[0]).replace(/^@docusaurus\/(?:plugin-|preset-)/, '');

/** Options of all entries of a name. */
const optionsOf = (name: string, entries: readonly Entry[] = []): (PluginOptions | false)[] =>
  entries
    .filter((entry) => nameOf(entry) === name)
    .map((entry) => (Array.isArray(entry) ? (entry[1] ?? {}) : {}) as PluginOptions | false);

/** Folders of content as the classic preset and content plugins of a configuration name them. */
const areasOf = ({presets, plugins}: Config): Area[] =>
  classicAreas.flatMap(({kind, folder, basePath}) => {
    const classic = optionsOf('classic', presets).map((preset) => preset && (preset[kind] ?? {}));
    return [...classic, ...optionsOf(`content-${kind}`, plugins)].flatMap((options) => {
      if (options === false) return [];
      const {path: own = folder, routeBasePath = basePath} = options as {path?: string; routeBasePath?: string};
      return [{kind, folder: path.posix.normalize(own), basePath: path.posix.join('/', routeBasePath)}];
    });
  });

/** Redirects of the client redirects plugin, one for each old address. */
const redirectsOf = ({plugins}: Config): Redirect[] =>
  optionsOf('client-redirects', plugins).flatMap((options) => {
    const {redirects = []} = options as {redirects?: {from: string | string[]; to: string}[]};
    return redirects.flatMap(({from, to}) => [from].flat().map((each) => ({from: each, to})));
  });

/**
 * Options of a site by its configuration: those of the plugin in it, and folders and redirects as its other plugins name
 * them. Sites in other languages get no rules about German.
 */
export function optionsFrom(config: Config, configFile: string): SiteOptions {
  const own: SiteOptions = optionsOf(packageName, config.plugins)[0] || {};
  const isGerman = /^de\b/.test(config.i18n?.defaultLocale ?? 'en');
  const rules: SiteOptions['rules'] = isGerman ? {} : {german: 'off', spelling: 'off'};
  return {areas: areasOf(config), redirects: redirectsOf(config), configFile, ...own, rules: {...rules, ...own.rules}};
}

/**
 * Reads a Docusaurus site.
 *
 * @param root - its folder
 * @throws SiteError when it has no configuration, or one that cannot be loaded
 */
export async function loadDocusaurusSite(root: string): Promise<Site> {
  const file = configFiles.find((name) => existsSync(path.join(root, name)));
  const fail = (reason: string, note: string): never => {
    throw new SiteError([
      diagnosticAt({line: 1, column: 1}, {file: file ?? configFiles[0]!, reason, note, ruleId: 'site/config'}),
    ]);
  };
  if (file === undefined)
    return fail(`there is no docusaurus.config in ${root}`, 'run the command in the folder of the site');
  const today = new Date().toISOString().slice(0, 10);
  try {
    const loaded = (await loadFreshModule(path.join(root, file))) as Config | (() => Config | Promise<Config>);
    const config = typeof loaded === 'function' ? await loaded() : loaded;
    return new Site(root, optionsFrom(config, file), today);
  } catch (error) {
    return fail((error as Error).message.split('\n')[0] ?? '', 'correct what it names');
  }
}
