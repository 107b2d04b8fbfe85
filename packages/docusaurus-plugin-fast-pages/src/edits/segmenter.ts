import type {ModuleEdit} from '../bundler/moduleEdits';

/**
 * What: creates the segmenter when a label is segmented, not while the module is evaluated.
 * Why: the module is part of every page, but only cards of documents (`DocCard`) segment their labels.
 * Upstream: no issue known.
 * Worth: 25 ms on a desktop, about 100 ms on Lighthouse's phone (first `Intl.Segmenter` of a page, Chromium).
 */
export const segmenter: ModuleEdit = {
  name: 'segmenter',
  test: /[\\/]theme-common[\\/]lib[\\/]utils[\\/]emojiUtils\.js$/,
  edits: [
    [
      "const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });",
      "const segmenter = { segment: (text) => new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text) };",
    ],
  ],
};
