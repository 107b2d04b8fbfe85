import {expect, it} from 'vitest';
import {check, copySite, inBody, page, testRules, write} from '../../../fixtures';
import {spellingRule} from './spelling';

testRules(
  [spellingRule],
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

it('names all unknown words of a page, and looks for similar ones for the first of them alone', async () => {
  const root = copySite();
  const letters = Array.from('abcdefghij');
  const words = letters.flatMap((one) => letters.slice(0, 3).map((two) => `Verwal${one}${two}tung`));
  write(root, 'docs/viele.md', page(words.map((word) => `- ${word}`).join('\n')));
  const found = (await check(root, {rules: {spelling: 'error'}})).filter(({ruleId}) => ruleId === 'spelling/word');
  expect(found.length).toBe(30);
  expect(found.filter(({note}) => note.includes('did you mean')).length).toBeLessThanOrEqual(20);
});

it('does not try for minutes what is no word', async () => {
  const root = copySite();
  // Each apostrophe doubled the time, and what resembles thousands of letters took all memory.
  const long = Array.from({length: 7000}, (_, at) => 'aeinrstx'.charAt(((at * at) % 8191) % 8)).join('');
  write(
    root,
    'docs/zeichen.md',
    page(["'a".repeat(45), ...Array.from('bcdfghklmp', (letter) => letter + long)].join('\n\n')),
  );
  const found = (await check(root, {rules: {spelling: 'error'}})).filter(({ruleId}) => ruleId === 'spelling/word');
  expect(found.map(({note}) => note.includes('did you mean'))).toEqual(Array(10).fill(false));
});
