import {inflateRawSync} from 'node:zlib';
import {expect, it} from 'vitest';
import {german} from '../language/german';
import {analyseSite, maxPostingsAtOnce} from './analyse';
import {decodeStart} from './encode';
import {indexFiles} from './files';
import {indexFile} from './names';

const files = (...texts: string[]) =>
  indexFiles(
    analyseSite(
      [
        {
          url: '/a',
          title: 'Eins',
          area: 'docs',
          description: '',
          keywords: '',
          sections: texts.map((text) => ({anchor: '', heading: '', text})),
        },
      ],
      {demotedPaths: [], pageAliases: {}, synonyms: ''},
      german,
    ),
  );
const startOf = (written: ReturnType<typeof files>) => decodeStart(inflateRawSync(written.get(indexFile)!));

it('puts all files but the first into a folder that is named by their content', () => {
  const written = files('Text');
  const {folder} = startOf(written);
  expect([...written.keys()]).toEqual([indexFile, `${folder}/page-0.json`]);
  expect(startOf(files('Text')).folder).toBe(folder);
  expect(startOf(files('Anderer Text')).folder).not.toBe(folder);
});

it('sends few postings along with the first file, many in files of their own', () => {
  expect(startOf(files('Text')).postings?.sections.length).toBeGreaterThan(0);
  const written = files(...Array.from({length: maxPostingsAtOnce / 2 + 1}, () => 'Haus Garten')); // and the title
  const {folder, postings} = startOf(written);
  expect(postings).toBeUndefined();
  expect([...written.keys()]).toEqual([
    indexFile,
    `${folder}/words-0.bin`,
    `${folder}/words-1.bin`,
    `${folder}/words-2.bin`,
    `${folder}/page-0.json`,
  ]);
});
