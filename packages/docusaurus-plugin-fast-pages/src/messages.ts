import type {CodeTranslations} from '@docusaurus/types';

/** What the script before hydration says. */
export interface Messages {
  readonly closeMenu: string;
  readonly backToMainMenu: string;
  readonly copied: string;
  readonly colorModes: Readonly<Record<'system' | 'light' | 'dark', string>>;
  /** Shown when scripts cannot be loaded: text, link that reloads, text, link to the home page, text. */
  readonly failure: readonly [before: string, reload: string, between: string, home: string, after: string];
}

const english: Messages = {
  closeMenu: 'Close navigation bar',
  backToMainMenu: '← Back to main menu',
  copied: 'Copied',
  colorModes: {system: 'system mode', light: 'light mode', dark: 'dark mode'},
  failure: [
    'This page could not be loaded completely: you can read it, but search and buttons do not work. ',
    'Reload the page',
    ' or go to the ',
    'home page',
    '.',
  ],
};

const german: Messages = {
  closeMenu: 'Navigationsleiste schließen',
  backToMainMenu: '← Zurück zum Hauptmenü',
  copied: 'Kopiert',
  colorModes: {system: 'System-Modus', light: 'Heller Modus', dark: 'Dunkler Modus'},
  failure: [
    'Diese Seite ließ sich nicht ganz laden: Du kannst sie lesen, aber Suche und Schalter fehlen. ',
    'Lade sie neu',
    ' oder geh ',
    'zur Startseite',
    '.',
  ],
};

/**
 * Texts in a site's language, or else in English; where a site translates Docusaurus' own words, they win.
 *
 * @param locale - BCP 47
 * @param translations - the site's `i18n/LOCALE/code.json`
 */
export function messagesOf(locale: string, translations: CodeTranslations): Messages {
  const base = /^de\b/.test(locale) ? german : english;
  const mode = (name: keyof Messages['colorModes']): string =>
    translations[`theme.colorToggle.ariaLabel.mode.${name}`] ?? base.colorModes[name];
  return {
    ...base,
    closeMenu: translations['theme.docs.sidebar.closeSidebarButtonAriaLabel'] ?? base.closeMenu,
    backToMainMenu: translations['theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel'] ?? base.backToMainMenu,
    copied: translations['theme.CodeBlock.copied'] ?? base.copied,
    colorModes: {system: mode('system'), light: mode('light'), dark: mode('dark')},
  };
}
