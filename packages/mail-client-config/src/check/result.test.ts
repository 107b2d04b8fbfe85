import {expect, it} from 'vitest';
import {expiry} from './result';

it.each([
  ['2027-01-15', 'right', 'holds for 14 more days'],
  ['2027-01-14', 'wrong', 'holds for only 13 more days'],
  ['2026-12-31', 'wrong', 'has expired on 2026-12-31'],
  ['', 'wrong', 'has no day of expiry'],
])('says of what holds until %s that it is %s', (until, state, detail) => {
  expect(expiry('x', new Date(until), new Date('2027-01-01'), 'renew it')).toMatchObject({state, detail});
});
