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

const nameOf = (entry: Entry): string =>
  String(Array.isArray(entry) ? entry[0] : entry).replace(/^@docusaurus\/(?:plugin-|preset-)/, '');

const optionsOf = (entry: Entry): PluginOptions | false =>
  (Array.isArray(entry) ? (entry[1] ?? {}) : {}) as PluginOptions;

/** A folder with content, by the options of its plugin. */
function areaOf(kind: Area['kind'], options: PluginOptions | false | undefined): Area[] {
  if (options === false) return [];
  const {folder, basePath} = classicAreas.find((area) => area.kind === kind)!;
  const {path: own = folder, routeBasePath = basePath} = (options ?? {}) as {path?: string; routeBasePath?: string};
  return [{kind, folder: path.posix.normalize(own), basePath: path.posix.join('/', routeBasePath)}];
}

const kinds = ['docs', 'blog', 'pages'] as const;

/** Folders of content as the classic preset and content plugins of a configuration name them. */
function areasOf({presets = [], plugins = []}: Config): Area[] {
  const classic = presets.filter((entry) => nameOf(entry) === 'classic').map(optionsOf);
  return kinds.flatMap((kind) => [
    ...classic.flatMap((options) => areaOf(kind, options && (options[kind] as PluginOptions | false | undefined))),
    ...plugins
      .filter((entry) => nameOf(entry) === `content-${kind}`)
      .flatMap((entry) => areaOf(kind, optionsOf(entry))),
  ]);
}

/** Redirects of the client redirects plugin, one for each old address. */
const redirectsOf = ({plugins = []}: Config): Redirect[] =>
  plugins
    .filter((entry) => nameOf(entry) === 'client-redirects')
    .flatMap((entry) => {
      const {redirects = []} = optionsOf(entry) as {redirects?: {from: string | string[]; to: string}[]};
      return redirects.flatMap(({from, to}) => [from].flat().map((each) => ({from: each, to})));
    });

/**
 * Options of a site by its configuration: those of the plugin in it, and folders and redirects as its other plugins name
 * them. Sites in other languages get no rules about German.
 */
export function optionsFrom(config: Config, configFile: string): SiteOptions {
  const entry = (config.plugins ?? []).find((each) => nameOf(each) === packageName);
  const own: SiteOptions = (entry && optionsOf(entry)) || {};
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
