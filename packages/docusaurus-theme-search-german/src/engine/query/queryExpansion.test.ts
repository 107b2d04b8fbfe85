import {describe, expect, it} from 'vitest';
import {lexiconOf} from '../../../tests/searchSite';
import type {Lexicon} from '../lexicon';
import {parseQuery} from './parseQuery';
import {expandPhrases, expandPrefix, expandWord, type Expansion} from './queryExpansion';

const lexicon = lexiconOf(
  'Passwort ändern. Passwörter wechseln. Der Manager, ein Passwortmanager. Tastenkürzel und Zubehör. Sicherung der Daten, Datensicherung. Konto löschen. Speicher voll, Objektspeicher, Speicherplatz.',
  'passwort, kennwort\nkündigen, konto löschen',
);

/** The words of expansions' groups, by falling weight. */
const spelled = ({words, terms}: Lexicon, expansions: readonly Expansion[]): string[][] =>
  expansions.flatMap(({groups}) =>
    groups.map((group) => [...group].sort(([, a], [, b]) => b - a).map(([term]) => words[terms.indexOf(term)]!)),
  );

describe('a complete word', () => {
  it.each([
    [
      'passworter',
      [['passwort', 'passwortmanager'], ['passwort']],
      'any form of itself, compounds of it, its synonyms',
    ],
    ['kennwort', [['passwort']], 'a synonym'],
    ['kundigen', [['konto'], ['loschen']], 'a synonym of several words, which must come together'],
    ['passwortwechsel', [['passwort', 'passwortmanager'], ['wechseln']], 'a compound that the site never writes'],
    ['kurzel', [['tastenkurzel']], 'a part that never stands alone'],
    ['elefant', [], 'nothing that the site knows'],
    ['passwortxy', [], 'nothing: words are never cut short'],
    ['ort', [], 'nothing: no word has it as a part'],
  ])('%s is %j (%s)', (word, expected) => {
    expect(spelled(lexicon, expandWord(lexicon, word))).toEqual(expected);
  });
});

it.each([
  ['passw', [['passwort', 'passwortmanager'], ['passwort']]],
  ['kennw', [['passwort']]],
  ['elef', []],
])('the beginning %s becomes %j', (start, expected) => {
  expect(spelled(lexicon, expandPrefix(lexicon, start))).toEqual(expected);
});

describe('neighbors', () => {
  it('mean together what the site writes as one word', () => {
    const [first, second] = expandPhrases(lexicon, parseQuery('Daten Sicherung '));
    expect(spelled(lexicon, first!)).toEqual([['datensicherung']]);
    expect(spelled(lexicon, second!)).toEqual([['datensicherung']]);
  });

  it('mean nothing together that the site does not know', () => {
    expect(expandPhrases(lexicon, parseQuery('Passwort Speicher '))).toEqual([[], []]);
  });
});
