import path from 'node:path';

/** Rule of both bundles, since hydration has to find what was rendered: routes of docs plugins lose their documents' descriptions. */
export const descriptionRule = {
  test: /[\\/]docusaurus-plugin-content-docs[\\/][^\\/]+[\\/]p[\\/][^\\/]+\.json$/,
  loader: path.join(__dirname, 'withoutDescriptions.cjs'),
};
