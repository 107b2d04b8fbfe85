import type {Server} from 'node:http';
import {hostingServer} from 'docusaurus-hosting/server';
import {createStaticServer} from 'docusaurus-publish/server';
import {site} from '../src/site';

/** How this site is served: headers, types, caching, redirects (deploy/README.md). */
export const server = hostingServer(site);

/** The local server over a build of this site. */
export const createLocalServer = (buildDir: string): Server => createStaticServer(buildDir, server);
