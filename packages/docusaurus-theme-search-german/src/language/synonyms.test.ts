import {describe, expect, it} from 'vitest';
import {fold, stem} from '.';
import generalSynonyms from './german/synonyms.json';
import {createSynonyms, mergeGroups, readGroups, relevantGroups} from './synonyms';

const parse = (text: string) => createSynonyms(readGroups(text));

const {entriesFor, beginningWith, phrasesAt} = parse(`
passwort, kennwort
mailprogramm, client, e-mail-programm
zwei-faktor, zweiter faktor, 2fa
`);
const written = (entries: readonly {readonly written: string}[]): string[] => entries.map((entry) => entry.written);
const groupOf = (word: string): string[] => written(entriesFor(stem(fold(word))));

describe('synonyms', () => {
  it.each([
    ['Kennwort', ['passwort', 'kennwort']],
    ['Passwörtern', ['passwort', 'kennwort']],
    ['Clients', ['mailprogramm', 'client', 'e-mail-programm', 'emailprogramm']],
    ['Zweifaktor', ['zwei-faktor', 'zweiter faktor', '2fa', 'zweifaktor']],
    ['Kalender', []],
  ])('%s has the group %j', (word, group) => {
    expect(groupOf(word)).toEqual(group);
  });

  it('knows entries of several words, also inflected', () => {
    const stems = ['mein', 'zweiten', 'faktors', 'fehlt'].map(stem);
    expect(phrasesAt(stems, 1).map(({entries, length}) => [written(entries), length])).toEqual([
      [['zwei-faktor', 'zweiter faktor', '2fa', 'zweifaktor'], 2],
    ]);
    expect(phrasesAt(stems, 0)).toEqual([]);
  });

  it('finds entries by their beginning', () => {
    expect(written(beginningWith('kennw'))).toEqual(['kennwort']);
    expect(beginningWith('xyz')).toEqual([]);
  });

  it('refuses a word in two groups, which would then mean both', () => {
    expect(() => parse('konto, account\nzugang, Accounts')).toThrow(/"Accounts" is in two groups/);
  });
});

it('keeps the groups of which a site has an entry', () => {
  const has = (word: string): boolean => ['vpn', 'zweit', 'faktor'].includes(word);
  expect(relevantGroups(readGroups('vpn, tunnel\n2fa, zweiter faktor\ncloud, wolke'), has)).toEqual([
    ['vpn', 'tunnel'],
    ['2fa', 'zweiter faktor'],
  ]);
});

it('extends general groups by a site’s lines, and adds others', () => {
  const own = readGroups('Messenger, Matrix\ncloud, Seafile');
  expect(mergeGroups(readGroups('chat, messenger'), own)).toEqual([
    ['chat', 'messenger', 'Matrix'],
    ['cloud', 'Seafile'],
  ]);
});

it('the general list is in order', () => {
  expect(() => parse(generalSynonyms.join('\n'))).not.toThrow();
});
