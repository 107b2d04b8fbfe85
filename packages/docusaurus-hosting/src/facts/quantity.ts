/**
 * Words of a unit after an amount: `1 Tag`, `7 Tage`, and `nach 7 Tagen` after the prepositions that ask for the dative (nach,
 * von, seit, mit, vor).
 */
const words = (one: string, many = one, manyDative = many) => ({one, many, manyDative});

const unitWords = {
  second: words('Sekunde', 'Sekunden'),
  minute: words('Minute', 'Minuten'),
  hour: words('Stunde', 'Stunden'),
  day: words('Tag', 'Tage', 'Tagen'),
  workday: words('Werktag', 'Werktage', 'Werktagen'),
  week: words('Woche', 'Wochen'),
  month: words('Monat', 'Monate', 'Monaten'),
  year: words('Jahr', 'Jahre', 'Jahren'),
  MB: words('MB'),
  GB: words('GB'),
  TB: words('TB'),
};

export type Unit = keyof typeof unitWords;

/** The units there are; bytes count in powers of ten (SI). */
export const units = Object.keys(unitWords) as Unit[];

/** An amount with its unit. Plain data, so that it passes through JSON. */
export interface Quantity {
  readonly amount: number;
  readonly unit: Unit;
}

const quantityIn =
  (unit: Unit) =>
  (amount: number): Quantity => ({amount, unit});

export const seconds = quantityIn('second');
export const minutes = quantityIn('minute');
export const hours = quantityIn('hour');
export const days = quantityIn('day');
/** Days without weekends and holidays. */
export const workdays = quantityIn('workday');
export const weeks = quantityIn('week');
export const months = quantityIn('month');
export const years = quantityIn('year');
export const megabytes = quantityIn('MB');
export const gigabytes = quantityIn('GB');
export const terabytes = quantityIn('TB');

export const isQuantity = (value: unknown): value is Quantity =>
  typeof value === 'object' && value !== null && 'amount' in value && 'unit' in value;

/** In which form a sentence needs a quantity; nominative and accusative are alike. */
export type Case = 'nominative' | 'dative';

/** Small numbers look alike in all languages, and browsers take long to make a format. */
const formatNumber = (value: number): string =>
  Number.isInteger(value) && value < 1000 ? String(value) : value.toLocaleString('de-DE');

export const noBreakSpace = '\u00A0';

/** A quantity as visitors read it, with a no-break space before its unit (DIN 5008): `7 Tage`, dative `7 Tagen`. */
export function formatQuantity({amount, unit}: Quantity, form: Case = 'nominative'): string {
  const {one, many, manyDative} = unitWords[unit];
  const plural = form === 'dative' ? manyDative : many;
  return `${formatNumber(amount)}${noBreakSpace}${amount === 1 ? one : plural}`;
}
