import {hostingServer} from 'docusaurus-hosting/server';
import {provider} from '../provider';
import {redirects} from './redirects';

/**
 * Whether all hosts below the docs' host, the mail domain included, answer on HTTPS. Say true only when they do: browsers
 * remember it for two years.
 */
export const httpsSubdomains = false;

/** How this site is served: headers, types, caching, redirects (deploy/README.md). */
export const server = hostingServer({provider, redirects, httpsSubdomains});
