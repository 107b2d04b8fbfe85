import {verify} from 'docusaurus-publish/commands';
import type {Command} from '../command';
import {siteOf} from '../siteOf';
import {publishedSite} from './site';

const usage = `hosting verify [BUILD]   checks a finished build: links, anchors, images, titles, descriptions, sitemap, redirects, files
                         that clients ask for; each page in Chromium for accessibility (axe) and its width

  --page ADDRESS   opens this page only in the browser; can be given several times: /hilfe/konto
  --no-browser     leaves out the browser, which needs playwright-core and axe-core
  --format FORMAT  text, json, github (annotations of pull requests)
`;

export const command: Command = {run: async (args) => verify(args, publishedSite(await siteOf(process.cwd()))), usage};
