import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Edit, Diagnostic} from './diagnostic';

/** Applies edits that do not overlap; of two that do, the earlier. The next run mends what is left. */
function applyEdits(text: string, edits: readonly Edit[]): string {
  const sorted = [...edits].sort((a, b) => a.start - b.start || a.end - b.end);
  let result = '';
  let behind = 0;
  for (const {start, end, text: replacement} of sorted) {
    if (start < behind) continue;
    result += text.slice(behind, start) + replacement;
    behind = end;
  }
  return result + text.slice(behind);
}

/**
 * Mends files.
 *
 * @returns how many findings were mended
 */
export function fixFiles(root: string, diagnostics: readonly Diagnostic[]): number {
  const files = new Map<string, Edit[]>();
  for (const {file, fix} of diagnostics) {
    if (fix) files.set(file, [...(files.get(file) ?? []), fix]);
  }
  let mended = 0;
  for (const [file, edits] of files) {
    const place = path.join(root, file);
    const text = readFileSync(place, 'utf8');
    const fixed = applyEdits(text, edits);
    if (fixed === text) continue;
    writeFileSync(place, fixed);
    mended += edits.length;
  }
  return mended;
}
