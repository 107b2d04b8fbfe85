import type {ThemeConfig} from '@docusaurus/preset-classic';
import {provider} from '../provider';

const {contact, services, links, teamspeak} = provider;

/** Three columns; licence and thanks stand in src/theme/Footer. */
export const footer: ThemeConfig['footer'] = {
  style: 'light',
  links: [
    {
      title: 'Dienste',
      items: [
        {label: 'Code-Forge', href: provider.forge.url},
        {label: 'Passwortmanager', href: services['pw-manager']!.url},
        {label: 'Kontoverwaltung', href: provider.account.url},
        {label: 'Sprachchat', href: teamspeak.link},
        {label: 'Alle Dienste entdecken', to: '/services/daten'},
      ],
    },
    {
      title: 'Support',
      items: [
        {label: 'Statusseite', href: contact.statusUrl},
        {label: 'Support per E-Mail', href: `mailto:${contact.support}`},
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
};
