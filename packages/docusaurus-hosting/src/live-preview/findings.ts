import * as z from 'zod';
import {runCheckProcess} from './checkProcess';

/** What vfile-reporter-json says. */
const report = z.array(
  z.object({
    path: z.string(),
    messages: z.array(
      z.object({line: z.number(), column: z.number(), reason: z.string(), note: z.string(), fatal: z.boolean()}),
    ),
  }),
);

/** One mistake, as the page and the terminal show it. */
export interface Mistake {
  readonly level: 'error' | 'warning';
  /** File, line and column, which editors and terminals make clickable. */
  readonly place: string;
  readonly text: string;
}

/**
 * Looks at what differs from the main branch, or at everything.
 *
 * @returns what is wrong; when the check itself fails, what it said
 */
export async function findMistakes(siteDir: string, everything = false): Promise<readonly Mistake[]> {
  const args = ['--format', 'json', ...(everything ? ['--all'] : [])];
  const {output, failed} = await runCheckProcess(siteDir, args);
  try {
    return report.parse(JSON.parse(output)).flatMap(({path, messages}) =>
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
