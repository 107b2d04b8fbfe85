import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {manifests} from '../support/manifests';

type Package = Readonly<Partial<Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>>>>>;
const direct = manifests.flatMap((file) => {
  const {dependencies = {}, devDependencies = {}} = JSON.parse(readFileSync(file, 'utf8')) as Package;
  return Object.entries({...dependencies, ...devDependencies});
});
const [, section = ''] = readFileSync('CONTRIBUTING.md', 'utf8').split('\n## Dependencies\n');
const named = [...section.matchAll(/^\| ([^|]*) \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name),
);

it('every direct dependency has a reason in CONTRIBUTING, and no other package has', () => {
  expect(named.toSorted()).toEqual([...new Set(direct.map(([name]) => name))].toSorted());
});

it('every direct dependency has one version, which only a change of ours raises', () => {
  expect(direct.filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))).toEqual([]);
});
