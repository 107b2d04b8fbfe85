import {describe, expect, it, vi} from 'vitest';
import {indexOf} from '../../tests/searchSite';
import {packShard} from '../index/pack';
import {createLexicon} from './lexicon';
import {createPostings, isFirst, pagesOfSections} from './postings';

const {index, postings} = indexOf([
  {url: '/a', title: 'Konto', headings: ['Konto löschen'], keywords: 'Konto', text: 'Ein Konto und noch ein Konto.'},
  {url: '/b', title: 'Cloud', description: 'Ohne Konto.', text: 'Dateien.', questions: ['dateien']},
]);
const lexicon = createLexicon(index);
const terms = ['cloud', 'datei', 'konto', 'losch']; // numbered in the order of their words

describe('sections', () => {
  it.each([
    [0, 0, true, 'top of the first page'],
    [1, 0, false, 'its heading'],
    [2, 1, true, 'top of the second page'],
  ])('%d belongs to page %d; first: %s (%s)', (section, page, expected) => {
    const pageOf = pagesOfSections(index);
    expect([pageOf[section], isFirst(pageOf, section)]).toEqual([page, expected]);
  });
});

describe('postings', () => {
  it.each([
    ['konto', [0, 1, 2], [1, 1, 1, 1, 1, 0], 'title, heading, description, keywords and text'],
    ['datei', [2], [0, 0, 0, 0, 1, 1], 'text, and a question'],
    ['cloud', [2], [1, 0, 0, 0, 0, 0], 'title alone'],
  ])('"%s" occurs in the sections %j, by fields %j (%s)', async (word, places, counts) => {
    const all = createPostings(index, lexicon, () => Promise.resolve(packShard(postings)));
    const term = terms.indexOf(word);
    await all.ensure([term]);
    expect(all.of(term).sections.toSorted()).toEqual(places);
    expect(all.of(term).fieldCounts).toEqual(counts);
  });

  it('fetch a file once, and again after a failure', async () => {
    const fetchShard = vi.fn<(shard: number) => Promise<string>>().mockRejectedValueOnce(new Error('offline'));
    fetchShard.mockResolvedValue(packShard(postings));
    const all = createPostings(index, lexicon, fetchShard);
    await expect(all.ensure([0])).rejects.toThrow('offline');
    await all.ensure([0, 1]);
    await all.ensure([2]);
    expect(fetchShard).toHaveBeenCalledTimes(2);
  });

  it('come from the file that has a term', async () => {
    const fetchShard = vi.fn((shard: number) => Promise.resolve(packShard(postings.slice(2 * shard, 2 * shard + 2))));
    const all = createPostings({...index, termsPerShard: 2}, lexicon, fetchShard);
    await all.ensure([2]);
    expect(fetchShard.mock.calls).toEqual([[1]]);
    expect(all.of(2).sections.toSorted()).toEqual([0, 1, 2]);
  });
});
