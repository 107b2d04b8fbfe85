import {formatQuantity, isQuantity} from './quantity';
import type {Limit, Phase, Facts} from './schema';

const months = 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember'.split(' ');

/**
 * An ISO day (`2024-06-30`) as visitors read it: `30. Juni 2024`. `Intl.DateTimeFormat` (ECMA-402) says the same, but a browser
 * takes longer to make its first format than to take over a page.
 */
export function formatDay(isoDay: string): string {
  const [year, month = 1, day] = isoDay.split('-').map(Number);
  return `${day}. ${months[month - 1]} ${year}`;
}

/** What visitors read for a phase of the life cycle. */
export const phaseLabels: Record<Phase, string> = {
  planned: 'geplant',
  beta: 'Beta',
  active: 'in Betrieb',
  retiring: 'läuft aus',
  off: 'abgeschaltet',
};

/** What tables say about the name with which mail programs sign in. */
export const userNameLabels: Record<Facts['mail']['userName'], string> = {
  'full-address': 'vollständige E-Mail-Adresse',
  'local-part': 'Teil der E-Mail-Adresse vor dem @',
};

/** What tables say about a limit: its text, or its value with the unit. */
export const limitText = ({text, value}: Limit): string =>
  text ?? (isQuantity(value) ? formatQuantity(value) : String(value));
