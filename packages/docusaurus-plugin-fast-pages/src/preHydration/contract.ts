// The names that the page, the scripts that run before hydration, and a site's theme share. Themes use them as plain
// strings, so that they need not depend on this package; the README lists them.

export const attributes = {
  /** On a control that was used before hydration, until React has answered. */
  pending: 'data-fast-pages-pending',
  /** On a control while a finger touches it. */
  pressed: 'data-fast-pages-pressed',
  /** On a theme's own copy button: the text, or nothing for the code block around it. */
  copy: 'data-fast-pages-copy',
  /** On the element around a group of tabs: the key in the local storage for the chosen one's value. */
  tabs: 'data-fast-pages-tabs',
  /** On the same element: the address's parameter that names the tab to open. */
  tabsQuery: 'data-fast-pages-tabs-query',
  /** On a tab panel: its tab's value. */
  tab: 'data-fast-pages-tab',
  /** On a tab panel: a regular expression for the browsers that show it first. */
  tabAgent: 'data-fast-pages-tab-agent',
  /** On a theme's own color mode button: the order of modes for a light and for a dark system, as JSON. */
  colorMode: 'data-fast-pages-color-mode',
} as const;

export const classes = {menu: 'fast-pages-menu', status: 'fast-pages-status'} as const;

export const events = {
  /** For the page: the visitor interacts with the hydrated page for the first time. */
  interaction: 'fast-pages:interaction',
  /** For themes and plugins: the visitor has come, and the browser has time to fetch something ahead. */
  idle: 'fast-pages:idle',
  /** From the theme: React could not render the page, so nothing is held back any more. */
  crashed: 'fast-pages:crashed',
} as const;

/** Docusaurus' link past the navigation. */
export const skipLink = 'a[href="#__docusaurus_skipToContent_fallback"]';

/** Scripts that `pageTemplate` leaves to this script to start. */
export const placeholders = 'script[type="text/deferred"]';
