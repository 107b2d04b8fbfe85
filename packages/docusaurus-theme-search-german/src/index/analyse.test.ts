import {expect, it} from 'vitest';
import {german} from '../language/german';
import {readGroups} from '../language/synonyms';
import {analyseSite} from './analyse';
import {inDescription, inHeading, inKeywords, inQuestions} from './model';

const {index, postings} = analyseSite(
  [
    {
      url: '/vpn',
      title: 'VPN einrichten',
      area: 'docs',
      description: 'Tunnel für unterwegs',
      keywords: 'Tunnel, Hotel',
      sections: [
        {anchor: '', heading: '', text: 'Ein Tunnel, zwei Tunnel und der Tunnelaufbau.'},
        {
          anchor: '#test',
          heading: 'Tunnel prüfen',
          text: 'Der Aufbau dauert. Tunnel stehen.',
          questions: ['geht mein zugang', 'am bahnhof steht der aufbau ewig'],
        },
      ],
    },
  ],
  {demotedPaths: [], pageAliases: {'/vpn': ['WireGuard']}, synonyms: readGroups('tunnel, röhre\napfel, birne')},
  german,
);
const stems = index.words.map(german.stem);
const termOf = (word: string): number => [...new Set(stems)].indexOf(german.stem(word));

it('counts a term in each section, with the fields where it occurs', () => {
  expect(postings[termOf('tunnel')]).toEqual([0, -(inDescription | inKeywords | 2), 1, -(inHeading | 1)]);
});

it('writes nothing for a term that occurs once, in the text', () => {
  expect(postings[termOf('dauert')]).toEqual([1]);
});

it('takes all words of questions', () => {
  expect(postings[termOf('zugang')]).toEqual([1, -inQuestions]);
  expect(postings[termOf('aufbau')]).toEqual([1, -(inQuestions | 1)]);
  expect(postings[termOf('bahnhof')]).toEqual([1, -inQuestions]);
});

it('knows the parts of compounds, and no meaningless words', () => {
  expect(index.parts[index.words.indexOf('tunnelaufbau')]).toEqual([termOf('tunnel'), termOf('aufbau')]);
  expect(index.words).not.toContain('und');
});

it('leads from titles and aliases to their pages', () => {
  expect(index.aliases).toEqual({'vpn einrichten': 0, wireguard: 0});
});

it('keeps only the synonyms that the site can use', () => {
  expect(index.synonyms).toEqual([['tunnel', 'röhre']]);
});
