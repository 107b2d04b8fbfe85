import {describe, expect, it} from 'vitest';
import {fold} from '../analysis/fold';
import {words} from '../analysis/words';
import {nearness} from './nearness';

const folded = (text: string): string[] => words(text).map((word) => fold(word.text));
const near = (query: string, heading: string, typing = false): number =>
  nearness(folded(query), folded(heading), typing);

describe('a heading is named by', () => {
  it.each([
    ['its words', 'Zertifikatsfehler', 'Zertifikatsfehler'],
    ['its words in other forms', 'Passwörter ändern', 'Passwort ändern'],
    ['a half of a short one', 'Kalender', 'Kalender und Kontakte'],
    [
      'three words of a long one',
      'connection to server',
      'The connection to the server was interrupted and nobody knows why it happened',
    ],
    [
      'a message with values of one’s own',
      'Anmeldung auf dem Server imap.musterhost.example mit Benutzernamen "max@x.example" fehlgeschlagen',
      'Anmeldung auf dem Server imap.musterhost.example mit Benutzernamen "…" fehlgeschlagen',
    ],
    [
      'a code in any text',
      'Fehler (0x800ccc0e) beim Ausführen der Aufgabe "Senden und Empfangen"',
      '0x800CCC0E: Cannot connect to the server.',
    ],
  ])('%s', (_, query, heading) => {
    expect(near(query, heading)).toBeGreaterThan(0);
  });

  it('the beginning of its words, while somebody types', () => {
    expect(near('Zertifikatsf', 'Zertifikatsfehler', true)).toBeGreaterThan(0);
    expect(near('Zertifikatsf', 'Zertifikatsfehler')).toBe(0);
  });
});

it.each([
  ['a word of a long one', 'Server', 'Der Server hat nicht rechtzeitig geantwortet'],
  ['another word beside its own', 'Kalender freigeben', 'Kalender'],
  ['stop words', 'auf dem', 'Anmeldung auf dem Server'],
  ['a number that is no code', 'Fehler 550', '550 5.7.1 Relay access denied'],
  ['nothing', '', 'Konto'],
])('a heading is not named by %s', (_, query, heading) => {
  expect(near(query, heading)).toBe(0);
});

it('the same words are nearest', () => {
  expect(near('ERR_TIMED_OUT', 'ERR_TIMED_OUT')).toBe(1);
  expect(near('ERR_TIMED_OUT', 'ERR_CONNECTION_TIMED_OUT')).toBeLessThan(1);
});
