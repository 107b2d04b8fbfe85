import type {Category, Phase} from './schema';

const dayFormat = new Intl.DateTimeFormat('de-DE', {dateStyle: 'long', timeZone: 'UTC'});

/** An ISO day (`2024-06-30`) as visitors read it: `30. Juni 2024`. */
export const formatDay = (isoDay: string): string => dayFormat.format(new Date(`${isoDay}T00:00:00Z`));

/** What visitors read for a phase of the life cycle. */
export const phaseLabels: Record<Phase, string> = {
  planned: 'geplant',
  beta: 'Beta',
  active: 'in Betrieb',
  retiring: 'läuft aus',
  off: 'abgeschaltet',
};

/** Title, overview page and icon of each category, in the order of the overview. */
export const categoryPages: Record<Category, {title: string; docs: string; icon: string}> = {
  konto: {title: 'Konto', docs: '/services/konto', icon: 'circle-user'},
  kommunikation: {title: 'Kommunikation', docs: '/services/kommunikation', icon: 'messages-square'},
  daten: {title: 'Daten', docs: '/services/daten', icon: 'folder'},
  entwicklung: {title: 'Entwicklung', docs: '/services/entwicklung', icon: 'code'},
  hosting: {title: 'Hosting', docs: '/services/hosting', icon: 'server'},
  privatsphäre: {title: 'Privatsphäre', docs: '/services/privatsphäre', icon: 'shield'},
  support: {title: 'Support', docs: '/services/support-tickets', icon: 'life-buoy'},
  eol: {title: 'Abgeschaltet', docs: '/services/eol', icon: 'archive-x'},
};
