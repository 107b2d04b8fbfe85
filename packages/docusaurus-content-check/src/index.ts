import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {optionsOf, packageName, type Entry} from './entries';
import type {CheckOptions, SiteOptions} from './options';
import {outputOf} from './process';

export type {CheckOptions, ComponentProps, Phrase, SiteOptions} from './options';
export type {Diagnostic, Edit, Level, Message} from './diagnostic';
export type {Rule} from './rule';

/** Options of the plugin: settings of the check, and whether warnings refuse a build, too. */
export interface PluginOptions extends SiteOptions {
  readonly strict?: boolean;
}

const program = path.resolve(__dirname, '../bin/docusaurus-content-check.mjs');

/**
 * Docusaurus plugin that refuses to build what the check calls broken, before Docusaurus reads any content. The check is a
 * process of its own, because its libraries are modules that Docusaurus' loader of configurations cannot load.
 *
 * @throws Error that lists every mistake with file, line and what would be right
 */
export default async function contentCheck(
  {
    siteDir,
    siteConfig,
  }: Pick<LoadContext, 'siteDir'> & {readonly siteConfig: Pick<LoadContext['siteConfig'], 'plugins'>},
  {strict = false}: PluginOptions = {},
): Promise<Plugin> {
  // The process reads the configuration by itself, and would go without the options that it does not find.
  if (optionsOf(packageName, siteConfig.plugins as readonly Entry[]).length === 0) {
    throw new Error(
      `write '${packageName}' into plugins of docusaurus.config, by its name: the check finds its options there`,
    );
  }
  if (process.env.NODE_ENV === 'production') {
    const args = ['--all', '--build', ...(strict ? ['--strict'] : [])];
    const {output, failed} = await outputOf([process.execPath, program, ...args], siteDir);
    if (failed) {
      const refusal = new Error(
        `The content has mistakes that a build must not publish (docusaurus-content-check shows all):\n${output}`,
      );
      delete refusal.stack;
      throw refusal;
    }
    if (/ warning: /.test(output)) console.warn(output.trimEnd());
  }
  return {name: 'docusaurus-content-check'};
}

const keys: Readonly<Record<keyof PluginOptions, true>> = {
  addresses: true,
  allowed: true,
  areas: true,
  components: true,
  configFile: true,
  frontMatter: true,
  phrases: true,
  plugins: true,
  redirects: true,
  reserved: true,
  rules: true,
  strict: true,
  textFiles: true,
  variables: true,
  verbatimPages: true,
};

/** @throws Error for an option that does not exist */
export function validateOptions({options}: {readonly options: PluginOptions & {readonly id?: string}}): PluginOptions {
  const unknown = Object.keys(options).filter((key) => key !== 'id' && !(key in keys));
  if (unknown.length > 0) {
    throw new Error(
      `docusaurus-content-check has no option ${unknown.join(', ')}; valid: ${Object.keys(keys).join(', ')}`,
    );
  }
  return options satisfies CheckOptions;
}
