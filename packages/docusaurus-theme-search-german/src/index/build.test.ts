import {expect, it} from 'vitest';
import {analyzeSite, maxPostingsAtOnce, termsPerShard} from './analyze';
import {indexFiles} from './build';
import {unseal} from './envelope';
import {indexFile, type SearchIndex} from './model';

const files = (...texts: string[]) =>
  indexFiles(
    analyzeSite(
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
    ),
  );
const startOf = (written: ReturnType<typeof files>) => unseal(written.get(indexFile)!) as SearchIndex;

it('sends few postings along with the first file, many in files of their own', () => {
  expect(startOf(files('Text')).postings?.length).toBeGreaterThan(0);
  const words = Array.from({length: termsPerShard}, (_, number) => `w${number}`).join(' ');
  const written = files(...Array.from({length: maxPostingsAtOnce / termsPerShard + 1}, () => words)); // and the title
  expect(startOf(written).postings).toBeUndefined();
  expect([...written.keys()].slice(0, 4)).toEqual([indexFile, 'postings-0.json', 'postings-1.json', 'texts-0.json']);
});
