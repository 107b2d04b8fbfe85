import {days, gigabytes, hours, megabytes, months, type Facts} from 'docusaurus-hosting/facts';
import {domain, hostOf} from './operator';

const accountUrl = `https://${hostOf('konto')}`;
const ssoIssuer = `https://${hostOf('sso')}/realms/musterhost`;
const postgresqlPort = 5432;
const mariadbPort = 3306;
const teamspeakPort = 9987;
const cloudDav = `https://${hostOf('cloud')}/remote.php/dav`;

export const account = {
  url: accountUrl,
  // Passwords are typed under the sign-in's own address only, also new ones.
  registerUrl: `https://${hostOf('sso')}/registrieren`,
  recoveryUrl: `https://${hostOf('sso')}/passwort-vergessen`,
  appPasswordsUrl: `${accountUrl}/app-passwoerter`,
  passkeysUrl: `${accountUrl}/sicherheit`,
  groupsUrl: `${accountUrl}/gruppen`,
  deletionGrace: days(30),
  recoveryWait: days(7),
  objectionPeriod: months(6),
} satisfies Facts['account'];

export const sso = {
  host: hostOf('sso'),
  port: 443,
  issuer: ssoIssuer,
  discoveryUrl: `${ssoIssuer}/.well-known/openid-configuration`,
  sessionIdle: hours(12),
  sessionMax: days(14),
  eventRetention: days(30),
} satisfies Facts['sso'];

export const mail = {
  domain,
  imap: {label: 'IMAP (Posteingang)', host: hostOf('imap'), port: 993, transport: 'tcp', security: 'TLS'},
  submissions: {label: 'SMTP (Postausgang)', host: hostOf('smtp'), port: 465, transport: 'tcp', security: 'TLS'},
  submission: {
    label: 'SMTP (Postausgang, Ausweichweg)',
    host: hostOf('smtp'),
    port: 587,
    transport: 'tcp',
    security: 'STARTTLS',
  },
  sieve: {label: 'ManageSieve (Filter)', host: hostOf('imap'), port: 4190, transport: 'tcp', security: 'STARTTLS'},
  webmailUrl: `https://${hostOf('webmail')}`,
  userName: 'full-address',
  exampleAddress: `vorname.nachname@${domain}`,
  echoAddress: `echo@${domain}`,
  mxHost: hostOf('mx1'),
  autoconfigHost: hostOf('autoconfig'),
  autodiscoverHost: hostOf('autodiscover'),
  appleProfile: '/mail/musterhost.mobileconfig',
  dkimSelector: 'mail2024',
  spf: 'v=spf1 mx -all',
  tlsa: '3 1 1 0000000000000000000000000000000000000000000000000000000000000000',
  tlsChecked: 'DANE und MTA-STS',
  dmarc: 'v=DMARC1; p=reject',
  mtaSts: {mode: 'enforce', maxAge: 604_800},
  tlsReports: `tls-berichte@${domain}`,
  quota: gigabytes(5),
  maxMessageSize: megabytes(50),
  logRetention: days(7),
} satisfies Facts['mail'];

export const dav = {
  url: cloudDav,
  caldavUrl: `${cloudDav}/calendars/`,
  carddavUrl: `${cloudDav}/addressbooks/`,
  filesUrl: `${cloudDav}/files/`,
  appleProfile: '/cloud/musterhost-kalender.mobileconfig',
  appleFullProfile: '/cloud/musterhost-alles.mobileconfig',
  davx5Link: cloudDav.replace('https:', 'davx5:'),
} satisfies Facts['dav'];

export const vpn = {
  endpoint: {label: 'WireGuard', host: hostOf('vpn'), port: 51820, transport: 'udp', security: 'WireGuard'},
  publicKey: 'BeispielSchluesselBitteErsetzen000000000000=',
  addressRangeV4: '198.51.100.0/24',
  addressRangeV6: '2001:db8:51::/64',
  dnsV4: '198.51.100.1',
  dnsV6: '2001:db8:51::1',
  exitV4: '203.0.113.10',
  exitV6: '2001:db8:10::10',
  mtu: 1420,
  fallbackPort: 443,
} satisfies Facts['vpn'];

export const dns = {
  dohUrl: `https://${hostOf('dns')}/dns-query`,
  appleProfile: '/dns/musterhost-dns.mobileconfig',
  dot: {label: 'DNS-over-TLS', host: hostOf('dns'), port: 853, transport: 'tcp', security: 'TLS'},
  doqPort: 853,
  ipv4: '203.0.113.53',
  ipv6: '2001:db8:53::53',
  blockedTestHost: hostOf('blockiert.test'),
  allowedTestHost: hostOf('erlaubt.test'),
  blockedAnswer: '0.0.0.0',
  logRetention: hours(24),
} satisfies Facts['dns'];

export const databases = {
  postgresql: {
    label: 'PostgreSQL',
    host: hostOf('postgres'),
    port: postgresqlPort,
    transport: 'tcp',
    security: 'TLS',
    version: '17',
    endOfSupport: '2029-11-08',
    url: `postgresql://rolle@${hostOf('postgres')}:${postgresqlPort}/datenbank?sslmode=verify-full`,
  },
  mariadb: {
    label: 'MariaDB',
    host: hostOf('mariadb'),
    port: mariadbPort,
    transport: 'tcp',
    security: 'TLS',
    version: '11.4 LTS',
    endOfSupport: '2029-05-29',
    url: `mysql://rolle@${hostOf('mariadb')}:${mariadbPort}/datenbank`,
  },
} satisfies Facts['databases'];

export const s3 = {
  endpoint: `https://${hostOf('s3')}`,
  port: 443,
  region: 'de-muster-1',
  consoleUrl: `https://${hostOf('s3-konsole')}`,
  exampleBucket: 'mein-bucket',
} satisfies Facts['s3'];

export const forge = {
  url: `https://${hostOf('forge')}`,
  ssh: {label: 'Git über SSH', host: hostOf('forge'), port: 22, transport: 'tcp', security: 'SSH'},
  fingerprintEd25519: 'SHA256:BeispielFingerabdruckEd25519000000000000000',
  fingerprintRsa: 'SHA256:BeispielFingerabdruckRsa0000000000000000000',
  registryHost: hostOf('forge'),
} satisfies Facts['forge'];

export const matrix = {
  serverName: domain,
  homeserverUrl: `https://${hostOf('matrix')}`,
  homeserverHost: hostOf('matrix'),
  federationPort: 8448,
  webClientUrl: `https://${hostOf('chat')}`,
  exampleId: `@benutzername:${domain}`,
  supportRoom: `#hilfe:${domain}`,
} satisfies Facts['matrix'];

export const teamspeak = {
  voice: {
    label: 'TeamSpeak (Sprache)',
    host: hostOf('ts'),
    port: teamspeakPort,
    transport: 'udp',
    security: 'TeamSpeak',
  },
  files: {label: 'TeamSpeak (Dateien)', host: hostOf('ts'), port: 30033, transport: 'tcp', security: 'keine'},
  link: `ts3server://${hostOf('ts')}?port=${teamspeakPort}`,
} satisfies Facts['teamspeak'];
