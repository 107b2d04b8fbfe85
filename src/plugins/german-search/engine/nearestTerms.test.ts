import {expect, it} from 'vitest';
import {parseSynonyms} from '../analysis/synonyms';
import {nearestTerms} from './nearestTerms';
import {createVocabulary} from './vocabulary';

const text = 'Thunderbird Thunderbird Kalender Adressbuch Wörterbuch Version 2024';
const vocabulary = createVocabulary(
  [{documents: [{i: 1, t: text, u: '/'}]}, ...Array.from({length: 4}, () => ({documents: []}))],
  parseSynonyms(''),
);

it.each([
  ['tunderbrid', 'Thunderbird'],
  ['kaländer', 'Kalender'],
  ['adresbuhc', 'Adressbuch'],
  ['woerterbuhc', 'Wörterbuch'],
])('the word nearest to %s is %s', (query, nearest) => {
  expect(nearestTerms(vocabulary, query)[0]).toBe(nearest);
});

it.each(['xy', '2024', ''])('there is none for „%s“', (query) => {
  expect(nearestTerms(vocabulary, query)).toEqual([]);
});
