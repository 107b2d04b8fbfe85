import {expect, it} from 'vitest';
import {german} from '../language/german';
import {analyseSite, maxPostingsAtOnce, termsPerShard} from './analyse';
import {indexFiles} from './build';
import {indexFile, indexFormat, parseIndexFile} from './model';

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
      {demotedPaths: [], pageAliases: {}, synonyms: []},
      german,
    ),
  );
const startOf = (written: ReturnType<typeof files>) => parseIndexFile(written.get(indexFile)!);

it('puts all files but the first into a folder that is named by their content', () => {
  const written = files('Text');
  const {folder} = startOf(written);
  expect([...written.keys()]).toEqual([indexFile, `${folder}/page-0.json`]);
  expect(startOf(files('Text')).folder).toBe(folder);
  expect(startOf(files('Anderer Text')).folder).not.toBe(folder);
});

it('sends few postings along with the first file, many in files of their own', () => {
  expect(startOf(files('Text')).postings?.length).toBeGreaterThan(0);
  const words = Array.from({length: termsPerShard}, (_, number) => `w${number}`).join(' ');
  const written = files(...Array.from({length: maxPostingsAtOnce / termsPerShard + 1}, () => words)); // and the title
  const {folder, postings} = startOf(written);
  expect(postings).toBeUndefined();
  expect([...written.keys()]).toEqual([
    indexFile,
    `${folder}/postings-0.json`,
    `${folder}/postings-1.json`,
    `${folder}/page-0.json`,
  ]);
});

it('refuses a first file of another format', () => {
  const next = JSON.stringify({format: indexFormat + 1});
  expect(() => parseIndexFile(next)).toThrow(`has format ${indexFormat + 1}, not ${indexFormat}`);
});
