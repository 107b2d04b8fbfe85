import {hostingServer} from 'docusaurus-hosting/server';
import {site} from '.';

/** How this site is served: headers, types, caching, redirects (deploy/README.md). */
export const server = hostingServer(site);
