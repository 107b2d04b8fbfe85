import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import * as z from 'zod';
import {optionsOf, packageName, type Entry} from './entries';
import {pluginOptions, type PluginOptions} from './options';
import {outputOf} from './process';

export type {CheckOptions, ComponentProps, PluginOptions, SiteOptions} from './options';
export type {Diagnostic, Edit, Level, Message} from './diagnostic';
export type {Rule} from './rule';

const program = path.resolve(__dirname, '../bin/docusaurus-content-check.mjs');

/**
 * Docusaurus plugin that refuses to build what the check calls broken, before Docusaurus reads any content. The check is a
 * process of its own, because its libraries are modules that Docusaurus' loader of configurations cannot load.
 *
 * @throws Error that lists every mistake with file, line and what would be right
 */
export default async function contentCheck(
  {siteDir, siteConfig: {plugins}}: LoadContext,
  {strict = false}: PluginOptions = {},
): Promise<Plugin> {
  // The process reads the configuration by itself, and would go without the options that it does not find.
  if (optionsOf(packageName, plugins as readonly Entry[]).length === 0) {
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
  return {name: packageName};
}

/** @throws Error that names the options that do not exist or have a wrong value */
export function validateOptions({options}: {readonly options: PluginOptions}): PluginOptions {
  const {error} = pluginOptions.safeParse(options);
  if (error) throw new Error(`Wrong options of docusaurus-content-check:\n${z.prettifyError(error)}`);
  return options;
}
