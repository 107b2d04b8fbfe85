import path from 'node:path';
import {brandColors, defineSite} from 'docusaurus-hosting';
import {facts} from '../facts';
import {guidance} from './guidance';
import {notices} from './notices';
import {moved} from './redirects';

const mail = '/services/kommunikation/e-mail';

/** This site, described once: `docusaurus.config.ts` and the commands (`npm run check`, `npm run new` …) read it. */
export const site = defineSite({
  facts,
  // In the order in which the navbar lists them.
  areas: [
    {id: 'blog', kind: 'blog', label: 'Blog', folder: 'blog', basePath: '/', mainRoute: '/'},
    {
      id: 'services',
      kind: 'docs',
      label: 'Dienste',
      folder: 'docs-services',
      basePath: '/services',
      mainRoute: '/services/konto',
    },
    {
      id: 'info',
      kind: 'docs',
      label: 'Informationen',
      folder: 'docs-info',
      basePath: '/info',
      mainRoute: '/info/intro',
    },
    {id: 'pages', kind: 'pages', label: 'Seiten', folder: 'src/pages', basePath: '/', mainRoute: '/impressum'},
  ],
  // Pages that menus, components and client files link to.
  keyPages: {
    allServices: '/services/daten#alle-dienste',
    contact: '/info/kontakt',
    firstSteps: '/services/konto/erste-schritte',
    help: '/hilfe-finden',
    reportSecurity: '/info/kontakt#sicherheitslücken-melden',
    signIn: '/services/hosting/sso',
    appPasswords: `${mail}/features/app-passwörter`,
    groups: '/services/konto/gruppen',
    mailGuides: [
      {path: `${mail}/client-konfiguration/manuell`, title: 'Postfach von Hand einrichten'},
      {path: `${mail}/client-konfiguration/thunderbird`, title: 'Thunderbird einrichten'},
    ],
  },
  guidance,
  contentTags: {
    planned: 'zukunftige-dienste',
    unfinished: ['im Aufbau', 'Hilfe benötigt', 'hilfe-benotigt'],
  },
  redirects: moved,
  notices,
  // Whom pages name as the author of their last change: public names by git's, e.g. `{'erika': 'Erika Mustermann'}`.
  authors: {},
  colors: brandColors(path.resolve(__dirname, '../css/custom.css')),
  // The forge's web editor, on the branch that holds what is published.
  editUrl: `${facts.links.siteRepository}/_edit/main/`,
  // Say true only when all hosts below the docs' host, the mail domain included, answer on HTTPS: browsers remember it for
  // two years.
  httpsSubdomains: false,
  builtAt: new Date(),
});
