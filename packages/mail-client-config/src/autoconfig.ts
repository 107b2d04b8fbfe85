import {create} from 'xmlbuilder';
import type {Endpoint, Guide, Mail, Operator} from './facts';
import type {Language} from './texts';

/** Placeholders that clients fill in from the address that the visitor types. */
const userNames: Readonly<Record<Mail['userName'], string>> = {
  'full-address': '%EMAILADDRESS%',
  'local-part': '%EMAILLOCALPART%',
};

const server = (type: 'imap' | 'smtp', {host, port, security}: Endpoint, userName: string) => ({
  '@type': type,
  hostname: host,
  port,
  // `SSL` is TLS from the first byte on.
  socketType: security === 'TLS' ? 'SSL' : 'STARTTLS',
  authentication: 'password-cleartext',
  username: userName,
});

/**
 * Settings that mail clients look up by themselves (Mozilla's clientConfig 1.1, also read by K-9, Evolution and KMail).
 * Clients prefer what stands first: TLS before STARTTLS (RFC 8314). `password-cleartext` means a plain password inside the encrypted connection.
 *
 * @param guides - pages that a mail client may show next to the settings
 * @param language - of the guides
 */
export function autoconfigXml(
  {mail, operator}: {readonly mail: Mail; readonly operator: Operator},
  guides: readonly Guide[] = [],
  language: Language = 'en',
): string {
  const userName = userNames[mail.userName];
  const outgoing = [mail.submissions, mail.submission].filter((each) => each !== undefined);
  const document = create({
    clientConfig: {
      '@version': '1.1',
      emailProvider: {
        '@id': mail.domain,
        domain: mail.domain,
        displayName: operator.name,
        displayShortName: operator.name,
        incomingServer: server('imap', mail.imap, userName),
        outgoingServer: outgoing.map((each) => server('smtp', each, userName)),
        documentation: guides.map(({path, title}) => ({
          '@url': new URL(path, operator.siteUrl).href,
          descr: {'@lang': language, '#text': title},
        })),
      },
    },
  });
  return `${document.dec('1.0', 'UTF-8').end({pretty: true})}\n`;
}
