import {expect, it, vi} from 'vitest';
import {report} from './dns';

it.each([true, false])('shows what servers answer, and obeys none of it (JSON: %s)', (asJson) => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const detail = 'v=spf1 \u001b[2J\u009b2J\u202ez\u2028##[error]x';
  try {
    const result = {state: 'wrong', subject: 'TXT', detail, mend: detail} as const;
    expect(report([result], asJson)).toBe(1);
    const printed = String(log.mock.calls[0]?.[0]);
    expect(printed.match(/[^\P{C}\n]|[\u2028\u2029]|##\[/gu)).toBeNull();
    if (asJson) expect(JSON.parse(printed)).toEqual([result]);
  } finally {
    log.mockRestore();
  }
});
