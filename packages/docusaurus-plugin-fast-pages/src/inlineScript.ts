import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {buildSync} from 'esbuild';
import {messagesOf, type Messages} from './messages';

/** What the script before hydration knows of the site. */
export interface PreHydrationConfig {
  /** Whether controls answer before hydration, or their clicks are only replayed. */
  readonly handlers: boolean;
  readonly messages: Messages;
  readonly baseUrl: string;
  /** In the order in which Docusaurus' button goes through them. */
  readonly colorModes: readonly (keyof Messages['colorModes'])[];
  /** Where Docusaurus stores the color mode (`localStorage`). */
  readonly colorModeKey: string;
}

interface ThemeConfig {
  readonly colorMode?: {readonly respectPrefersColorScheme?: boolean};
}

export async function preHydrationConfig(
  {siteConfig, siteStorage, baseUrl, i18n, codeTranslations}: LoadContext,
  handlers: boolean,
): Promise<PreHydrationConfig> {
  const {colorMode} = siteConfig.themeConfig as ThemeConfig;
  return {
    handlers,
    messages: await messagesOf(i18n.currentLocale, codeTranslations),
    baseUrl,
    colorModes: colorMode?.respectPrefersColorScheme ? ['system', 'light', 'dark'] : ['light', 'dark'],
    colorModeKey: `theme${siteStorage.namespace}`,
  };
}

/** Compiles `preHydration/` to one script for browsers of the time of React 19. @throws what esbuild finds wrong */
export function compileInlineScript(config: PreHydrationConfig): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(__dirname, 'preHydration')],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: ['chrome111', 'firefox115', 'safari16.4'],
    charset: 'utf8',
    define: {PRE_HYDRATION_CONFIG: JSON.stringify(config)},
  });
  // HTML ends a script at its closing tag, wherever it stands.
  return (outputFiles[0]?.text ?? '').trim().replaceAll('</script', '<\\/script');
}
