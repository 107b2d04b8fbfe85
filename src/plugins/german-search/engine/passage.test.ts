import {describe, expect, it} from 'vitest';
import {parseSynonyms} from '../analysis/synonyms';
import {cutPassage, findMatches} from './passage';
import {createVocabulary} from './vocabulary';

const texts = [
  'Der Verbindungsaufbau klappt nicht, wenn Verbindungen fehlen.',
  'aufbau',
  'verbindung verbindung aufbau',
];
const vocabulary = createVocabulary(
  [{documents: texts.map((t, i) => ({i, t, u: `/${i}`}))}, ...Array.from({length: 4}, () => ({documents: []}))],
  parseSynonyms('passwort, kennwort'),
);

describe('findMatches', () => {
  it('finds other forms and compounds of a term', () => {
    expect(findMatches(vocabulary, texts[0]!, new Set(['verbind']))).toEqual({
      marks: [
        [4, 21],
        [41, 53],
      ],
      words: ['verbindungsaufbau', 'verbindungen'],
    });
  });

  it('finds synonyms', () => {
    expect(findMatches(vocabulary, 'Dein Kennwort', new Set(vocabulary.termsOf('passwort'))).words).toEqual([
      'kennwort',
    ]);
  });

  it('finds nothing where nothing is', () => {
    expect(findMatches(vocabulary, 'Guten Tag', new Set(['verbind']))).toEqual({marks: [], words: []});
  });
});

describe('cutPassage', () => {
  const text = `${'Vorher steht viel Text. '.repeat(8)}Das WORT steht hier mit WORT noch einmal. ${'Danach auch. '.repeat(8)}`;
  const at = (from = 0): [number, number] => [text.indexOf('WORT', from), text.indexOf('WORT', from) + 4];
  const marks = [at(), at(at()[1])];

  it('leaves a short text whole', () => {
    expect(cutPassage('Kurz', [[0, 4]], 50)).toEqual({text: 'Kurz', marks: [[0, 4]]});
  });

  it('shows the place with the most marks, between ellipses, and moves the marks along', () => {
    const passage = cutPassage(text, marks, 50);
    expect(passage.text).toMatch(/^….*WORT.*WORT.*…$/);
    expect(passage.text.length).toBeLessThanOrEqual(52);
    expect(passage.marks.map(([from, to]) => passage.text.slice(from, to))).toEqual(['WORT', 'WORT']);
  });

  it('begins at the beginning when nothing is marked', () => {
    expect(cutPassage(text, [], 50).text).toMatch(/^Vorher steht viel Text\. .*…$/);
  });
});
