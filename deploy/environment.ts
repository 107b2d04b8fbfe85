import {provider} from '../src/provider';

/** What `deploy/Caddyfile` leaves to the facts. */
export interface DeployEnvironment extends Record<string, string> {
  /** Site addresses of the three virtual hosts, as Caddy writes them: a bare host name means HTTPS. */
  readonly DOCS_ADDRESS: string;
  readonly DOMAIN_ADDRESS: string;
  readonly AUTOCONFIG_ADDRESS: string;
  /** Absolute addresses that redirects lead to. */
  readonly SITE_URL: string;
  readonly ACCOUNT_URL: string;
  /** Folder with the build. */
  readonly SITE_ROOT: string;
  readonly ACCESS_LOG: string;
}

/** The environment for the hosts of the facts; the folders are those of deploy/README.md. */
export function deployEnvironment(): DeployEnvironment {
  const {account, mail, operator} = provider;
  return {
    DOCS_ADDRESS: operator.siteHost,
    DOMAIN_ADDRESS: mail.domain,
    AUTOCONFIG_ADDRESS: mail.autoconfigHost,
    SITE_URL: operator.siteUrl,
    ACCOUNT_URL: account.url,
    SITE_ROOT: '/var/www/docs',
    ACCESS_LOG: '/var/log/caddy/docs.log',
  };
}
