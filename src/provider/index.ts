import {account, databases, dav, dns, forge, mail, matrix, s3, sso, teamspeak, vpn} from './endpoints';
import {links, values} from './links';
import {contact, infrastructure, legal, licence, operator} from './operator';
import {providerSchema, type Provider, type ProviderInput} from './schema';
import {services} from './services';

export type {Category, Endpoint, Lifecycle, Phase, Provider, Service} from './schema';

/**
 * Checks facts against the schema.
 *
 * @throws Error that lists every wrong fact by its name and says what is wrong with it.
 */
export function parseProvider(input: ProviderInput): Provider {
  const result = providerSchema.safeParse(input);
  if (result.success) {
    return result.data;
  }
  const lines = result.error.issues.map((issue) => `  ${issue.path.join('.') || '(root)'}: ${issue.message}`);
  throw new Error(`Wrong facts in src/provider/:\n${lines.join('\n')}`);
}

/** All facts about this provider, validated. The only place where hosts, ports and addresses are written. */
export const provider: Provider = parseProvider({
  operator, contact, legal, infrastructure, services, account, sso, mail, dav, vpn, dns, databases, s3, forge, matrix,
  teamspeak, licence, links, values,
});
