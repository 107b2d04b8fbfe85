import type {Finding} from './finding';
import type {Result} from './run';

export const formats = ['text', 'json', 'github'] as const;
export type Format = (typeof formats)[number];

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

export function summary({findings, files, checks}: Result): string {
  const errors = findings.filter(({level}) => level === 'error').length;
  const warnings = findings.length - errors;
  const fixable = findings.filter(({fix}) => fix).length;
  const looked = `${plural(files, 'file')}, ${plural(checks, 'check')}`;
  if (findings.length === 0) return `No mistakes in ${looked}.`;
  const mend = fixable > 0 ? ` ${fixable} can be mended by --fix.` : '';
  return `${plural(errors, 'error')}, ${plural(warnings, 'warning')} in ${looked}.${mend}`;
}

const line = ({file, line: row, column, wrong, right, rule, level}: Finding): string =>
  `${file}:${row}:${column} ${level === 'warning' ? 'warning: ' : ''}${wrong} – ${right} (${rule})`;

/** Escapes what a forge's annotations keep for themselves. */
const escaped = (text: string): string =>
  text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A').replace(/:/g, '%3A').replace(/,/g, '%2C');

const annotation = ({file, line: row, column, wrong, right, rule, level}: Finding): string =>
  `::${level} file=${escaped(file)},line=${row},col=${column},title=${escaped(rule)}::${`${wrong} – ${right}`.replace(/%/g, '%25').replace(/\r?\n/g, '%0A')}`;

/** What the command prints. Lines of text have the form that editors and terminals make clickable. */
export function print(result: Result, format: Format): string {
  const {findings} = result;
  if (format === 'json') return JSON.stringify({...result, summary: summary(result)}, null, 2);
  const lines = findings.map(format === 'github' ? annotation : line);
  return [...lines, summary(result)].join('\n');
}
