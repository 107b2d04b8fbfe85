import {expect, it} from 'vitest';
import {german} from '../language/german';
import {analyseSite} from './analyse';
import {createByteReader, createByteWriter} from './bytes';
import {decodeCore, decodeShard, decodeStart, encodeCore, encodeShard, encodeStart} from './encode';
import {indexFormat} from './names';

it.each([0, 1, 127, 128, 300, 16_384, 2_000_000, 2 ** 31 - 1])('writes and reads the number %d', (number) => {
  const writer = createByteWriter();
  writer.number(number);
  writer.text('Größe');
  writer.byte(255);
  const reader = createByteReader(writer.bytes());
  expect([reader.number(), reader.text(), reader.byte()]).toEqual([number, 'Größe', 255]);
});

const page = (url: string, title: string, text: string) => ({
  url,
  title,
  area: 'docs',
  description: 'Drucker und Papier',
  keywords: 'gedruckt',
  sections: [
    {anchor: '', heading: '', text},
    {anchor: '#zwei', heading: 'Verbindungsaufbau', text: 'Verbindung, Aufbau, Verbindungen'},
  ],
});
const {core, postings} = analyseSite(
  [page('/a', 'Drucken', 'Wir drucken, du hast gedruckt.'), page('/b', 'Übertragung', 'Groß und größer')],
  {demotedPaths: ['/b'], pageAliases: {'/a': ['Kopierer']}, synonyms: 'drucker, printer'},
  german,
);

it('reads the core that it wrote', () => {
  expect(decodeCore(encodeCore(core))).toEqual(core);
});

it('reads the postings that it wrote', () => {
  const {starts, sections, codes} = decodeShard(encodeShard(postings), 0);
  const read = postings.map((_, term) =>
    Array.from(sections.slice(starts[term], starts[term + 1]), (section, index) => ({
      section,
      code: codes[starts[term]! + index],
    })),
  );
  expect(read).toEqual(postings);
});

it('reads the first file that it wrote', () => {
  const shard = encodeShard(postings);
  const start = decodeStart(encodeStart('search-index/abc', encodeCore(core), shard));
  expect(start).toEqual({folder: 'search-index/abc', core, postings: decodeShard(shard, 0)});
});

it('refuses a first file of another format, whatever follows in it', () => {
  const writer = createByteWriter();
  writer.text(JSON.stringify({format: indexFormat + 1}));
  expect(() => decodeStart(writer.bytes())).toThrow(`has format ${indexFormat + 1}, not ${indexFormat}`);
});
