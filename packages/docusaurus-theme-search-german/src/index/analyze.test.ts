import {expect, it} from 'vitest';
import {stem} from '../language';
import {readGroups} from '../language/synonyms';
import {analyzeSite} from './analyze';
import {inDescription, inKeywords, often, textFilesOf} from './model';
import {packRoughly, unpack, unpackWords} from './pack';

const {index, postings} = analyzeSite(
  [
    {
      url: '/vpn',
      title: 'VPN einrichten',
      area: 'docs',
      description: 'Tunnel für unterwegs',
      keywords: 'Tunnel, Hotel',
      sections: [
        {
          anchor: '',
          heading: '',
          text: 'Ein Tunnel, zwei Tunnel, drei Tunnel, vier Tunnel, fünf Tunnel, sechs Tunnel, sieben Tunnel und der Tunnelaufbau.',
        },
        {
          anchor: '#test',
          heading: 'Tunnel prüfen',
          text: 'Der Aufbau dauert. Tunnel stehen.',
          questions: ['geht mein zugang', 'am bahnhof steht der aufbau ewig'],
        },
      ],
    },
  ],
  {demotedPaths: [], pageAliases: {'/vpn/': ['WireGuard']}, synonyms: readGroups('tunnel, röhre\napfel, birne')},
);
const marked = unpackWords(index.words);
const indexed = marked.map((word) => word.replaceAll('|', ''));
const stems = indexed.map(stem);
const termOf = (word: string): number => [...new Set(stems)].indexOf(stem(word));

it('counts a term in each section, with the fields but its heading where it occurs', () => {
  expect(postings[termOf('tunnel')]).toEqual([
    [0, inDescription | inKeywords | often],
    [1, 1],
  ]);
});

it('knows which questions have a word, and about which sections they are', () => {
  const asked = index.questions.split(' ').map(unpack);
  expect(unpack(index.questionCounts)).toEqual([0, 2]);
  expect(asked[termOf('zugang')]).toEqual([1]);
  expect(asked[termOf('aufbau')]).toEqual([0]);
  expect(asked[termOf('tunnel')]).toEqual([]);
});

it('knows the parts of compounds, and no meaningless words', () => {
  expect(marked[indexed.indexOf('tunnelaufbau')]).toBe('tunnel||aufbau');
  expect(indexed).not.toContain('und');
});

it('leads from aliases to their pages', () => {
  expect(index.aliases).toEqual({wireguard: 0});
});

it('leaves out anchors that follow from their headings', () => {
  expect(index.anchors).toEqual([0, '#test']);
});

it('has texts in files of their own, the short ones of a page together', () => {
  const textLengths = packRoughly('length', [10, 20, 500, 10, 20]);
  expect(textFilesOf({firstSections: [0, 4, 5], textLengths})).toEqual([0, 0, 1, 2, 3]);
});

it('has fewer and longer files on a large site', () => {
  const textLengths = packRoughly(
    'length',
    Array.from({length: 10_000}, () => 40),
  );
  const pages = Array.from({length: 1001}, (_, page) => page * 10);
  expect(textFilesOf({firstSections: pages, textLengths}).at(-1)).toBeLessThan(3000);
});

it('keeps only the synonyms that the site can use', () => {
  expect(index.synonyms).toEqual([['tunnel', 'röhre']]);
});
