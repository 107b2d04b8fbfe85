import type {Facts} from 'docusaurus-hosting/facts';

/** The groups of services, in the order in which overviews list them. */
export const categories: Facts['categories'] = {
  konto: {title: 'Konto', docs: '/services/konto', icon: 'circle-user'},
  kommunikation: {title: 'Kommunikation', docs: '/services/kommunikation', icon: 'messages-square'},
  daten: {title: 'Daten', docs: '/services/daten', icon: 'folder'},
  entwicklung: {title: 'Entwicklung', docs: '/services/entwicklung', icon: 'code'},
  hosting: {title: 'Hosting', docs: '/services/hosting', icon: 'server'},
  privatsphäre: {title: 'Privatsphäre', docs: '/services/privatsphäre', icon: 'shield'},
  support: {title: 'Support', docs: '/services/support-tickets', icon: 'life-buoy'},
  eol: {title: 'Abgeschaltet', docs: '/services/eol', icon: 'archive-x', retired: true},
};
