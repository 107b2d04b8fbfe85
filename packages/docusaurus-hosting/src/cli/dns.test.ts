import {expect, it, vi} from 'vitest';
import {zoneFile} from 'mail-client-config';
import {facts} from '../../fixtures/facts';
import {printRecords, report} from './dns';

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

it('says that the key is missing with which mail is signed', () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const said = (dkimRecord?: string): string => {
    printRecords({...facts, mail: {...facts.mail, dkimSelector: 'k1', dkimRecord}}, zoneFile);
    return error.mock.calls.splice(0).join('\n');
  };
  expect(said()).toContain('mail.dkimRecord');
  expect(said('v=DKIM1; p=x')).toBe('');
  vi.restoreAllMocks();
});
