import type {ThemeConfig} from '@docusaurus/preset-classic';
import {provider, type Provider} from '../provider';

const {account, contact, forge, legal, licence, services, links, teamspeak}: Provider = provider;

/** A link to a service, if this provider offers it. */
const linkTo = (label: string, href: string | undefined) => (href === undefined ? [] : [{label, href}]);

/** A link that starts a program. The theme would say of it that it opens in a new tab. */
const startWith = (label: string, href: string | undefined) =>
  href === undefined ? [] : [{html: `<a class="footer__link-item" href="${href}">${label}</a>`}];

/** Three columns, the licence of the content and thanks to all contributors. */
export const footer: ThemeConfig['footer'] = {
  links: [
    {
      title: 'Dienste',
      items: [
        ...linkTo('Code-Forge', forge?.url),
        ...linkTo('Passwortmanager', services['pw-manager']?.url),
        {label: 'Kontoverwaltung', href: account.url},
        ...startWith('Sprachchat', teamspeak?.link),
        {label: 'Alle Dienste entdecken', to: '/services/daten'},
      ],
    },
    {
      title: 'Support',
      items: [
        {label: 'Statusseite', href: contact.statusUrl},
        ...startWith('Support per E-Mail', `mailto:${contact.support}`),
        {label: 'Hilfe in der Community', href: contact.communityUrl},
      ],
    },
    {
      title: 'Rechtliches',
      items: [
        {label: 'Impressum', to: '/impressum'},
        {label: 'Datenschutzerklärung', to: '/datenschutzerklaerung'},
        {label: 'Quelltext dieser Website', href: links.siteRepository},
      ],
    },
  ],
  copyright:
    `Texte und Bilder stehen unter der Lizenz <a rel="license" href="${licence.contentUrl}">${licence.contentName}</a>. ` +
    `Danke an alle, die <a href="${legal.contributorsUrl}">mitgeschrieben und verbessert</a> haben.`,
};
