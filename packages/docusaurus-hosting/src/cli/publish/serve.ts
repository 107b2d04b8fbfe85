import {serve} from 'docusaurus-publish/commands';
import type {Command} from '../command';
import {siteOf} from '../siteOf';
import {publishedSite} from './site';

const usage = `hosting serve [--no-build]   builds the site and serves it as the web server will, on the loopback interface

  --no-build       serves the build that is there; PORT=… chooses the port (3000)
`;

export const command: Command = {run: async (args) => serve(args, publishedSite(await siteOf(process.cwd()))), usage};
