import {expect, it} from 'vitest';
import {assess, score, type Answer} from './observatory';

const points = (headers: Answer['headers'], body = ''): number =>
  score(assess({secure: {status: 200, headers, body}, plain: undefined, host: 'x.example'}));

const good = {
  'content-security-policy': "default-src 'none'; script-src 'self'; style-src 'self'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
};

it('gives what the published rules give', () => {
  expect(points(good)).toBe(130);
  // No policy, no HSTS, no frame protection; nosniff and a referrer policy are there, but bonuses need 90 points.
  expect(points({'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin'})).toBe(35);
});

it.each([
  ['content-security-policy', "default-src 'none'; script-src 'self' 'unsafe-inline'; frame-ancestors 'none'", 80],
  ['content-security-policy', "default-src 'self'; frame-ancestors 'none'", 125],
  ['strict-transport-security', 'max-age=3600', 120],
  ['strict-transport-security', undefined, 80],
  ['referrer-policy', 'unsafe-url', 120],
  ['x-content-type-options', undefined, 125],
  ['cross-origin-resource-policy', undefined, 120],
  ['set-cookie', 'a=b', 60],
])('%s: %s → %d', (name, value, wanted) => expect(points({...good, [name]: value})).toBe(wanted));

it('finds scripts of others', () => expect(points(good, '<script src="https://cdn.example/x.js">')).toBe(50));
