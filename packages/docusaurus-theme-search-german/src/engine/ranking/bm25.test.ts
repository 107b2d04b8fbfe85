import {describe, expect, it} from 'vitest';
import {loadedSite} from '../../../tests/searchSite';
import {inHeading} from '../../index/model';
import type {Expansion} from '../query/queryExpansion';
import {matchWord} from './bm25';
import {parameters} from './parameters';

const site = await loadedSite([
  {url: '/title', title: 'Kalender'},
  {url: '/heading', title: 'Eins', headings: ['Kalender']},
  {url: '/text', title: 'Zwei', text: 'Ein Kalender und Sonstiges.'},
  {url: '/both', title: 'Drei', text: 'Den Kalender teilen.'},
  {url: '/apart', title: 'Vier', headings: ['Teilen'], text: 'Ein Kalender.'},
  {url: '/none', title: 'Fünf', text: 'Nichts davon.'},
]);
const {index, lexicon} = site;
const term = (word: string): number => lexicon.terms[lexicon.indexOf(word)]!;
const expansion = (...words: readonly string[]): Expansion => ({
  groups: words.map((word) => new Map([[term(word), 1]])),
  weight: 1,
});

/** Pages that a reading finds, best first. */
function pagesFor(...readings: readonly Expansion[]): string[] {
  const {values, found} = matchWord(site, readings).pages;
  return found.toSorted((a, b) => values[b]! - values[a]!).map((page) => index.pages[page]!.url);
}

describe('matchWord', () => {
  it.each([
    ['a word by where it stands', [expansion('kalender')], ['/title', '/heading', '/text', '/apart', '/both']],
    ['words that must come together', [expansion('kalender', 'teilen')], ['/both']],
    ['nothing without a reading', [], []],
  ])('finds %s', (_, readings, expected) => {
    expect(pagesFor(...readings).toSorted()).toEqual(expected.toSorted());
    expect(pagesFor(...readings)[0]).toBe(expected[0]);
  });

  it('counts a reading by its confidence', () => {
    const sure = matchWord(site, [expansion('kalender')]).pages.values[0]!;
    const group = new Map([[term('kalender'), parameters.synonym]]);
    const unsure = matchWord(site, [{groups: [group], weight: 1}]).pages.values[0]!;
    expect(unsure / sure).toBeCloseTo(parameters.synonym);
  });

  it('says in which fields the word is, and which terms to mark', () => {
    const {fields, terms, found} = matchWord(site, [expansion('kalender')]);
    const names = index.pages.filter((_, page) =>
      fields.slice(index.firstSections[page], index.firstSections[page + 1]).some((field) => field & inHeading),
    );
    expect(names.map(({url}) => url)).toEqual(['/title', '/heading']);
    expect([...terms.keys()]).toEqual([term('kalender')]);
    expect(found).toBe(true);
  });
});
