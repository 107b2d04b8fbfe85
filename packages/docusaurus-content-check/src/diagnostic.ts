import type {Nodes} from 'mdast';
import {location} from 'vfile-location';
import {VFileMessage} from 'vfile-message';
import {escapeRegExp} from './text';

/** How much a diagnostic weighs: errors end the command with exit code 1. */
export type Level = 'error' | 'warning';

/** A replacement in a file, by offsets into its text as it is on disk. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Applies edits that do not overlap; of two that do, the earlier. Those at one place keep their order. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let behind = 0;
  for (const {start, end, text: replacement} of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < behind) continue;
    result += text.slice(behind, start) + replacement;
    behind = end;
  }
  return result + text.slice(behind);
}

/** What a rule reports: the part of a diagnostic that the runner cannot know. */
export interface Message {
  /** Path from the site's root; the file that the rule looks at without it. */
  readonly file?: string;
  /** Offset into the file's text. */
  readonly at: number;
  /** What is wrong. */
  readonly reason: string;
  /** The remedy, as an order: `write …`. */
  readonly note: string;
  /** Corrects the mistake; without it, a person has to decide. */
  readonly fix?: Edit;
  /** Name of the rule, where one rule runs a set of them. */
  readonly ruleId?: string;
}

/**
 * What a rule reports.
 *
 * @param place - offset into the file, or the node of the syntax tree that is wrong
 * @param note - the remedy, as an order: `write …`
 */
export const message = (
  place: number | Nodes,
  reason: string,
  note: string,
  more: Pick<Message, 'file' | 'fix' | 'ruleId'> = {},
): Message => ({at: typeof place === 'number' ? place : (place.position?.start.offset ?? 0), reason, note, ...more});

/** A mistake at a place of a file: a message of vfile whose place, remedy and rule are always known. */
export type Diagnostic = VFileMessage & {
  /** Path from the site's root, with slashes. */
  file: string;
  /** From 1, as editors count. */
  line: number;
  column: number;
  note: string;
  ruleId: string;
  /** `true` for an error, `false` for a warning. */
  fatal: boolean;
  fix?: Edit;
};

/** Line and column, from 1, of an offset; the beginning for one that is not in the text. */
export const placeOf = (text: string, offset: number): {line: number; column: number} =>
  location(text).toPoint(offset) ?? {line: 1, column: 1};

/** Offset of a line and column, both from 1; the end for those that are not in the text. */
export const offsetOf = (text: string, line: number, column = 1): number =>
  location(text).toOffset({line, column}) ?? text.length;

/** A diagnostic at a line and column. */
export function diagnosticAt(
  {line, column}: {readonly line: number; readonly column: number},
  {file, reason, note, fix, ruleId}: Omit<Message, 'at'> & {readonly file: string; readonly ruleId: string},
  level: Level = 'error',
): Diagnostic {
  const message = new VFileMessage(reason, {place: {line, column}, source: 'content-check', ruleId});
  // The stack of the rule helps nobody to correct a page.
  delete message.stack;
  return Object.assign(message, {file, note, fatal: level === 'error', ...(fix && {fix})}) as Diagnostic;
}

/** The site cannot be read at all: its diagnostics say why. */
export class SiteError extends Error {
  constructor(readonly diagnostics: readonly Diagnostic[]) {
    super(diagnostics.map(({reason}) => reason).join('\n'));
  }
}

/** A setting that is wrong for the check: words of it, of which the first that stands in the file is its place. */
export interface WrongSetting {
  readonly words: readonly string[];
  readonly reason: string;
  readonly note: string;
}

/** The error for settings that are wrong in a configuration. @param text - of its file */
export const settingsError = (wrong: readonly WrongSetting[], file: string, text: string, ruleId: string): SiteError =>
  new SiteError(
    wrong.map(({words, reason, note}) => {
      const places = words.map((word) => text.search(new RegExp(`\\b${escapeRegExp(word)}\\b`)));
      return diagnosticAt(placeOf(text, places.find((each) => each >= 0) ?? 0), {file, reason, note, ruleId});
    }),
  );

/** Orders diagnostics by file, and within a file from the top. */
export const byPlace = (a: Diagnostic, b: Diagnostic): number =>
  a.file.localeCompare(b.file, 'de') || a.line - b.line || a.column - b.column || a.ruleId.localeCompare(b.ruleId);
