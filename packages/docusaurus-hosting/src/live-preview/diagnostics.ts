import type {Diagnostic} from 'docusaurus-content-check';
import {hostingCheck} from './checkProcess';

/** A diagnostic as the page and the terminal show it. */
export interface LiveDiagnostic {
  readonly level: 'error' | 'warning';
  /** File, line and column, which editors and terminals make clickable. */
  readonly place: string;
  readonly text: string;
}

/** What vfile-reporter-json says. */
type Report = readonly {readonly path: string; readonly messages: readonly Diagnostic[]}[];

/**
 * Looks at what differs from the main branch, or at everything.
 *
 * @returns what is wrong; when the check itself fails, what it said
 */
export async function findDiagnostics(siteDir: string, everything = false): Promise<readonly LiveDiagnostic[]> {
  const args = ['--format', 'json', ...(everything ? ['--all'] : [])];
  const {output, failed} = await hostingCheck(siteDir, args);
  try {
    return (JSON.parse(output) as Report).flatMap(({path, messages}) =>
      messages.map(({line, column, reason, note, fatal}) => ({
        level: fatal ? ('error' as const) : ('warning' as const),
        place: `${path}:${line}:${column}`,
        text: `${reason} – ${note}`,
      })),
    );
  } catch {
    return failed ? [{level: 'error', place: 'hosting check', text: output.trim().split('\n')[0] ?? ''}] : [];
  }
}
