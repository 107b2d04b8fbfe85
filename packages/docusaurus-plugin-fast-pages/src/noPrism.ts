/** In place of `prism-react-renderer` in bundles: the theme names it, and nothing uses it any more. */
export const Prism = {};
