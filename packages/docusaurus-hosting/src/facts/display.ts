import {germanDay} from '../text/germanDay';
import {formatQuantity, isQuantity} from './quantity';
import type {Limit, Phase, Provider} from './schema';

/** An ISO day (`2024-06-30`) as visitors read it: `30. Juni 2024`. */
export const formatDay = (isoDay: string): string => germanDay(new Date(`${isoDay}T00:00:00Z`));

/** What visitors read for a phase of the life cycle. */
export const phaseLabels: Record<Phase, string> = {
  planned: 'geplant',
  beta: 'Beta',
  active: 'in Betrieb',
  retiring: 'läuft aus',
  off: 'abgeschaltet',
};

/** What tables say about the name with which mail programs sign in. */
export const userNameLabels: Record<Provider['mail']['userName'], string> = {
  'full-address': 'vollständige E-Mail-Adresse',
  'local-part': 'Teil der E-Mail-Adresse vor dem @',
};

/** What tables say about a limit: its text, or its value with the unit. */
export const limitText = ({text, value}: Limit): string =>
  text ?? (isQuantity(value) ? formatQuantity(value) : String(value));
