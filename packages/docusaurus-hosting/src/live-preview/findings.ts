import * as z from 'zod';
import {runCheckProcess} from './checkProcess';

const report = z.object({
  findings: z.array(
    z.object({
      file: z.string(),
      line: z.number(),
      column: z.number(),
      wrong: z.string(),
      right: z.string(),
      level: z.enum(['error', 'warning']),
    }),
  ),
});

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
  const args = ['--format', 'json', '--snippets', ...(everything ? ['--all'] : [])];
  const {output, failed} = await runCheckProcess(siteDir, args);
  try {
    return report.parse(JSON.parse(output)).findings.map(({file, line, column, wrong, right, level}) => ({
      level,
      place: `${file}:${line}:${column}`,
      text: `${wrong} – ${right}`,
    }));
  } catch {
    return failed ? [{level: 'error', place: 'hosting check', text: output.trim().split('\n')[0] ?? ''}] : [];
  }
}
