import {VFile} from 'vfile';
import {reporterJson} from 'vfile-reporter-json';
import type {Diagnostic} from './diagnostic';
import type {Result} from './run';
import {visible, visibleJson} from './text';

export const formats = ['text', 'json', 'github'] as const;
export type Format = (typeof formats)[number];

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

export function summary({diagnostics, files}: Result): string {
  const errors = diagnostics.filter(({fatal}) => fatal).length;
  const warnings = diagnostics.length - errors;
  const fixable = diagnostics.filter(({fix}) => fix).length;
  const looked = plural(files, 'file');
  if (diagnostics.length === 0)
    return files === 0 ? 'No file differs from the main branch; --all looks at all.' : `No mistakes in ${looked}.`;
  const mend = fixable > 0 ? ` ${fixable} can be corrected by --fix.` : '';
  return `${plural(errors, 'error')}, ${plural(warnings, 'warning')} in ${looked}.${mend}`;
}

const line = ({file, line: row, column, reason, note, ruleId, fatal}: Diagnostic): string =>
  visible(`${file}:${row}:${column} ${fatal ? '' : 'warning: '}${reason} – ${note} (${ruleId})`).replace(
    /^:/,
    '\\u{3a}',
  );

/** Escapes the characters that have a meaning in annotations of GitHub Actions. */
const escaped = (text: string, reserved: RegExp): string => visible(text).replace(reserved, encodeURIComponent);

const annotation = ({file, line: row, column, reason, note, ruleId, fatal}: Diagnostic): string =>
  `::${fatal ? 'error' : 'warning'} file=${escaped(file, /[%:,]/g)},line=${row},col=${column},title=${escaped(ruleId, /[%:,]/g)}::${escaped(`${reason} – ${note}`, /%/g)}`;

/** Diagnostics as vfile's reporter takes them: messages of files. */
const filesOf = (diagnostics: readonly Diagnostic[]): VFile[] =>
  [...new Set(diagnostics.map(({file}) => file))].map((path) => {
    const file = new VFile({path});
    file.messages.push(...diagnostics.filter((diagnostic) => diagnostic.file === path));
    return file;
  });

/**
 * What the command prints: `text` has one line for each diagnostic, which editors and terminals make clickable; `json` is
 * vfile's reporter; `github` is for annotations of a pull request.
 */
export function print(result: Result, format: Format): string {
  const {diagnostics} = result;
  if (format === 'json') return visibleJson(reporterJson(filesOf(diagnostics), {pretty: 2}));
  return [...diagnostics.map(format === 'github' ? annotation : line), summary(result)].join('\n');
}
