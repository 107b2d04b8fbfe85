import path from 'node:path';

/**
 * Changes of compiled modules of Docusaurus, where no option, no alias, no swizzle and no client module helps. The error names
 * the one whose text is not found. No upstream issue is known for any of them. Figures are those of a fresh Chromium on a busy
 * desktop; Lighthouse's phone takes four times as long.
 */
const edits = [
  {
    // Creates the segmenter when a label is segmented: the module is part of every page, but only cards of documents (`DocCard`)
    // segment their labels. 24 ms.
    name: 'segmenter',
    test: /[\\/]theme-common[\\/]lib[\\/]utils[\\/]emojiUtils\.js$/,
    find: "const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });",
    replacement:
      "const segmenter = { segment: (text) => new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text) };",
  },
  {
    // Sorts names of properties by code units: `localeCompare` creates a collator, for an order that nobody sees (the sidebar's
    // props in the menu of narrow windows). 13 ms for the first collator of a page.
    name: 'collatorInTheme',
    test: /[\\/]theme-common[\\/]lib[\\/]utils[\\/]reactUtils\.js$/,
    find: 'a[0].localeCompare(b[0])',
    replacement: '(a[0] < b[0] ? -1 : 1)',
  },
  {
    // Sorts the paths of docs plugins by code units: `localeCompare` creates a collator, as soon as a site has two docs plugins. 13 ms.
    name: 'collatorInDocs',
    test: /[\\/]plugin-content-docs[\\/]lib[\\/]client[\\/]docsClientUtils\.js$/,
    find: 'b[1].path.localeCompare(a[1].path)',
    replacement: '(a[1].path < b[1].path ? 1 : -1)',
  },
];

/** Rules of the bundler that make the edits. @throws Error in the build, with the edit's name, when a text is not found */
export const editRules = edits.map(({test, ...options}) => ({
  test,
  loader: path.join(__dirname, 'editModule.cjs'),
  options,
}));
