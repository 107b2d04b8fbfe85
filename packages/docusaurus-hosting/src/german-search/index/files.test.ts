import {expect, it} from 'vitest';
import {analyseSite} from './analyse';
import {indexFiles} from './files';
import {manifestFile, type Manifest} from './names';

const files = (text: string) =>
  indexFiles(
    analyseSite(
      [
        {
          url: '/a',
          title: 'Eins',
          area: 'docs',
          description: '',
          keywords: '',
          sections: [{anchor: '', heading: '', text}],
        },
      ],
      {demoted: [], names: {}, synonyms: ''},
    ),
  );
const folderOf = (written: ReturnType<typeof files>): string =>
  (JSON.parse(String(written.get(manifestFile))) as Manifest).folder;

it('puts all files but the manifest into a folder that is named by their content', () => {
  const written = files('Text');
  const folder = folderOf(written);
  expect([...written.keys()]).toEqual([
    manifestFile,
    `${folder}/core.bin`,
    `${folder}/words-0.bin`,
    `${folder}/page-0.json`,
  ]);
  expect(folderOf(files('Text'))).toBe(folder);
  expect(folderOf(files('Anderer Text'))).not.toBe(folder);
});
