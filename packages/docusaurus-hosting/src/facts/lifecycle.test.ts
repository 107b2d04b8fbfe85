import {describe, expect, it} from 'vitest';
import {writtenFacts as facts} from '../../fixtures/facts';
import {overduePhase, prematurePhase} from './lifecycle';
import {lifecycleSchema, type Lifecycle, type Service} from './schema';
import {validateFacts} from './validate';

const ended: Lifecycle = {
  phase: 'off',
  since: '2021-03-01',
  announced: '2024-03-04',
  readOnly: '2024-05-01',
  off: '2024-06-30',
  dataDeleted: '2024-09-30',
  successor: 'werkbank',
  reason: 'Die Werkbank kann dasselbe.',
};

describe('life cycle of a service', () => {
  it.each<[string, Lifecycle]>([
    ['one that has ended, with a successor', ended],
    ['one that is about to end', {...ended, phase: 'retiring'}],
    ['one without a successor that says so', {...ended, successor: 'keiner'}],
    ['one without a time of reading only', {...ended, readOnly: undefined}],
    ['one in operation', {phase: 'active', since: '2021-03-01'}],
    ['one that is planned for no certain day', {phase: 'planned'}],
    ['two days that fall together', {...ended, dataDeleted: ended.off}],
  ])('accepts %s', (_, lifecycle) => {
    expect(lifecycleSchema.safeParse(lifecycle).error).toBeUndefined();
  });

  it.each<[string, object, RegExp]>([
    ['no day of the end', {...ended, off: undefined}, /"off" needs "off"/],
    ['no day of deletion', {...ended, dataDeleted: undefined}, /needs "dataDeleted"/],
    ['no announcement', {...ended, phase: 'retiring', announced: undefined}, /"retiring" needs "announced"/],
    ['no successor', {...ended, successor: undefined}, /needs "successor" \(a service id, or "keiner"\)/],
    ['no reason', {...ended, reason: undefined}, /needs "reason"/],
    [
      'an end before the announcement',
      {...ended, announced: '2024-07-01'},
      /"readOnly" \(2024-05-01\) is before "announced" \(2024-07-01\)/,
    ],
    [
      'data deleted before the end',
      {...ended, dataDeleted: '2024-06-01'},
      /"dataDeleted" \(2024-06-01\) is before "off"/,
    ],
    [
      'days in order only without the one between',
      {...ended, readOnly: undefined, off: '2024-01-01'},
      /"off" \(2024-01-01\) is before "announced"/,
    ],
    ['an active service without a first day', {phase: 'active'}, /"active" needs "since"/],
    ['a day that does not exist', {...ended, off: '2024-06-31'}, /a day that exists, such as 2026-06-30/],
    [
      'an active service with an end',
      {...ended, phase: 'active'},
      /a service with "off" comes to an end: its phase is "retiring" or "off", not "active"/,
    ],
    [
      'a planned service with a successor',
      {phase: 'planned', successor: 'werkbank'},
      /a service with "successor" comes to an end/,
    ],
    ['a phase that does not exist', {...ended, phase: 'zombie'}, /Invalid option/],
  ])('refuses %s', (_, lifecycle, message) => {
    const issues = lifecycleSchema.safeParse(lifecycle).error?.issues.map((issue) => issue.message) ?? [];
    expect(issues.join('\n')).toMatch(message);
  });

  const withService = (id: string, change: object) => ({
    ...facts,
    services: {...facts.services, [id]: {...facts.services[id], ...change} as Service},
  });

  it('refuses a successor that is switched off itself', () => {
    const wrong = withService('plausch', {lifecycle: {...ended, successor: 'fliessband'}});
    expect(() => validateFacts(wrong)).toThrow(/"fliessband" is no other service that is offered and goes on/);
  });

  it('refuses a successor that is not offered', () => {
    expect(() => validateFacts(withService('werkbank', {offered: false}))).toThrow(
      /services\.fliessband\.lifecycle\.successor: "werkbank" is no other service that is offered/,
    );
  });

  it('refuses a living service among the retired ones', () => {
    expect(() => validateFacts(withService('post', {category: 'früher'}))).toThrow(
      /services\.post\.category: "früher" is for services in phase "off"/,
    );
  });

  it('refuses two services on one page, unless one of them is not offered', () => {
    const {docs} = facts.services.post!;
    expect(() => validateFacts(withService('plausch', {docs}))).toThrow(/docs: is the page of "\w+"/);
    expect(() => validateFacts(withService('plausch', {docs, offered: false}))).not.toThrow();
  });

  it.each(['werkbnak', 'fliessband', 'constructor'])(
    'refuses the successor "%s", which is no other service, and names those',
    (successor) => {
      expect(() => validateFacts(withService('fliessband', {lifecycle: {...ended, successor}}))).toThrow(
        new RegExp(
          `services\\.fliessband\\.lifecycle\\.successor: "${successor}" is no other service that is offered and goes on; valid: keiner, .*werkbank`,
        ),
      );
    },
  );
});

describe('services that are ahead of their days', () => {
  it.each<[keyof Lifecycle, string, Lifecycle]>([
    [
      'since',
      'begins on 2026-11-22, which is still to come: until then its phase is "planned"',
      {phase: 'beta', since: '2026-11-22'},
    ],
    ['announced', 'is announced for 2026-11-22', {...ended, phase: 'retiring', announced: '2026-11-22'}],
    ['announced', 'is announced for 2026-11-22', {...ended, announced: '2026-11-22'}],
    [
      'off',
      'is switched off on 2026-11-22, which is still to come: until then its phase is "retiring"',
      {...ended, off: '2026-11-22'},
    ],
  ])('%s: %s', (key, sentence, lifecycle) => {
    const reason = expect.stringContaining(sentence) as string;
    expect(prematurePhase(lifecycle, '2026-11-21')).toEqual({key, reason});
    expect(prematurePhase(lifecycle, '2026-11-22')).toBeUndefined();
  });

  it.each<[string, Lifecycle]>([
    ['planned for a day to come', {phase: 'planned', since: '2026-11-22'}],
    ['in operation until an end that is announced later', {phase: 'active', announced: '2026-11-22'}],
    ['retiring until a day to come', {...ended, phase: 'retiring', off: '2026-11-22'}],
  ])('those %s are not', (_, lifecycle) => {
    expect(prematurePhase(lifecycle, '2026-11-21')).toBeUndefined();
  });
});

describe('services whose next phase should have begun', () => {
  const overdue = (lifecycle: Lifecycle) => overduePhase(lifecycle, '2026-11-21');

  it.each<[keyof Lifecycle, string, Lifecycle]>([
    ['since', 'was planned for 2026-11-20', {phase: 'planned', since: '2026-11-20'}],
    ['off', 'was to be switched off on 2024-06-30', {...ended, phase: 'retiring'}],
  ])('%s: %s, which has passed', (key, sentence, lifecycle) => {
    expect(overdue(lifecycle)).toEqual({key, reason: `${sentence}, which has passed`});
  });

  it.each<[string, Lifecycle]>([
    ['planned for today', {phase: 'planned', since: '2026-11-21'}],
    ['planned for no certain day', {phase: 'planned'}],
    ['to be switched off today', {...ended, phase: 'retiring', off: '2026-11-21'}],
    ['switched off', ended],
  ])('those %s are not', (_, lifecycle) => {
    expect(overdue(lifecycle)).toBeUndefined();
  });
});
