import type {Config} from '@docusaurus/types';
import {manifestFile} from 'docusaurus-hosting';

/** Grounds of the page as in src/css/custom.css, for the frame that browsers and systems draw around it. */
export const groundColors = {light: '#ffffff', dark: '#101716'} as const;

/** What stands beside the SVG favicon: fallbacks for systems that do not take SVG. scripts/make-icons.mts draws the files. */
export const iconTags: Config['headTags'] = [
  {tagName: 'link', attributes: {rel: 'icon', href: '/favicon.ico', sizes: '32x32'}},
  {tagName: 'link', attributes: {rel: 'apple-touch-icon', href: '/img/apple-touch-icon.png'}},
  {tagName: 'link', attributes: {rel: 'manifest', href: `/${manifestFile}`}},
  {
    tagName: 'meta',
    attributes: {name: 'theme-color', content: groundColors.light, media: '(prefers-color-scheme: light)'},
  },
  {
    tagName: 'meta',
    attributes: {name: 'theme-color', content: groundColors.dark, media: '(prefers-color-scheme: dark)'},
  },
];
