import type {HtmlTagObject} from '@docusaurus/types';
import type {Site} from '../site/site';

/** Path of the manifest on the site. */
export const manifestFile = '/site.webmanifest';

/** The manifest (W3C Web Application Manifest) from the provider's facts. */
export const webManifest = ({facts: {operator}, colors}: Site) => ({
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
  {tagName: 'link', attributes: {rel: 'manifest', href: manifestFile}},
  ...(['light', 'dark'] as const).map((mode) => ({
    tagName: 'meta',
    attributes: {name: 'theme-color', content: colors[mode].ground, media: `(prefers-color-scheme: ${mode})`},
  })),
];
