import type {Level} from 'docusaurus-hosting/site/checkOptions';

/** A replacement in a file, by offsets into its text as it is on the disk. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What a rule says of one place. */
export interface Found {
  /** Offset into the file's text. */
  readonly at: number;
  /** What is wrong. */
  readonly wrong: string;
  /** What would be right, as an order: „write …“. */
  readonly right: string;
  /** Mends it; without it, a person has to decide. */
  readonly fix?: Edit;
  /** Which rule says so, where a set of rules says several things. */
  readonly rule?: string;
}

/** A found mistake with its place as editors count it: lines and columns from 1. */
export interface Finding extends Omit<Found, 'at' | 'rule'> {
  /** Path from the site's root, with slashes. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly rule: string;
  readonly level: Level;
}

/** Line and column, from 1, of an offset. */
export function placeOf(text: string, offset: number): {line: number; column: number} {
  const before = text.slice(0, offset);
  const lineStart = before.lastIndexOf('\n') + 1;
  // A byte order mark is no column of its own: editors do not show it.
  const mark = lineStart === 0 && text.startsWith('\uFEFF') ? 1 : 0;
  return {line: before.split('\n').length, column: Math.max(1, offset - lineStart + 1 - mark)};
}

/** Offset of a line and column, both from 1. */
export function offsetOf(text: string, line: number, column = 1): number {
  let start = 0;
  for (let current = 1; current < line; current += 1) {
    const end = text.indexOf('\n', start);
    if (end < 0) return text.length;
    start = end + 1;
  }
  return Math.min(start + column - 1, text.length);
}

/** Files in the order of their names, and within one from the top. */
export const byPlace = (a: Finding, b: Finding): number =>
  a.file.localeCompare(b.file, 'de') || a.line - b.line || a.column - b.column || a.rule.localeCompare(b.rule);
