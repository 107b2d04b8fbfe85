import {usePluginData} from '@docusaurus/useGlobalData';
import type {SearchArea} from '../areas';

/** What the interface reads of the site and its options. */
export interface ThemeData {
  readonly areas: readonly SearchArea[];
  readonly fallbackLinks: readonly {readonly label: string; readonly to: string}[];
  /** Suggestions at most, and characters of their snippets. */
  readonly limit: number;
  readonly snippetLength: number;
  /** Are words marked on the page that a result leads to? */
  readonly highlight: boolean;
  /** Key that focuses the search bar together with Ctrl, on Apple's systems with ⌘. */
  readonly shortcutKey?: string;
  readonly showShortcut: boolean;
}

export const useThemeData = (): ThemeData => usePluginData('docusaurus-theme-search-german') as ThemeData;
