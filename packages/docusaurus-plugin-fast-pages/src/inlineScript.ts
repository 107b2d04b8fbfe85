import {createHash} from 'node:crypto';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {buildSync} from 'esbuild';
import {messagesOf, type Messages} from './messages';

/** What the script before hydration knows of the site. */
export interface PreHydrationConfig {
  /** Address of the module by which controls answer before hydration; without it, their clicks are only replayed. */
  readonly handlers?: string;
  readonly messages: Messages;
  readonly baseUrl: string;
  /** In the order in which Docusaurus' button goes through them. */
  readonly colorModes: readonly (keyof Messages['colorModes'])[];
  /** Where Docusaurus stores the color mode (`localStorage`). */
  readonly colorModeKey: string;
}

/** Compiles a folder to one script for browsers of the time of React 19. @throws what esbuild finds wrong */
function compile(folder: string, format: 'esm' | 'iife', config: PreHydrationConfig): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, folder)],
    bundle: true,
    write: false,
    minify: true,
    format,
    target: ['chrome111', 'firefox115', 'safari16.4'],
    charset: 'utf8',
    define: {PRE_HYDRATION_CONFIG: JSON.stringify(config)},
  });
  return (outputFiles[0]?.text ?? '').trim();
}

/** The script in the head of each page. HTML ends it at its closing tag, wherever that stands. */
export const compileInlineScript = (config: PreHydrationConfig): string =>
  compile('preHydration', 'iife', config).replaceAll('</script', '<\\/script');

/**
 * What runs before hydration: the inline script of all pages, and the module with the handlers, which that imports after the
 * first paint, unless they are switched off.
 */
export async function compileScripts(
  {siteConfig, siteStorage, baseUrl, i18n, codeTranslations}: LoadContext,
  withHandlers: boolean,
): Promise<{readonly inline: string; readonly handlers?: {readonly file: string; readonly text: string}}> {
  const {colorMode} = siteConfig.themeConfig as {colorMode?: {respectPrefersColorScheme?: boolean}};
  const config: PreHydrationConfig = {
    messages: await messagesOf(i18n.currentLocale, codeTranslations),
    baseUrl,
    colorModes: colorMode?.respectPrefersColorScheme ? ['system', 'light', 'dark'] : ['light', 'dark'],
    colorModeKey: `theme${siteStorage.namespace}`,
  };
  if (!withHandlers) return {inline: compileInlineScript(config)};
  const text = compile('preHydration/handlers', 'esm', config);
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8);
  const file = `assets/js/pre-hydration-handlers.${hash}.js`;
  return {inline: compileInlineScript({...config, handlers: `${baseUrl}${file}`}), handlers: {file, text}};
}
