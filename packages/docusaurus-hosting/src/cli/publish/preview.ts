import {preview} from 'docusaurus-publish/commands';
import type {Command} from '../command';
import {siteOf} from '../siteOf';
import {publishedSite} from './site';

const usage = `hosting preview [OPTIONS…]   builds the site into preview/, whose pages open without a server, for a reviewer

  --no-build       takes the build that is there
`;

export const command: Command = {run: async (args) => preview(args, publishedSite(await siteOf(process.cwd()))), usage};
