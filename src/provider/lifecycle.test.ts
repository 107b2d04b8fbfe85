import {describe, expect, it} from 'vitest';
import {provider, type Lifecycle} from './index';
import {overdueLifecycles} from './lifecycle';
import {lifecycleSchema, validateProvider} from './schema';

/** Announced 2024-03-04, read-only 2024-05-01, off 2024-06-30, data deleted 2024-09-30. */
const ended: Lifecycle = provider.services.drone!.lifecycle;

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
    ['a day that does not exist', {...ended, off: '2024-06-31'}, /Invalid ISO date/],
    [
      'a start that is still to come',
      {phase: 'beta', since: '2999-01-01'},
      /"since" \(2999-01-01\) is still to come: until then the phase is "planned"/,
    ],
    [
      'an announcement that is still to come',
      {
        ...ended,
        phase: 'retiring',
        announced: '2999-01-01',
        readOnly: undefined,
        off: '2999-02-01',
        dataDeleted: '2999-03-01',
      },
      /"announced" \(2999-01-01\) is still to come/,
    ],
    [
      'an end that is still to come',
      {...ended, off: '2999-01-01', dataDeleted: '2999-01-01'},
      /"off" \(2999-01-01\) is still to come: until then the phase is "retiring"/,
    ],
    [
      'an active service with an end',
      {...ended, phase: 'active'},
      /a service with "off" comes to an end: its phase is "retiring" or "off", not "active"/,
    ],
    [
      'a planned service with a successor',
      {phase: 'planned', successor: 'forge'},
      /a service with "successor" comes to an end/,
    ],
    ['a phase that does not exist', {...ended, phase: 'zombie'}, /Invalid option/],
  ])('refuses %s', (_, lifecycle, message) => {
    const issues = lifecycleSchema.safeParse(lifecycle).error?.issues.map((issue) => issue.message) ?? [];
    expect(issues.join('\n')).toMatch(message);
  });

  it('refuses a successor that is switched off itself', () => {
    const {services} = provider;
    const teamspeak = {...services.teamspeak!, lifecycle: {...ended, successor: 'drone'}};
    expect(() => validateProvider({...provider, services: {...services, teamspeak}})).toThrow(
      /"drone" is no other service that goes on/,
    );
  });

  it('refuses a living service among the retired ones', () => {
    const cloud = {...provider.services.cloud!, category: 'eol'};
    expect(() => validateProvider({...provider, services: {...provider.services, cloud}})).toThrow(
      /services\.cloud\.category: "eol" is for services in phase "off"/,
    );
  });

  it.each(['fogre', 'drone', 'constructor'])(
    'refuses the successor „%s“, which is no other service, and names those',
    (successor) => {
      const drone = {...provider.services.drone!, lifecycle: {...ended, successor}};
      expect(() => validateProvider({...provider, services: {...provider.services, drone}})).toThrow(
        new RegExp(
          `services\\.drone\\.lifecycle\\.successor: "${successor}" is no other service that goes on; valid: keiner, .*forge`,
        ),
      );
    },
  );
});

describe('services whose next phase should have begun', () => {
  const overdue = (lifecycle: Lifecycle) =>
    overdueLifecycles({cloud: {...provider.services.cloud!, lifecycle}}, '2026-11-21');

  it.each<[string, Lifecycle]>([
    ['"cloud" was planned for 2026-11-20', {phase: 'planned', since: '2026-11-20'}],
    ['"cloud" was to be switched off on 2024-06-30', {...ended, phase: 'retiring'}],
  ])('%s, which has passed', (sentence, lifecycle) => {
    expect(overdue(lifecycle)).toEqual([expect.stringContaining(sentence)]);
  });

  it.each<[string, Lifecycle]>([
    ['planned for today', {phase: 'planned', since: '2026-11-21'}],
    ['planned for no certain day', {phase: 'planned'}],
    ['switched off', ended],
  ])('those %s are not', (_, lifecycle) => {
    expect(overdue(lifecycle)).toEqual([]);
  });
});
