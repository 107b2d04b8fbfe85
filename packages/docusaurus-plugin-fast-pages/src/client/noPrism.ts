/**
 * In place of `prism-react-renderer`, which the theme imports although code is highlighted by the build: 21 kB. Upstream wants Prism
 * in the browser for live code (facebook/docusaurus#9122).
 */
export const Prism = {};

/** In place of the theme's `prism-include-languages`, whose context of all languages (28 kB) reaches the main script. */
export default function includeNoLanguages(): void {}
