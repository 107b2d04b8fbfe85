import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Config as DocusaurusConfig} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';
import {settingsError, SiteError, type WrongSetting} from './diagnostic';
import {optionsOf, packageName, type Entry} from './entries';
import type {SiteOptions} from './options';
import {readText} from './reader/files';
import {classicAreas, type Area} from './reader/page';
import {Site, type Redirect} from './reader/site';

const configFiles = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'].map((ending) => `docusaurus.config.${ending}`);

/** The part of Docusaurus' configuration that is read here. */
interface Config extends Pick<DocusaurusConfig, 'future' | 'i18n' | 'markdown'> {
  readonly plugins?: readonly Entry[];
  readonly presets?: readonly Entry[];
}

/** Folders of content, as the classic preset and the content plugins of a configuration have them. */
const areasOf = ({presets, plugins}: Config, root: string): Area[] =>
  classicAreas.flatMap(({kind, folder, basePath}) => {
    const classic = optionsOf('classic', presets).map((preset) => preset && (preset[kind] ?? {}));
    const used = [...classic, ...optionsOf(`content-${kind}`, plugins)].filter((options) => options !== false);
    return used.map((options: {readonly path?: string; readonly routeBasePath?: string}) => {
      const {path: own = folder, routeBasePath = basePath} = options;
      const relative = path.relative(root, path.resolve(root, own)).split(path.sep).join('/');
      return {kind, folder: relative, basePath: path.posix.join('/', routeBasePath)};
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
function optionsFrom(config: Config, configFile: string, root: string): SiteOptions {
  const own: SiteOptions = optionsOf(packageName, config.plugins)[0] || {};
  const isGerman = /^de\b/.test(config.i18n?.defaultLocale ?? 'en');
  const rules: SiteOptions['rules'] = isGerman ? {} : {german: 'off', spelling: 'off'};
  const found = {areas: areasOf(config, root), redirects: redirectsOf(config), configFile};
  return {...found, ...own, rules: {...rules, ...own.rules}};
}

/** Content of which no rule would see anything. */
function* wrongAreas(areas: readonly Area[]): Iterable<WrongSetting> {
  if (areas.length === 0) {
    const reason = 'no plugin or preset is known by its name to have content';
    yield {words: ['presets', 'plugins'], reason, note: 'write their names, or the option areas'};
  }
  for (const {folder} of areas.filter((area) => /^(?:\.{1,2}(?:\/|$)|\/|$)/.test(area.folder))) {
    const reason = `"${folder}" is no folder within that of the site, where the check looks`;
    yield {words: ['path', 'areas'], reason, note: 'move it there, and write its path from the site: docs'};
  }
}

/** Settings with which Docusaurus builds what the check has not read: pages that pass `safety` may run code then. */
function* wrongMarkdown({future, markdown = {}}: Config): Iterable<WrongSetting> {
  const {format = 'mdx', mdx1Compat, parseFrontMatter} = markdown;
  const v4 = typeof future?.v4 === 'object' ? future.v4.mdx1CompatDisabledByDefault : future?.v4;
  const rewrites = (['comments', 'admonitions', 'headingIds'] as const).some((key) => mdx1Compat?.[key] ?? !v4);
  const settings = {mdx1Compat: rewrites, format: format !== 'mdx', parseFrontMatter: parseFrontMatter !== undefined};
  const words = Object.entries(settings).flatMap(([key, isWrong]) => (isWrong ? key : []));
  if (words.length === 0) return;
  const reason = `Docusaurus reads pages otherwise than the check (markdown: ${words.join(', ')})`;
  const note = 'write future: {v4: true}, and leave these out';
  yield {words: [...words, 'v4', 'markdown'], reason, note};
}

/** The site of a configuration. @throws SiteError for one whose content is not what the check would read */
function siteOf(config: Config, root: string, file: string): Site {
  const site = new Site(root, optionsFrom(config, file, root), new Date().toISOString().slice(0, 10));
  const preprocess = config.markdown?.preprocessor;
  if (preprocess) {
    site.asPublished = ({file: each, text}) =>
      /\.mdx?$/.test(each) ? preprocess({filePath: path.join(root, each), fileContent: text}) : text;
  }
  const wrong = [...wrongAreas(site.areas), ...(site.options.allowed ? wrongMarkdown(config) : [])];
  if (wrong.length === 0) return site;
  throw settingsError(wrong, file, readText(root, file) ?? '', 'site/config');
}

/**
 * Reads a Docusaurus site.
 *
 * @param root - its folder
 * @throws SiteError when it has no configuration, one that cannot be loaded, or one that the check cannot follow
 */
export async function loadDocusaurusSite(root: string): Promise<Site> {
  const file = configFiles.find((name) => existsSync(path.join(root, name)));
  const failure = (reason: string, note: string): SiteError =>
    settingsError([{words: [], reason, note}], file ?? configFiles[0]!, '', 'site/config');
  if (file === undefined)
    throw failure(`there is no docusaurus.config in ${root}`, 'run the command in the folder of the site');
  try {
    const loaded = (await loadFreshModule(path.join(root, file))) as Config | (() => Config | Promise<Config>);
    return siteOf(typeof loaded === 'function' ? await loaded() : loaded, root, file);
  } catch (error) {
    if (error instanceof SiteError) throw error;
    throw failure((error as Error).message.split('\n')[0] ?? '', 'correct what it names');
  }
}
