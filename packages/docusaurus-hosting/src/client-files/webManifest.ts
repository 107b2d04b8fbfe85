import type {HtmlTagObject, PluginModule} from '@docusaurus/types';
import {writeFiles} from 'docusaurus-content-check/reader';
import {json} from 'docusaurus-content-check/text';
import type {Site} from '../site/site';

/** File of the manifest in the build. */
const manifestFile = 'site.webmanifest';

/** The manifest (W3C Web Application Manifest) from the provider's facts. */
const manifestOf = ({provider: {operator}, colors}: Site) => ({
  name: operator.name,
  short_name: operator.name,
  description: operator.description,
  lang: 'de',
  start_url: '/',
  display: 'browser',
  background_color: colors.light.ground,
  theme_color: colors.light.ground,
  icons: [
    {src: '/img/icon-192.png', sizes: '192x192', type: 'image/png'},
    {src: '/img/icon-512.png', sizes: '512x512', type: 'image/png'},
    {src: '/img/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable'},
    {src: '/img/favicon.svg', sizes: 'any', type: 'image/svg+xml'},
  ],
});

/** What browsers draw around the page and on home screens, beside the SVG favicon; `hosting icons` draws the files. */
export const iconTags = ({colors}: Pick<Site, 'colors'>): HtmlTagObject[] => [
  {tagName: 'link', attributes: {rel: 'icon', href: '/favicon.ico', sizes: '32x32'}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png'}},
  {tagName: 'link', attributes: {rel: 'manifest', href: `/${manifestFile}`}},
  ...(['light', 'dark'] as const).map((mode) => ({
    tagName: 'meta',
    attributes: {name: 'theme-color', content: colors[mode].ground, media: `(prefers-color-scheme: ${mode})`},
  })),
];

/** Writes the web app manifest, and names it and the icons in every page. */
export const webManifest =
  (site: Site): PluginModule =>
  () => ({
    name: 'web-manifest',
    injectHtmlTags: () => ({headTags: iconTags(site)}),
    async postBuild({outDir}) {
      writeFiles(outDir, {[manifestFile]: json(manifestOf(site))});
    },
  });
