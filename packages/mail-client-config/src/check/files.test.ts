import {expect, it} from 'vitest';
import {checkFiles} from './files';

const address = 'https://example.org/.well-known/security.txt';
const expected = 'Contact: mailto:a@example.org\nExpires: 2027-01-01T00:00:00Z\n';
const now = new Date('2026-12-01T00:00:00Z');
const stateFor = async (answer: () => Response): Promise<string> => {
  const [finding] = await checkFiles(new Map([[address, expected]]), now, () => Promise.resolve().then(answer));
  return `${finding!.state}: ${finding!.detail}`;
};

it.each([
  [
    'the same file, published on another day',
    () => new Response(expected.replace('2027', '2028')),
    /^right: holds for 396/,
  ],
  [
    'a file that holds for a week',
    () => new Response(expected.replace('2027-01-01', '2026-12-08')),
    /^wrong: .* 7 more days/,
  ],
  ['a file that does not say it', () => new Response(expected.replace(/^Exp.*/m, '')), /^wrong: has no day of expiry/],
  ['another file', () => new Response('Contact: mailto:b@example.org'), /^wrong: it is not the file/],
  ['no file', () => new Response('', {status: 404}), /^wrong: status 404/],
  ['a redirect', () => new Response('', {status: 302, headers: {location: '/'}}), /^wrong: status 302/],
  [
    'a certificate that has expired',
    () => {
      throw new TypeError('fetch failed', {cause: new Error('certificate has expired')});
    },
    /^wrong: certificate has expired/,
  ],
])('says so of %s', async (_, answer, state) => {
  expect(await stateFor(answer)).toMatch(state);
});
