import {readFileSync} from 'node:fs';
import path from 'node:path';
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
  ['installieren', 'installiert', 'installierst'],
  ['ändern', 'ändert', 'änderst'],
  ['einrichten', 'Einrichtung'],
  ['Möglichkeit', 'Möglichkeiten'],
  ['Nutzer', 'Nutzerin', 'Nutzerinnen'],
  ['arbeiten', 'gearbeitet', 'arbeitete'],
  ['speichern', 'gespeichert', 'speicherte', 'Speicher'],
  ['vergessen', 'vergiss', 'vergisst', 'vergaß'],
  ['hochladen', 'hochgeladen', 'hochzuladen', 'hochlädt'],
  ['abschicken', 'abgeschickt', 'abzuschicken'],
  ['umziehen', 'umgezogen'],
  ['schreiben', 'geschrieben', 'schrieb'],
  ['bauen', 'baue'],
])('forms of %s share a stem', (word, ...forms) => {
  expect(forms.map((form) => stem(fold(form)))).toEqual(forms.map(() => stem(fold(word))));
});

it.each([
  ['Konto', 'Kontakt'],
  ['Forum', 'Form'],
  ['Matrix', 'Material'],
  ['Tag', 'Tagung'],
  ['Gerät', 'raten'],
  ['Gefahr', 'fahren'],
  ['Internet', 'intern'],
  ['Paket', 'packen'],
  ['zuerst', 'zu'],
])('%s and %s stay apart', (one, other) => {
  expect(stem(fold(one))).not.toBe(stem(fold(other)));
});

it('brings together what Snowball does, but for words that only look like participles and participles with umlauts', () => {
  const file = path.join(__dirname, '../../../tests/snowball.txt');
  const classes = readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .filter((line) => !line.startsWith('#'))
    .map((line) => line.split(' '));
  const apart = classes.filter((words) => new Set(words.map((word) => stem(fold(word)))).size > 1);
  expect(apart.length / classes.length, apart.join('\n')).toBeLessThan(0.01);
});

it.each(['2fa', 's3', 'x1en', 'ipv6'])('%s, with a digit, stays as it is', (word) => {
  expect(stem(word)).toBe(word);
});
