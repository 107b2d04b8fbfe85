import {days, workdays, daily, weekly, type Facts} from 'docusaurus-hosting/facts';

/** Base names from which the other files derive their hosts. */
export const domain = 'musterhost.example';
export const hostOf = (name: string): string => `${name}.${domain}`;

export const operator: Facts['operator'] = {
  name: 'Musterhost',
  domain,
  domainUrl: `https://${domain}`,
  siteHost: hostOf('docs'),
  siteUrl: `https://${hostOf('docs')}`,
  certificateAuthorities: ['letsencrypt.org'],
  tagline: 'Blog, Dienste und Anleitungen',
  description:
    'Anleitungen und Neuigkeiten zu den Diensten von Musterhost: E-Mail, Cloud, Chat, VPN, Passwortmanager, Forge und mehr.',
  since: '2021-03-01',
};

export const contact: Facts['contact'] = {
  support: `support@${domain}`,
  security: `security@${domain}`,
  abuse: `abuse@${domain}`,
  privacy: `datenschutz@${domain}`,
  emergency: 'musterhost-support@post.example',
  emergencyProvider: 'Beispielpost GmbH in Deutschland',
  statusUrl: `https://${hostOf('status')}`,
  communityUrl: `https://${hostOf('forum')}/c/support`,
  pageFeedback: true,
  responseTime: workdays(2),
  securityResponseTime: workdays(1),
};

export const legal: Facts['legal'] = {
  name: 'Musterhost e. V.',
  representative: 'Erika Mustermann, 1. Vorsitz (Vorstand nach § 26 BGB)',
  street: 'Musterstraße 1',
  postalCode: '00000',
  city: 'Musterstadt',
  country: 'Deutschland',
  email: `kontakt@${domain}`,
  phone: '+49 30 23125 000',
  register: 'Vereinsregister des Amtsgerichts Musterstadt, VR 00000',
  vatId: 'DE000000000',
  editor: 'Erika Mustermann, Anschrift wie oben',
  authority: {
    name: 'Landesbeauftragte für Datenschutz des Landes Musterland',
    address: 'Musterplatz 2, 00000 Musterstadt',
    url: 'https://datenschutz.musterland.example',
  },
  hosting: 'eigene Server im {{infrastructure.datacenter}}',
  logRetention: days(7),
  contributorsUrl: `https://${hostOf('forge')}/musterhost/docs/activity/contributors`,
};

export const infrastructure: Facts['infrastructure'] = {
  location: 'Deutschland',
  datacenter: 'Rechenzentrum Musterstadt',
  maintenanceWindow: weekly('tuesday', 21, 23),
  announcementLead: days(7),
  backupSchedule: daily(3),
  backupRetention: days(14),
  backupLocation: 'verschlüsselt an einem zweiten Standort in Deutschland',
  hosts: {
    web: {label: 'Webdienste und Anmeldung', value: hostOf('web1'), site: 'datacenter'},
    mail: {label: 'Mailserver', value: hostOf('mx1'), site: 'datacenter'},
    data: {label: 'Dateien', value: hostOf('data1'), site: 'datacenter'},
    database: {label: 'Datenbanksystem', value: hostOf('db1'), site: 'datacenter'},
    edge: {label: 'Netzzugang', value: hostOf('edge1'), site: 'datacenter'},
    monitoring: {label: 'Überwachung und Statusseite', value: hostOf('watch1'), site: 'elsewhere'},
    backup: {label: 'Datensicherung', value: hostOf('backup1'), site: 'elsewhere'},
  },
};

export const license: Facts['license'] = {
  contentName: 'Creative Commons Namensnennung 4.0 International (CC BY 4.0)',
  contentUrl: 'https://creativecommons.org/licenses/by/4.0/deed.de',
  codeName: 'MIT',
};
