/**
 * The rooms of `src/`, lowest first: a room uses those before it and never one behind it. The lint rules in the
 * repository's eslint.config.mjs hold this order; `src/index.ts` stands behind all of them.
 */
export const rooms = [
  // German words: folding, distance, names.
  'text',
  // What a provider is: schema, names, units, states.
  'facts',
  // Planned work and incidents.
  'notices',
  // What a site tells the engine: areas, redirects, announcements, key pages.
  'site',
  // Programs that run once over pages or files of the build.
  'pictures',
  'markdown',
  'client-files',
  'hydration',
  'page-head',
  'social-cards',
  'structured-data',
  'page-markdown',
  'german-search',
  'finish',
  // Headers, redirects and the servers that send them.
  'server',
  // What `npm start` does beyond Docusaurus.
  'live-preview',
  // What stops a build.
  'guards',
  // What runs in browsers.
  'components',
  'client',
  'theme',
  'css',
  // The command line.
  'cli',
];
