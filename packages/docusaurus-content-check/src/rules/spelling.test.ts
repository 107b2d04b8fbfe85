import {inBody, testRules} from '../../fixtures';

testRules(
  [
    inBody('a misspelled word', 'Öffne die Verwalltung.', 'spelling/word', /"Verwalltung" is in no dictionary/),
    inBody(
      'a noun in lower case',
      'Öffne die verwaltung.',
      'spelling/word',
      /"verwaltung" is in no dictionary .*Verwaltung/,
    ),
    inBody(
      'a misspelled word that the page has right, too',
      'Die Einstellungen: Öffne die Einstelungen.',
      'spelling/word',
      /did you mean Einstellungen\?/,
    ),
    inBody('words that are none together', 'Öffne dein Pasword.', 'spelling/word', /"Pasword" is in no dictionary/),
    inBody('half of a double word', 'Öffne das App-Verwalltung.', 'spelling/word', /"App-Verwalltung" is in no/),
  ],
  [],
  {rules: {spelling: 'error'}},
);
