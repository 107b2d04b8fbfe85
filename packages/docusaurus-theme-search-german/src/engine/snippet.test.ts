import {describe, expect, it} from 'vitest';
import {lexiconOf} from '../../tests/searchSite';
import {createMarker, cutSnippet} from './snippet';

const text = 'Der Verbindungsaufbau klappt nicht, wenn Verbindungen fehlen.';
const lexicon = lexiconOf(`${text} Aufbau, Verbindung, Verbindung, Aufbau`);
const {find, spelling} = createMarker(lexicon);
const terms = new Set([lexicon.termOf('verbind')!]);

describe('marks', () => {
  it('other forms and compounds of a term', () => {
    expect(find(text, terms)).toEqual({
      marks: [
        [4, 21],
        [41, 53],
      ],
      words: ['verbindungsaufbau', 'verbindungen'],
    });
  });

  it('nothing where nothing is', () => {
    expect(find('Guten Tag', terms)).toEqual({marks: [], words: []});
  });
});

it('knows how texts write a word most often', () => {
  const texts = ['VERBINDUNG', 'Verbindung', 'Verbindung. Verbindungen'];
  expect(spelling(texts, lexicon.indexOf('verbindung'))).toBe('Verbindung');
  expect(spelling(['Nichts davon'], lexicon.indexOf('verbindung'))).toBeUndefined();
});

describe('cutSnippet', () => {
  const text = `${'Vorher steht viel Text. '.repeat(8)}Das WORT steht hier mit WORT noch einmal. ${'Danach auch. '.repeat(8)}`;
  const at = (from = 0): [number, number] => [text.indexOf('WORT', from), text.indexOf('WORT', from) + 4];
  const marks = [at(), at(at()[1])];

  it('leaves a short text whole', () => {
    expect(cutSnippet('Kurz', [[0, 4]], 50)).toEqual({text: 'Kurz', marks: [[0, 4]]});
  });

  it('shows the place with the most marks, between ellipses, and moves the marks along', () => {
    const passage = cutSnippet(text, marks, 50);
    expect(passage.text).toMatch(/^….*WORT.*WORT.*…$/);
    expect(passage.text.length).toBeLessThanOrEqual(52);
    expect(passage.marks.map(([from, to]) => passage.text.slice(from, to))).toEqual(['WORT', 'WORT']);
  });

  it('begins at the beginning when nothing is marked', () => {
    expect(cutSnippet(text, [], 50).text).toMatch(/^Vorher steht viel Text\. .*…$/);
  });
});
