/** The parts of the site that components show, as the theme plugin (../index.ts) writes them: each a file of its own. */
export * from '@generated/docusaurus-theme-hosting/default/site';
