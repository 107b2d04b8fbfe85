import {expect, it} from 'vitest';
import {fold} from './fold';
import {stem} from './stem';

it.each([
  ['Passwort', 'Passwörter', 'Passwörtern', 'Passworts'],
  ['Kalender', 'Kalendern', 'Kalenders'],
  ['Haus', 'Häuser', 'Häusern', 'Hauses'],
  ['Gruppe', 'Gruppen'],
  ['Server', 'Servers', 'Servern'],
  ['Datei', 'Dateien'],
  ['löschen', 'Löschung'],
  ['melden', 'Meldung', 'Meldungen'],
  ['drucken', 'gedruckt', 'Drucker'],
  ['konfigurieren', 'konfiguriert', 'Konfiguration'],
  ['synchronisieren', 'synchronisiert', 'Synchronisation'],
  ['einrichten', 'Einrichtung'],
  ['Möglichkeit', 'Möglichkeiten'],
])('forms of %s share a stem', (word, ...forms) => {
  expect(forms.map((form) => stem(fold(form)))).toEqual(forms.map(() => stem(fold(word))));
});

it.each([
  ['Konto', 'Kontakt'],
  ['Forum', 'Form'],
  ['Matrix', 'Material'],
  ['Tag', 'Tagung'],
])('%s and %s stay apart', (one, other) => {
  expect(stem(fold(one))).not.toBe(stem(fold(other)));
});

it.each(['2fa', 's3', 'x1en', 'ipv6'])('%s, with a digit, stays as it is', (word) => {
  expect(stem(word)).toBe(word);
});
