import {create} from 'xmlbuilder2';
import type {Endpoint, Provider} from 'docusaurus-hosting/facts/schema';
import type {KeyPages} from 'docusaurus-hosting/site/keyPages';

/** Names that clientConfig has for the kinds of encryption: `SSL` is TLS from the first byte on. */
const socketTypes: Partial<Record<Endpoint['security'], string>> = {TLS: 'SSL', STARTTLS: 'STARTTLS'};

/** Placeholders that clients fill in from the address that the visitor types. */
const userNames: Record<Provider['mail']['userName'], string> = {
  'full-address': '%EMAILADDRESS%',
  'local-part': '%EMAILLOCALPART%',
};

const server = (type: 'imap' | 'smtp', {label, host, port, security}: Endpoint, userName: string) => {
  const socketType = socketTypes[security];
  if (!socketType) {
    throw new Error(
      `src/provider/: "${label}" has security "${security}"; mail clients are only sent to TLS or STARTTLS`,
    );
  }
  return {
    '@type': type,
    hostname: host,
    port,
    socketType,
    authentication: 'password-cleartext',
    username: userName,
  };
};

/**
 * Settings that mail clients look up by themselves (Mozilla's clientConfig 1.1, also read by K-9, Evolution and KMail).
 * Clients prefer what stands first: TLS before STARTTLS (RFC 8314). `password-cleartext` means a plain password inside the encrypted connection.
 *
 * @param pages - guides that a mail client may show next to the settings
 * @throws Error when a mail endpoint has no encryption.
 */
export function autoconfigXml({mail, operator}: Provider, {mailGuides}: KeyPages): string {
  const userName = userNames[mail.userName];
  return (
    create(
      {version: '1.0', encoding: 'UTF-8'},
      {
        clientConfig: {
          '@version': '1.1',
          emailProvider: {
            '@id': mail.domain,
            domain: mail.domain,
            displayName: operator.name,
            displayShortName: operator.name,
            incomingServer: server('imap', mail.imap, userName),
            outgoingServer: [server('smtp', mail.submissions, userName), server('smtp', mail.submission, userName)],
            documentation: mailGuides.map(({path, title}) => ({
              '@url': new URL(path, operator.siteUrl).href,
              descr: {'@lang': 'de', '#': title},
            })),
          },
        },
      },
    ).end({prettyPrint: true}) + '\n'
  );
}
