import {describe, expect, it} from 'vitest';
import {isStopWord} from '.';
import {words} from './words';

describe('words', () => {
  it.each([
    ['IMAP/SMTP', ['IMAP', 'SMTP']],
    ['sources.list', ['sources', 'list']],
    ['App-Passwörter', ['App', 'Passwörter']],
    ['2FA einrichten', ['2FA', 'einrichten']],
    ['„Verbindung fehlgeschlagen“ (0x800CCC0E)', ['Verbindung', 'fehlgeschlagen', '0x800CCC0E']],
    ['U\u0308bung', ['U\u0308bung']],
    ['Spei\u00adcher', ['Spei\u00adcher']],
    ['e-mail@kleinnetz', ['e', 'mail', 'kleinnetz']],
    [' … ', []],
    ['', []],
  ])('%s', (text, expected) => {
    expect(words(text).map(({text: word}) => word)).toEqual(expected);
  });

  it('tells where each word begins', () => {
    expect(words('Dein VPN-Zugang')).toEqual([
      {text: 'Dein', start: 0},
      {text: 'VPN', start: 5},
      {text: 'Zugang', start: 9},
    ]);
  });
});

it.each([
  ['für', true],
  ['fuer', true],
  ['Für', true],
  ['andere', true],
  ['ändere', false],
  ['Konto', false],
])('%s is a stop word: %s', (word, expected) => {
  expect(isStopWord(word)).toBe(expected);
});
