import {offeredKeyPages} from 'docusaurus-hosting/site/keyPages';
import {provider} from '../provider';

const mail = '/services/kommunikation/e-mail';

/** Pages of this site that its menus, the engine's components and client files link to. */
export const keyPages = offeredKeyPages(
  {
    allServices: '/services/daten',
    contact: '/info/kontakt',
    reportSecurity: '/info/kontakt#sicherheitslücken-melden',
    signIn: '/services/hosting/sso',
    appPasswords: `${mail}/features/app-passwörter`,
    groups: '/services/konto/gruppen',
    mailGuides: [
      {path: `${mail}/client-konfiguration/manuell`, title: 'Postfach von Hand einrichten'},
      {path: `${mail}/client-konfiguration/thunderbird`, title: 'Thunderbird einrichten'},
    ],
  },
  provider,
);
