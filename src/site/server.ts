import {serverDefinition} from 'docusaurus-hosting/server/definition';
import {provider} from '../provider';
import {redirects} from './redirects';

/** How this site is served: headers, types, caching, redirects (deploy/README.md). */
export const server = serverDefinition({
  provider,
  redirects,
  // Say true only when every host below the docs' host, the mail domain included, answers on HTTPS: browsers remember it for two years.
  httpsSubdomains: false,
});
