import {expect, it} from 'vitest';
import {changedPackages} from '../../scripts/lockChanges';

const lock = (packages: Record<string, string>) => ({
  packages: Object.fromEntries(Object.entries(packages).map(([place, version]) => [place, {version}])),
});

it('names packages that are new, gone or of another version', () => {
  const before = lock({
    '': '1.0.0',
    'node_modules/a': '1.0.0',
    'node_modules/a/node_modules/@scope/b': '2.0.0',
    'node_modules/@scope/b': '3.0.0',
    'node_modules/gone': '1.0.0',
    'node_modules/same': '1.0.0',
  });
  const after = lock({
    '': '1.0.0',
    'node_modules/a': '1.1.0',
    'node_modules/a/node_modules/@scope/b': '2.0.1',
    'node_modules/@scope/b': '3.0.0',
    'node_modules/new': '1.0.0',
    'node_modules/same': '1.0.0',
  });
  expect(changedPackages(before, after)).toEqual([
    '@scope/b 2.0.0 → 2.0.1',
    'a 1.0.0 → 1.1.0',
    'gone 1.0.0 (gone)',
    'new 1.0.0 (new)',
  ]);
  expect(changedPackages(before, before)).toEqual([]);
});
