import {create} from 'xmlbuilder';
import type {Mail, Operator} from './facts';

/** Where Outlook asks by POST on the host `autodiscover` of the mail domain, in both spellings that Microsoft gives. */
export const autodiscoverFiles = ['/autodiscover/autodiscover.xml', '/Autodiscover/Autodiscover.xml'] as const;

/**
 * Settings that classic Outlook looks up by itself ([MS-OXDSCLI] 2.2.4). One file for everybody cannot name the address
 * that was asked for: with `DomainRequired`, Outlook signs in with `name@domain`, else with what stands before the @.
 */
export function autodiscoverXml({mail, operator}: {readonly mail: Mail; readonly operator: Operator}): string {
  const protocol = (type: 'IMAP' | 'SMTP', {host, port}: Mail['imap']) => ({
    Type: type,
    Server: host,
    Port: port,
    ...(mail.userName === 'full-address' ? {DomainRequired: 'on', DomainName: mail.domain} : {DomainRequired: 'off'}),
    SPA: 'off',
    SSL: 'on',
    AuthRequired: 'on',
    ...(type === 'SMTP' && {UsePOPAuth: 'on', SMTPLast: 'off'}),
  });
  const schemas = 'http://schemas.microsoft.com/exchange/autodiscover';
  const document = create({
    Autodiscover: {
      '@xmlns': `${schemas}/responseschema/2006`,
      Response: {
        '@xmlns': `${schemas}/outlook/responseschema/2006a`,
        User: {DisplayName: operator.name},
        Account: {
          AccountType: 'email',
          Action: 'settings',
          Protocol: [protocol('IMAP', mail.imap), protocol('SMTP', mail.submissions)],
        },
      },
    },
  });
  return `${document.dec('1.0', 'UTF-8').end({pretty: true})}\n`;
}
