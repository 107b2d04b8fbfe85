import type {Config} from '@docusaurus/types';
import {manifestFile} from 'docusaurus-hosting';
import {brand} from './brand';

/** What stands beside the SVG favicon: fallbacks for systems that do not take SVG. `npm run icons` draws the files. */
export const iconTags: Config['headTags'] = [
  {tagName: 'link', attributes: {rel: 'icon', href: '/favicon.ico', sizes: '32x32'}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png'}},
  {tagName: 'link', attributes: {rel: 'manifest', href: `/${manifestFile}`}},
  {
    tagName: 'meta',
    attributes: {name: 'theme-color', content: brand.light.ground, media: '(prefers-color-scheme: light)'},
  },
  {
    tagName: 'meta',
    attributes: {name: 'theme-color', content: brand.dark.ground, media: '(prefers-color-scheme: dark)'},
  },
];
