/** What visitors can rely on about the search box and the page with all results. */
export const search = {
  /** Suggestions while typing, at most. */
  suggestions: 8,
  /** Characters of a suggestion's passage, at most. */
  snippetLength: 50,
  /** Key that focuses the box together with Ctrl, on Apple's systems with ⌘. */
  shortcutKey: 'k',
  /** Results that the page with all of them shows at a time. */
  resultsAtATime: 20,
  /** Characters of a passage there, at most. */
  resultSnippetLength: 200,
} as const;
