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

/** Forms in which diagnostics are printed: for people and editors, and for programs. */
export const formats = ['text', 'json'] as const;
export type Format = (typeof formats)[number];

/** A text of a page, with what terminals and logs of CI would obey, or nobody sees, by its numbers. */
export const visible = (text: string): string =>
  text.replace(/[\p{C}\p{Zl}\p{Zp}]|#(?=#\[)/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);

/** The same for a text of several lines, which stay lines. */
export const visibleLines = (text: string): string => text.split('\n').map(visible).join('\n');

/** The same in JSON. */
const visibleJson = (json: string): string =>
  json.replace(/[^\P{C}\n]|[\p{Zl}\p{Zp}]|#(?=#\[)/gu, (sign) =>
    sign.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );

const line = ({file, reason, hint, rule}: Diagnostic): string => visible(`${file}:1:1 ${reason} – ${hint} (${rule})`);

/** All diagnostics and a summary. */
export function print(diagnostics: readonly Diagnostic[], pages: number, format: Format): string {
  const {length} = diagnostics;
  const summary = `${length || 'No'} error${length === 1 ? '' : 's'} in ${pages} page${pages === 1 ? '' : 's'}.`;
  return format === 'json'
    ? visibleJson(JSON.stringify({diagnostics, summary}, null, 2))
    : [...diagnostics.map(line), summary].join('\n');
}
