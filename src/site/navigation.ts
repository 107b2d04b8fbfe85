import type {UserThemeConfig as ThemeConfig} from '@docusaurus/theme-common';
import {docsAreas} from 'docusaurus-hosting';
import {facts, type Facts} from '../facts';
import {site} from '.';

const {account, contact, legal, license, services, links, operator, teamspeak}: Facts = facts;

/** A link, if this provider has where it leads. */
const linkTo = (label: string | undefined, href: string | undefined) =>
  label === undefined || href === undefined ? [] : [{label, href}];

/** The menu above every page. */
export const navbar: ThemeConfig['navbar'] = {
  title: operator.name,
  logo: {alt: '', src: 'img/logo.svg', srcDark: 'img/logo-dark.svg', width: 32, height: 32},
  items: [
    {to: '/', label: 'Blog', position: 'left', activeBaseRegex: '^/$'},
    // Plain links rather than type `docSidebar`: that one is not active on the area's tag pages.
    ...docsAreas(site.areas).map(({basePath, label, mainRoute}) => ({
      to: mainRoute,
      label,
      activeBasePath: basePath,
      position: 'left' as const,
    })),
    // The header of wide windows has the first of these alone, the menu of phones and the footer have all. The page of the last
    // one is marked as part of its area.
    {to: site.keyPages.help, label: 'Hilfe', position: 'right'},
    ...linkTo('Status', contact.statusUrl).map((item) => ({...item, className: 'menu-only'})),
    {to: site.keyPages.contact, label: 'Kontakt', className: 'menu-only', activeBaseRegex: '$^'},
    // The search needs JavaScript. The theme's styles show this in its place where there is none.
    {
      type: 'html',
      className: 'search-note',
      value: `Suche nur mit JavaScript. <a href="${site.keyPages.allServices}">Alle Dienste</a>`,
      position: 'right',
    },
    {type: 'search', position: 'right'},
    {type: 'localeDropdown', position: 'right'},
  ],
};

/** A link to where one uses a service, if this provider offers it. */
const linkToService = (id: string) => linkTo(services[id]?.title, services[id]?.url);

/** A link that starts a program. The theme would say of it that it opens in a new tab. */
const startWith = (label: string | undefined, href: string | undefined) =>
  label === undefined || href === undefined ? [] : [{html: `<a class="footer__link-item" href="${href}">${label}</a>`}];

const {contributorsUrl} = legal;
const contributed = contributorsUrl
  ? `<a href="${contributorsUrl}">mitgeschrieben und verbessert</a>`
  : 'mitgeschrieben und verbessert';

/** Three columns, the license of the content and thanks to all contributors. */
export const footer: ThemeConfig['footer'] = {
  links: [
    {
      title: 'Dienste',
      items: [
        ...linkToService('forge'),
        ...linkToService('pw-manager'),
        {label: 'Kontoverwaltung', href: account.url},
        ...startWith(services.teamspeak?.title, teamspeak?.link),
        {label: 'Alle Dienste entdecken', to: site.keyPages.allServices},
      ],
    },
    {
      title: 'Support',
      items: [
        {label: 'Hilfe', to: site.keyPages.help},
        {label: 'Kontakt', to: site.keyPages.contact},
        ...linkTo('Statusseite', contact.statusUrl),
        ...startWith('Support per E-Mail', `mailto:${contact.support}`),
        ...linkTo('Hilfe in der Community', contact.communityUrl),
      ],
    },
    {
      title: 'Rechtliches',
      items: [
        {label: 'Impressum', to: '/impressum'},
        {label: 'Datenschutzerklärung', to: '/datenschutzerklaerung'},
        {label: 'Datenschutz der Dienste', to: '/info/datenschutz-dienste'},
        {label: 'Nutzungsregeln', to: '/info/nutzungsregeln'},
        {label: 'Quelltext dieser Website', href: links.siteRepository},
      ],
    },
  ],
  copyright:
    `Texte und Bilder stehen unter der Lizenz <a rel="license" href="${license.contentUrl}">${license.contentName}</a>. ` +
    `Danke an alle, die ${contributed} haben.`,
};
