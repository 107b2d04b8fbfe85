import {describe, expect, it} from 'vitest';
import {lexiconOf} from '../../tests/searchSite';
import {lowerBound} from './lexicon';

const lexicon = lexiconOf('Passwort, Passwörter, ein Passwortmanager. Der Manager. Daten und Sicherung.');
const wordsAt = ([from, to]: readonly [number, number]): readonly string[] => lexicon.words.slice(from, to);

it.each([
  ['a', 0, 'before all'],
  ['b', 0, 'the first'],
  ['c', 1, 'between'],
  ['z', 2, 'after all'],
])('the first place not below "%s" is %d (%s)', (text, expected) => {
  expect(lowerBound(['b', 'd'], text)).toBe(expected);
});

describe('knows', () => {
  it.each([
    ['passwort', ['passwort', 'passworter', 'passwortmanager'], 'all words that begin like one'],
    ['passworter', ['passworter'], 'a longer one'],
    ['elefant', [], 'none that begin otherwise'],
  ])('for "%s" %j (%s)', (start, expected) => {
    expect(wordsAt(lexicon.range(start))).toEqual(expected);
  });

  it('one term for all forms of a word, and none for a word that is not there', () => {
    expect(lexicon.terms[lexicon.indexOf('passwort')]).toBe(lexicon.terms[lexicon.indexOf('passworter')]);
    expect(lexicon.indexOf('elefant')).toBe(-1);
    expect(lexicon.termOf('elefant')).toBeUndefined();
  });

  it('the compounds of a word', () => {
    const compound = lexicon.terms[lexicon.indexOf('passwortmanager')];
    expect(lexicon.compoundsWith(lexicon.termOf('passwort')!)).toEqual(new Set([compound]));
    expect(lexicon.compoundsWith(lexicon.termOf('manag')!)).toEqual(new Set([compound]));
  });

  it.each([
    ['datensicherung', ['daten', 'sicherung'], 'a compound of words of the site'],
    ['datenelefant', [], 'none of words that it lacks'],
  ])('that "%s" is %j (%s)', (word, parts) => {
    expect(lexicon.split(word)).toEqual(parts);
  });
});
