import path from 'node:path';
import {spellCheckDocument} from 'cspell-lib';
import {beforeAll, expect, test} from 'vitest';
import {Dictionaries, loadSettings} from './dictionaries';

const root = path.resolve(__dirname, '../../..');
let dictionaries: Dictionaries;

beforeAll(async () => {
  dictionaries = await Dictionaries.of(root);
});

const right = ['Kalender', 'Kalenderabgleich', 'E-Mail-Adresse', 'App-Passwörter', 'Add-in', 'security.txt'];
const wrong = [
  'kalender',
  'Adresbuch',
  'Thunderbrid',
  'Kalendar-Import',
  'App-Paswörter',
  'funktionirt',
  'Blumenkuhlig',
  'Q-Zxvb',
];

test('words are right or wrong as cspell says', async () => {
  const words = [...right, ...wrong];
  expect(words.filter((word) => !Dictionaries.judges(word))).toEqual([]);
  const {issues} = await spellCheckDocument(
    {uri: path.join(root, 'words.txt'), text: words.join('\n'), languageId: 'plaintext', locale: 'de-DE,en'},
    {noConfigSearch: true},
    {...(await loadSettings(root)), files: [], ignoreRegExpList: []},
  );
  const wrongForCspell = words.filter((word) => issues.some(({line}) => line.text.trim() === word));
  expect(words.filter((word) => !dictionaries.isRight(word))).toEqual(wrongForCspell);
  expect(wrongForCspell).toEqual(wrong);
});

test.each(['iPhone', 'S3', 'Karl’s', 'IMAPs', 'aaaaah'])('%s is left to cspell', (word) => {
  expect(Dictionaries.judges(word)).toBe(false);
});

test('similar words: the nearest first, each once, for the part that is wrong', () => {
  expect(dictionaries.suggest('Thunderbrid')[0]).toBe('Thunderbird');
  expect(dictionaries.suggest(dictionaries.wrongPart('Kalendar-Import'))[0]).toBe('Kalender');
  const all = dictionaries.suggest('Adresbuch').map((word) => word.toLowerCase());
  expect(new Set(all).size).toBe(all.length);
});
