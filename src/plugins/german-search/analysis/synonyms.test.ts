import {describe, expect, it} from 'vitest';
import {synonymGroups} from '../synonyms';
import {fold} from './fold';
import {stem} from './stem';
import {parseSynonyms} from './synonyms';

const {canonical, beginningWith, phrasesAt} = parseSynonyms(`
passwort, kennwort
mailprogramm, client, e-mail-programm
zwei-faktor, zweiter faktor, 2fa
`);
const term = (word: string): string => canonical(stem(fold(word)));

describe('synonyms', () => {
  it.each([
    ['Kennwort', 'Passwort'],
    ['Kennwörter', 'Passwörtern'],
    ['Clients', 'Mailprogramm'],
  ])('%s means %s', (one, other) => {
    expect(term(one)).toBe(term(other));
  });

  it('leaves other words as they are', () => {
    expect(term('Kalender')).toBe(stem('kalender'));
  });

  it('knows entries of several words, also inflected', () => {
    const stems = ['mein', 'zweiten', 'faktors', 'fehlt'].map(stem);
    expect(phrasesAt(stems, 1)).toEqual([{term: canonical('2fa'), length: 2}]);
    expect(phrasesAt(stems, 0)).toEqual([]);
  });

  it('finds a group by the beginning of any entry', () => {
    expect(beginningWith('kennw')).toEqual([term('Passwort')]);
    expect(beginningWith('xyz')).toEqual([]);
  });

  it('refuses a word in two groups, which would then mean both', () => {
    expect(() => parseSynonyms('konto, account\nzugang, Accounts')).toThrow(/"Accounts" stands in two groups/);
  });
});

it('the authors’ list is in order', () => {
  expect(() => parseSynonyms(synonymGroups)).not.toThrow();
});
