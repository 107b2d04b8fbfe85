import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import english from '@docusaurus/theme-translations/locales/base/theme-common.json';
import type {CodeTranslations} from '@docusaurus/types';
import failures from './failure.json';

/** What the script before hydration says. */
export type Messages = Awaited<ReturnType<typeof messagesOf>>;

/**
 * Docusaurus' words for what the script does in place of the theme, as the hydrated page has them; the message about a
 * failure is English or German.
 *
 * @param locale - BCP 47
 * @param translations - the site's `i18n/LOCALE/code.json`
 */
export async function messagesOf(locale: string, translations: CodeTranslations) {
  const upstream = await readDefaultCodeTranslationMessages({locale, name: 'theme-common'});
  const words: CodeTranslations = {...english, ...upstream, ...translations};
  const word = (id: string): string => words[`theme.${id}`] ?? '';
  return {
    closeMenu: word('docs.sidebar.closeSidebarButtonAriaLabel'),
    backToMainMenu: word('navbar.mobileSidebarSecondaryMenu.backButtonLabel'),
    copied: word('CodeBlock.copied'),
    colorModes: {
      system: word('colorToggle.ariaLabel.mode.system'),
      light: word('colorToggle.ariaLabel.mode.light'),
      dark: word('colorToggle.ariaLabel.mode.dark'),
    },
    /** Shown when scripts cannot be loaded: text, link that reloads, text, link to the home page, text. */
    failure: failures[/^de\b/.test(locale) ? 'de' : 'en'],
  };
}
