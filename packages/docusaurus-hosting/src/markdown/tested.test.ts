import {describe, expect, it} from 'vitest';
import {isOutdated, testedSchema} from './tested';

const today = '2026-11-21';

describe('front matter "tested"', () => {
  it.each([
    ['a text', {client: 'Thunderbird 140', date: '2026-11-20'}],
    ['a day as YAML reads it', {client: 'Thunderbird 140', date: new Date('2026-11-20')}],
  ])('takes %s', (_, value) => {
    expect(testedSchema.parse(value)).toEqual({client: 'Thunderbird 140', date: '2026-11-20'});
  });

  it.each([
    ['no client', {date: '2026-11-20'}],
    ['an empty client', {client: ' ', date: '2026-11-20'}],
    ['no day', {client: 'Thunderbird 140'}],
    ['a German day', {client: 'Thunderbird 140', date: '20.11.2026'}],
    ['a thirteenth month', {client: 'Thunderbird 140', date: '2026-13-20'}],
    ['a day that does not exist', {client: 'Thunderbird 140', date: '2026-02-31'}],
    ['a misspelled field', {client: 'Thunderbird 140', date: '2026-11-20', by: 'x'}],
    ['only a text', 'Thunderbird 140'],
    ['nothing', null],
  ])('refuses %s', (_, value) => {
    expect(testedSchema.safeParse(value).success).toBe(false);
  });

  it.each([
    ['2025-11-21', false],
    ['2025-11-20', true],
    ['2026-11-21', false],
  ])('a test of %s is out of date: %s', (date, outdated) => {
    expect(isOutdated({client: 'x', date}, today)).toBe(outdated);
  });
});
