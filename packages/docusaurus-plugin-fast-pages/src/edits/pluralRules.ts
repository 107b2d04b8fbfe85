import type {ModuleEdit} from '../bundler/moduleEdits';

/**
 * What: takes upstream's own English plural forms for languages with the same two forms (CLDR: one, other).
 * Why: Docusaurus creates `Intl.PluralRules` for every post of a list.
 * Upstream: no issue known.
 * Worth: 1 ms on a desktop where no other table of the language is loaded yet, more on the first use of a language.
 */
export const pluralRules: ModuleEdit = {
  name: 'pluralRules',
  test: /[\\/]theme-common[\\/]lib[\\/]utils[\\/]usePluralForm\.js$/,
  edits: [
    [
      'return createLocalePluralForms(currentLocale);',
      'return /^(?:da|de|en|et|fi|nb|nl|sv)\\b/.test(currentLocale) ? EnglishPluralForms : createLocalePluralForms(currentLocale);',
    ],
  ],
};
