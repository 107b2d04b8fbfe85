/** In place of `prism-react-renderer`, which the theme imports although code is highlighted by the build. */
export const Prism = {};
