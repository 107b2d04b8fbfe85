/** The code of the list: named in one place only, or the bundler would take it for something that all pages share. */
export const fetchSuggestions = () => import('./Suggestions');
