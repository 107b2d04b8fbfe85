import {describe, expect, it} from 'vitest';
import {areaOf, isIndexFile} from './index-file';

const part = {documents: [], index: {}};

describe('an index file', () => {
  it('has five parts with documents', () => {
    expect(isIndexFile([part, part, part, part, part])).toBe(true);
  });

  it.each([
    ['null', null],
    ['an object', {documents: []}],
    ['fewer parts', [part]],
    ['more parts', [part, part, part, part, part, part]],
    ['a part without documents', [part, part, part, part, {index: {}}]],
    ['documents of another kind', [part, part, part, part, {documents: 'x'}]],
  ])('is not %s', (_, value) => {
    expect(isIndexFile(value)).toBe(false);
  });
});

it.each([
  ['/services/konto', 'services'],
  ['/services/privatsph%C3%A4re/vpn', 'services'],
  ['/info/intro', 'info'],
  ['/impressum', 'pages'],
  ['/SSO-2023', 'blog'],
] as const)('%s is in the area %s', (url, area) => {
  expect(areaOf(url, new Set(['/impressum']))).toBe(area);
});
