import type {VcsConfig} from '@docusaurus/types';
import {expect, it} from 'vitest';
import {facts} from '../../fixtures/facts';
import {publicAuthors} from './publicAuthors';

const changedBy = (author: string): VcsConfig => ({
  initialize: () => undefined,
  getFileCreationInfo: () => Promise.resolve({timestamp: 1, author}),
  getFileLastUpdateInfo: () => Promise.resolve({timestamp: 2, author}),
});
const options = {authors: {erika: 'Erika Mustermann'}, facts};

it.each([
  ['erika', 'Erika Mustermann'],
  ['build server 7', 'Kleinnetz'],
])('pages show "%s" of git as "%s"', async (author, shown) => {
  expect(await publicAuthors(options, changedBy(author)).getFileLastUpdateInfo('x.md')).toEqual({
    timestamp: 2,
    author: shown,
  });
});
