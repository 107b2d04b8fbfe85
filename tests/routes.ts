import {docsAreas} from '../src/site/docsArea';

/** What the specification says about one page. */
export interface Route {
  /** Path as a visitor sees it, decoded, NFC. */
  readonly path: string;
  /** Navbar entry that is active there. */
  readonly navbar?: 'Blog' | 'Dienste' | 'Informationen';
  /** Sidebar beside it; `posts` is the blog's list „Beiträge“. */
  readonly sidebar?: 'services' | 'info' | 'posts';
}

const inArea = (area: keyof typeof docsAreas, paths: readonly string[]): Route[] =>
  paths.map((path) => ({
    path: `/${area}/${path}`,
    navbar: docsAreas[area].label,
    ...(path.split('/')[0] === 'tags' ? {} : {sidebar: area}),
  }));

const mailPages = [
  '',
  '/einleitung',
  '/konto',
  '/client-konfiguration',
  ...['android', 'apple', 'manuell', 'outlook', 'thunderbird', 'windows-mail'].map(
    (name) => `/client-konfiguration/${name}`,
  ),
  '/features',
  ...['app-passwörter', 'einleitung', 'test'].map((name) => `/features/${name}`),
  // Not in the specification's table: the index of error messages.
  '/fehlermeldungen',
].map((path) => `kommunikation/e-mail${path}`);

const blogTags = ['bugtracker', 'ci-cd', 'drone', 'forge', 'git', 'konto', 'sso', 'vcs'];

/** The route table of specification section 2: the one list that all tests go over. */
export const routes: readonly Route[] = [
  {path: '/', navbar: 'Blog', sidebar: 'posts'},
  ...['/2021', '/Einstellung-von-Drone', '/SSO-2023', '/Umbenennung-Git-in-Forge'].map((path): Route => ({
    path,
    sidebar: 'posts',
  })),
  {path: '/archive'},
  {path: '/authors', sidebar: 'posts'},
  {path: '/authors/betrieb', sidebar: 'posts'},
  {path: '/datenschutzerklaerung'},
  {path: '/impressum'},
  {path: '/hier-wird-gerade-etwas-umgebaut'},
  {path: '/search'},
  {path: '/tags', sidebar: 'posts'},
  ...blogTags.map((tag): Route => ({path: `/tags/${tag}`, sidebar: 'posts'})),
  ...inArea('info', ['intro', 'infrastruktur', 'kontakt', 'tags', 'tags/hilfe-benotigt']),
  ...inArea('services', [
    'konto',
    'konto/erste-schritte',
    'konto/gruppen',
    'tags',
    'tags/hilfe-benotigt',
    'tags/zukunftige-dienste',
    'support-tickets',
    'daten',
    'daten/cloud',
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
