import {create} from 'xmlbuilder2';
import type {Endpoint, Provider} from '../../provider';

/** Names that clientConfig has for the kinds of encryption: `SSL` is TLS from the first byte on. */
const socketTypes: Partial<Record<Endpoint['security'], string>> = {TLS: 'SSL', STARTTLS: 'STARTTLS'};

const server = (type: 'imap' | 'smtp', {label, host, port, security}: Endpoint) => {
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
    username: '%EMAILADDRESS%',
  };
};

/** Our pages that a mail client may show next to the settings. */
const documentation = [
  {path: '/services/kommunikation/e-mail/client-konfiguration/manuell', title: 'Postfach von Hand einrichten'},
  {path: '/services/kommunikation/e-mail/client-konfiguration/thunderbird', title: 'Thunderbird einrichten'},
];

/**
 * Settings that mail clients look up by themselves (Mozilla's clientConfig 1.1, also read by K-9, Evolution and KMail).
 * Clients prefer what stands first: TLS before STARTTLS (RFC 8314). The user name is the whole address, and
 * `password-cleartext` means a plain password inside the encrypted connection.
 *
 * @throws Error when a mail endpoint has no encryption.
 */
export function autoconfigXml({mail, operator}: Provider): string {
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
            incomingServer: server('imap', mail.imap),
            outgoingServer: [server('smtp', mail.submissions), server('smtp', mail.submission)],
            documentation: documentation.map(({path, title}) => ({
              '@url': new URL(path, operator.siteUrl).href,
              descr: {'@lang': 'de', '#': title},
            })),
          },
        },
      },
    ).end({prettyPrint: true}) + '\n'
  );
}
