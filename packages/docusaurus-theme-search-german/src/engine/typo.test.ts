import {describe, expect, it} from 'vitest';
import {correct, typoCost} from './typo';

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
  correct(
    typed,
    words.filter(([first]) => first === typed[0]).map((word) => ({word, frequency: 1})),
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
  expect(
    correct('karet', [
      {word: 'karte', frequency: 1},
      {word: 'kabet', frequency: 9},
    ]),
  ).toBe('karte');
  expect(
    correct('tishce', [
      {word: 'tische', frequency: 1},
      {word: 'tischce', frequency: 9},
    ]),
  ).toBe('tische');
});

it('costs nothing to mean what was typed', () => {
  expect(typoCost('konto', 'konto')).toBe(0);
});
