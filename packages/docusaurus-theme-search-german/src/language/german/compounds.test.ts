import {describe, expect, it} from 'vitest';
import {createSplitter, partsOf} from './compounds';

/** How often words stand in the texts of an imaginary site. */
const counts: Record<string, number> = {
  passwort: 40,
  manager: 12,
  verbindung: 30,
  aufbau: 5,
  kunde: 9,
  dienst: 50,
  konto: 60,
  verwaltung: 20,
  forum: 15,
  konfiguration: 25,
  benutzer: 30,
  daten: 40,
  sicherung: 20,
  kopie: 4,
  ver: 3,
  ende: 3,
  wiederherstellung: 20,
  stellung: 4,
};
const split = createSplitter((word) => counts[word] ?? 0);

describe('splits', () => {
  it.each([
    ['passwortmanager', ['passwort', 'manager'], 'two parts'],
    ['verbindungsaufbau', ['verbindung', 'aufbau'], 'joined by s'],
    ['kundendienst', ['kunde', 'dienst'], 'joined by n'],
    ['benutzerkontoverwaltung', ['benutzer', 'konto', 'verwaltung'], 'three parts'],
    ['datensicherungskopie', ['daten', 'sicherung', 'kopie'], 'three parts joined by s'],
    ['webforum', ['web', 'forum'], 'a short part from the list'],
    ['gitkonfiguration', ['git', 'konfiguration'], 'a short part from the list'],
  ])('%s into %j (%s)', (word, parts) => {
    expect(partsOf(split(word))).toEqual(parts);
  });
});

describe('leaves alone', () => {
  it.each([
    ['konto', 'is short'],
    ['wiederherstellung', 'is common in itself, and "wieder" makes verbs'],
    ['verende', '"ver" is no part'],
    ['unbekanntes', 'has no known parts'],
    ['dienst2024', 'has digits'],
  ])('%s, which %s', (word) => {
    expect(split(word)).toBe(word);
  });
});
