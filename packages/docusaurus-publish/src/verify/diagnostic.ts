/** What a rule says of a file of the build. */
export interface Diagnostic {
  /** From the folder of the build, with slashes. */
  readonly file: string;
  readonly reason: string;
  /** What would be right, as an instruction. */
  readonly hint: string;
  /** `build/links` */
  readonly rule: string;
}

/** A text of a page, with what terminals and logs of CI would obey, or nobody sees, by its numbers. */
export const visible = (text: string): string =>
  text.replace(/[\p{C}\p{Zl}\p{Zp}]|#(?=#\[)/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);

/** The same for a text of several lines, which stay lines. */
export const visibleLines = (text: string): string => text.split('\n').map(visible).join('\n');

const line = ({file, reason, hint, rule}: Diagnostic): string => visible(`${file}:1:1 ${reason} – ${hint} (${rule})`);

/** All diagnostics and a summary. */
export function print(diagnostics: readonly Diagnostic[], pages: number): string {
  const {length} = diagnostics;
  const summary = `${length || 'No'} error${length === 1 ? '' : 's'} in ${pages} page${pages === 1 ? '' : 's'}.`;
  return [...diagnostics.map(line), summary].join('\n');
}
