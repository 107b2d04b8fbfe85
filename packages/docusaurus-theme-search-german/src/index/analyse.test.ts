import {expect, it} from 'vitest';
import {german} from '../language/german';
import {analyseSite} from './analyse';
import {inDescription, inHeading, inKeywords} from './model';

const {core, postings} = analyseSite(
  [
    {
      url: '/vpn',
      title: 'VPN einrichten',
      area: 'docs',
      description: 'Tunnel für unterwegs',
      keywords: 'Tunnel, Hotel',
      sections: [
        {anchor: '', heading: '', text: 'Ein Tunnel, zwei Tunnel und der Tunnelaufbau.'},
        {anchor: '#test', heading: 'Tunnel prüfen', text: 'Der Aufbau dauert. Tunnel stehen.'},
      ],
    },
  ],
  {demotedPaths: [], pageAliases: {'/vpn': ['WireGuard']}, synonyms: 'tunnel, röhre\napfel, birne'},
  german,
);
const termOf = (word: string): number => [...new Set(core.stems)].indexOf(core.stems[core.words.indexOf(word)]!);

it('counts a term in each section, with the fields where it stands', () => {
  expect(postings[termOf('tunnel')]).toEqual([
    {section: 0, code: inDescription | inKeywords | 2},
    {section: 1, code: inHeading | 1},
  ]);
});

it('knows the parts of compounds, and no meaningless words', () => {
  expect(core.parts[core.words.indexOf('tunnelaufbau')]).toEqual([termOf('tunnel'), termOf('aufbau')]);
  expect(core.words).not.toContain('und');
});

it('leads from titles and aliases to their pages', () => {
  expect(core.aliases).toEqual({'vpn einrichten': 0, wireguard: 0});
});

it('keeps only the synonyms that the site can use', () => {
  expect(core.synonyms).toBe('tunnel, röhre');
});
