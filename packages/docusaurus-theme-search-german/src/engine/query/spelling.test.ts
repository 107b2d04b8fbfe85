import {describe, expect, it} from 'vitest';
import {correctSpelling, typoCost} from './spelling';

const words = [
  'wireguard',
  'passwort',
  'konzept',
  'thunderbird',
  'konto',
  'kontakt',
  'kalender',
  'rund',
  'datei',
  'zertifikat',
];
const meant = (typed: string) =>
  correctSpelling(
    typed,
    words.filter(([first]) => first === typed[0]),
    () => 1,
  );

describe('takes for a typo', () => {
  it.each([
    ['wiregaurd', 'wireguard', 'swapped letters'],
    ['passwrot', 'passwort', 'swapped letters'],
    ['paswort', 'passwort', 'a double letter missing'],
    ['thunderbrid', 'thunderbird', 'swapped letters'],
    ['kalendar', 'kalender', 'a like vowel'],
    ['zertfikat', 'zertifikat', 'a letter missing'],
    ['kontto', 'konto', 'a double letter too many'],
  ])('%s for %s: %s', (typed, word) => {
    expect(meant(typed)).toBe(word);
  });
});

describe('leaves alone', () => {
  it.each([
    ['konzert', 'another word, however near'],
    ['hund', 'another first letter'],
    ['kon', 'too short'],
    ['dat3i', 'digits'],
    ['elefant', 'nothing near'],
    ['passfoto', 'too far'],
    ['passwortxy', 'a word with something behind it'],
  ])('%s (%s)', (typed) => {
    expect(meant(typed)).toBeUndefined();
  });
});

it('prefers the likelier edit, then the commoner word', () => {
  const among = (typed: string, words: Readonly<Record<string, number>>) =>
    correctSpelling(typed, Object.keys(words), (word) => words[word]!);
  expect(among('karet', {karte: 1, kabet: 9})).toBe('karte');
  expect(among('tishce', {tischce: 9, tische: 1})).toBe('tische');
  expect(among('kontto', {konto: 1, kontor: 9})).toBe('konto');
  expect(among('passwrt', {passwert: 1, passwort: 9})).toBe('passwort');
  expect(among('passwrt', {passwort: 9, passwert: 1})).toBe('passwort');
});

it('costs nothing to mean what was typed', () => {
  expect(typoCost('konto', 'konto')).toBe(0);
});
