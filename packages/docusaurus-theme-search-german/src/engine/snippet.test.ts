import {describe, expect, it} from 'vitest';
import {lexiconOf} from '../../tests/searchSite';
import {createFinders, cutSnippet, markedWords} from './snippet';

const text = 'Der Verbindungsaufbau klappt nicht, wenn Verbindungen fehlen.';
const lexicon = lexiconOf(`${text} Aufbau, Verbindung, Verbindung, Aufbau`);
const terms = new Set([lexicon.termOf('verbind')!]);
const marksIn = (searched: string) => createFinders(lexicon)(terms)(searched).map(([from, to]) => [from, to] as const);

describe('marks', () => {
  it('other forms and compounds of a term', () => {
    const marks = marksIn(text);
    expect(marks).toEqual([
      [4, 21],
      [41, 53],
    ]);
    expect(markedWords({text, marks})).toEqual(['verbindungsaufbau', 'verbindungen']);
  });

  it('nothing where nothing is', () => {
    expect(marksIn('Guten Tag')).toEqual([]);
  });
});

describe('cutSnippet', () => {
  const text = `${'Vorher steht viel Text. '.repeat(8)}Das WORT steht hier mit WORT noch einmal. ${'Danach auch. '.repeat(8)}`;
  const at = (from = 0): [number, number] => [text.indexOf('WORT', from), text.indexOf('WORT', from) + 4];
  const marks = [at(), at(at()[1])];

  it('leaves a short text whole', () => {
    expect(cutSnippet({text: 'Kurz', marks: [[0, 4]]}, 50)).toEqual({text: 'Kurz', marks: [[0, 4]]});
  });

  it('shows the place with the most marks, between ellipses, and moves the marks along', () => {
    const snippet = cutSnippet({text, marks}, 50);
    expect(snippet.text).toMatch(/^….*WORT.*WORT.*…$/);
    expect(snippet.text.length).toBeLessThanOrEqual(52);
    expect(snippet.marks.map(([from, to]) => snippet.text.slice(from, to))).toEqual(['WORT', 'WORT']);
  });

  it('begins at the beginning when nothing is marked', () => {
    expect(cutSnippet({text, marks: []}, 50).text).toMatch(/^Vorher steht viel Text\. .*…$/);
  });
});
