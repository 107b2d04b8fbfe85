import {describe, expect, it} from 'vitest';
import {isOutdated, readTested} from './tested';

const today = '2026-11-21';

describe('front matter "tested"', () => {
  it.each([
    ['a text', {client: 'Thunderbird 140', date: '2026-11-20'}],
    ['a day as YAML reads it', {client: 'Thunderbird 140', date: new Date('2026-11-20')}],
  ])('takes %s', (_, value) => {
    expect(readTested(value, today)).toEqual({client: 'Thunderbird 140', date: '2026-11-20'});
  });

  it.each([
    ['no client', {date: '2026-11-20'}, /must look like/],
    ['an empty client', {client: ' ', date: '2026-11-20'}, /must look like/],
    ['no day', {client: 'Thunderbird 140'}, /must look like/],
    ['a German day', {client: 'Thunderbird 140', date: '20.11.2026'}, /must look like/],
    ['a thirteenth month', {client: 'Thunderbird 140', date: '2026-13-20'}, /must look like/],
    ['a day that does not exist', {client: 'Thunderbird 140', date: '2026-02-31'}, /must look like/],
    ['a misspelt field', {client: 'Thunderbird 140', date: '2026-11-20', by: 'x'}, /must look like/],
    ['only a text', 'Thunderbird 140', /must look like/],
    ['nothing', null, /must look like/],
    ['a day to come', {client: 'Thunderbird 140', date: '2026-11-22'}, /in the future/],
  ])('refuses %s', (_, value, message) => {
    expect(() => readTested(value, today)).toThrow(message);
  });

  it.each([
    ['2025-11-21', false],
    ['2025-11-20', true],
    ['2026-11-21', false],
  ])('a test of %s is out of date: %s', (date, outdated) => {
    expect(isOutdated({client: 'x', date}, today)).toBe(outdated);
  });
});
