import {describe, expect, it, vi} from 'vitest';
import {indexOf} from '../../tests/searchSite';
import {decodeShard, encodeShard, type Shard} from '../index/encode';
import {createPostings, createSections} from './postings';

const {core, postings} = indexOf([
  {url: '/a', title: 'Konto', headings: ['Konto löschen'], keywords: 'Konto', text: 'Ein Konto und noch ein Konto.'},
  {url: '/b', title: 'Cloud', description: 'Ohne Konto.', text: 'Dateien.'},
]);
const sections = createSections(core);
const readShard = (): Shard => decodeShard(encodeShard(postings), 0);
const termOf = (word: string): number => [...new Set(core.stems)].indexOf(core.stems[core.words.indexOf(word)]!);

describe('sections', () => {
  it.each([
    [0, 0, true, 'top of the first page'],
    [1, 0, false, 'its heading'],
    [2, 1, true, 'top of the second page'],
  ])('%d belongs to page %d; first: %s (%s)', (section, page, isFirst) => {
    expect([sections.pageOf[section], sections.isFirst(section)]).toEqual([page, isFirst]);
  });
});

describe('postings', () => {
  it.each([
    ['konto', [0, 1, 2], [1, 1, 1, 1, 1], 'title, heading, description, keywords and text'],
    ['dateien', [2], [0, 0, 0, 0, 1], 'text alone'],
    ['cloud', [2], [1, 0, 0, 0, 0], 'title alone'],
  ])('„%s“ stands in the sections %j, by fields %j (%s)', async (word, places, counts) => {
    const all = createPostings(core, sections, () => Promise.resolve(readShard()));
    await all.ensure([termOf(word)]);
    expect([...all.of(termOf(word)).sections]).toEqual(places);
    expect(all.of(termOf(word)).fieldCounts).toEqual(counts);
  });

  it('fetch a file once, and again after a failure', async () => {
    const fetchShard = vi.fn<(shard: number) => Promise<Shard>>().mockRejectedValueOnce(new Error('offline'));
    fetchShard.mockResolvedValue(readShard());
    const all = createPostings(core, sections, fetchShard);
    await expect(all.ensure([0])).rejects.toThrow('offline');
    await all.ensure([0, 1]);
    await all.ensure([2]);
    expect(fetchShard).toHaveBeenCalledTimes(2);
  });
});
