import path from 'node:path';
import {readHelp, type GuidanceDescription} from 'docusaurus-hosting';

/** Goals that one page serves on all devices, by its tabs. */
const onEach = [
  {label: 'chatten', page: '/services/kommunikation/matrix', section: 'einrichten'},
  {label: 'Dateien abgleichen', page: '/services/daten/cloud', section: 'geraete'},
  {label: 'Passwörter sicher aufbewahren', page: '/services/daten/pw-manager', section: 'geraete'},
  {label: 'unterwegs sicher surfen (VPN)', page: '/services/privatsphäre/vpn', section: 'einrichten'},
  {label: 'Werbung blockieren', page: '/services/privatsphäre/adguard', section: 'einrichten'},
];

const mail = '/services/kommunikation/e-mail';
const clients = `${mail}/client-konfiguration`;

/** Guides for a device, by what one wants to do there. */
const device = (id: string, label: string, mailGuide: string, calendar: string) => ({
  id,
  label,
  goals: [
    {label: 'E-Mails lesen und schreiben', to: `${clients}/${mailGuide}`},
    {label: 'Kalender und Kontakte abgleichen', to: `/services/daten/kalender-und-kontakte?dav=${calendar}#einrichten`},
    ...onEach.map((goal) => ({label: goal.label, to: `${goal.page}?system=${id}#${goal.section}`})),
  ],
});

/** What people read about when nothing works. The first stands in for pages that a visitor does not keep. */
const offlinePages = [
  '/hilfe-finden',
  '/',
  '/search',
  '/info/kontakt',
  '/info/infrastruktur',
  '/info/störungen',
  '/services/konto',
  '/services/konto/erste-schritte',
  '/services/konto/gerät-verloren',
  '/services/konto/zugang-verloren',
  '/services/hosting/sso',
  mail,
  clients,
  ...['android', 'apple', 'manuell', 'outlook', 'thunderbird'].map((program) => `${clients}/${program}`),
  `${mail}/features/app-passwörter`,
  `${mail}/fehlermeldungen`,
  '/services/daten/cloud',
  '/services/daten/pw-manager',
  '/services/kommunikation/matrix',
  '/services/privatsphäre/adguard',
  '/services/privatsphäre/vpn',
];

/** What the home page offers first, and what helps with which problem (help.yml, shown by /hilfe-finden). */
export const guidance: GuidanceDescription = {
  tasks: [
    {label: 'E-Mail einrichten', to: '/services/kommunikation/e-mail/client-konfiguration', icon: 'mail'},
    {label: 'Passwort vergessen', to: '/services/konto/zugang-verloren', icon: 'key-round'},
    {label: 'Gerät verloren', to: '/services/konto/gerät-verloren', icon: 'smartphone'},
    {label: 'Geht etwas nicht?', to: '/hilfe-finden', icon: 'life-buoy'},
    {label: 'Umziehen', to: '/services/konto/einziehen', icon: 'truck'},
    {label: 'Kontakt', to: '/info/kontakt', icon: 'messages-square'},
  ],
  // By the ids of src/facts/services.ts: what people say who do not know the software's name.
  everydayNames: {
    matrix: 'Chat',
    teamspeak: 'Sprachchat',
    cloud: 'Dateien und Kalender',
    'dl-portal': 'Große Dateien verschicken',
    'pw-manager': 'Passwörter',
    forge: 'Code',
    adguard: 'Werbung blockieren',
    sso: 'Eine Anmeldung für alles',
    amp: 'Spieleserver',
  },
  devices: [
    device('windows', 'Windows', 'thunderbird', 'thunderbird'),
    device('macos', 'Mac', 'apple?system=macos', 'macos'),
    device('linux', 'Linux', 'thunderbird', 'thunderbird'),
    device('android', 'Android', 'android', 'android'),
    device('ios', 'iPhone oder iPad', 'apple?system=ios', 'ios'),
  ],
  offlinePages,
  help: readHelp(path.join(__dirname, 'help.yml')),
};
