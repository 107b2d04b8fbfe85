import {areaById} from 'docusaurus-hosting';
import {site} from '../src/site';

/** What belongs around one page. */
export interface Route {
  /** Path as a visitor sees it, decoded, NFC. */
  readonly path: string;
  /** Navbar entry that is active there. */
  readonly navbar?: 'Blog' | 'Dienste' | 'Informationen' | 'Hilfe';
  /** Sidebar beside it; `posts` is the blog's list "Beiträge". */
  readonly sidebar?: 'services' | 'info' | 'posts';
}

const inArea = (area: 'services' | 'info', paths: readonly string[]): Route[] =>
  paths.map((path) => ({
    path: `/${area}/${path}`,
    navbar: areaById(site.areas, area).label as Route['navbar'],
    ...(path.split('/')[0] === 'tags' ? {} : {sidebar: area}),
  }));

const mailPages = [
  '',
  '/einleitung',
  '/konto',
  '/client-konfiguration',
  ...['android', 'apple', 'em-client', 'evolution', 'kmail', 'manuell', 'outlook', 'thunderbird', 'windows-mail'].map(
    (name) => `/client-konfiguration/${name}`,
  ),
  '/features',
  ...['app-passwörter', 'einleitung', 'test'].map((name) => `/features/${name}`),
  '/fehlermeldungen',
  ...['mailprogramme', 'mailserver', 'wireguard', 'browser'].map((name) => `/fehlermeldungen/${name}`),
  ...[
    'spam',
    'im-spam',
    'gehackt',
    'wiederherstellen',
    'gemeinsam',
    'eigene-domain',
    'verschlüsseln',
    'transport',
    'netz-und-router',
  ].map((name) => `/${name}`),
].map((path) => `kommunikation/e-mail${path}`);

const blogTags = ['bugtracker', 'ci-cd', 'drone', 'forge', 'git', 'hosting', 'konto', 'sso', 'vcs'];

/**
 * Addresses that people have bookmarked and that others link to, with the menu entry and the sidebar that belong there: none of
 * them may go, and a page that moves leaves a redirect.
 */
export const routes: readonly Route[] = [
  {path: '/', navbar: 'Blog', sidebar: 'posts'},
  ...['/2021', '/AMP-Beta', '/Einstellung-von-Drone', '/Ende-von-MinIO', '/SSO-2023', '/Umbenennung-Git-in-Forge'].map(
    (path): Route => ({path, sidebar: 'posts'}),
  ),
  {path: '/archive'},
  {path: '/authors', sidebar: 'posts'},
  {path: '/authors/betrieb', sidebar: 'posts'},
  {path: '/datenschutzerklaerung'},
  {path: '/hilfe-finden', navbar: 'Hilfe'},
  {path: '/impressum'},
  {path: '/hier-wird-gerade-etwas-umgebaut'},
  {path: '/search'},
  {path: '/tags', sidebar: 'posts'},
  ...blogTags.map((tag): Route => ({path: `/tags/${tag}`, sidebar: 'posts'})),
  ...inArea('info', [
    'intro',
    'infrastruktur',
    'kontakt',
    'nutzungsregeln',
    'datenschutz-dienste',
    'finanzierung',
    'barrierefreiheit',
    'störungen',
    'tags',
    'tags/hilfe-benotigt',
  ]),
  ...inArea('services', [
    'konto',
    'konto/erste-schritte',
    'konto/gruppen',
    'konto/zugang-verloren',
    'konto/gerät-verloren',
    'konto/verdächtige-anmeldung',
    'konto/einziehen',
    'konto/e-mails-umziehen',
    'konto/zweiter-faktor',
    'konto/vereine',
    'konto/todesfall',
    'konto/ausziehen',
    'tags',
    'tags/hilfe-benotigt',
    'tags/zukunftige-dienste',
    'support-tickets',
    'daten',
    'daten/cloud',
    'daten/kalender-und-kontakte',
    'daten/webdav',
    'daten/dl-portal',
    'daten/pw-manager',
    'entwicklung',
    'entwicklung/dbms',
    'entwicklung/forge',
    'entwicklung/übersetzungsplatform',
    'eol',
    'eol/drone',
    'hosting',
    'hosting/amp',
    'hosting/minio',
    'hosting/monitoring',
    'hosting/sso',
    'hosting/sso/einleitung',
    'kommunikation',
    'kommunikation/forum',
    'kommunikation/matrix',
    'kommunikation/teamspeak',
    ...mailPages,
    'privatsphäre',
    'privatsphäre/adguard',
    'privatsphäre/vpn',
  ]),
];
