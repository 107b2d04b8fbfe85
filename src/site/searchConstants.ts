/** What the specification fixes about the search box (sections 2 and 9). The plugin's options and our search bar read it here. */
export const search = {
  /** Suggestions while typing, at most. */
  suggestions: 8,
  /** Characters of a suggestion's passage, at most. */
  snippetLength: 50,
  /** Key that focuses the box together with Ctrl, on Apple's systems with ⌘. */
  shortcutKey: 'k',
} as const;
