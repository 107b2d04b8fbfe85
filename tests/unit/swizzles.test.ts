import {readFileSync} from 'node:fs';
import getSwizzleConfig from '@docusaurus/theme-classic/lib/getSwizzleConfig';
import {expect, it} from 'vitest';
import {sourceFiles} from '../support/sourceFiles';

const theme = 'packages/docusaurus-theme-hosting/src/theme';
const readme = readFileSync('packages/docusaurus-theme-hosting/README.md', 'utf8');
const swizzles = sourceFiles(['src/theme', theme], /\/index\.tsx?$|\/theme\/[^/]+\.tsx?$/).map(({file, text}) => ({
  file,
  text,
  component: file.replace(/^.*src\/theme\//, '').replace(/(?:\/index)?\.tsx?$/, ''),
}));
const {components} = getSwizzleConfig();

/** The cells of a component's row in the README's tables. */
const rowOf = (component: string): string[] | undefined =>
  readme
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .find(([, name]) => name?.includes(`\`${component}\``));

it.each(swizzles)('$file says how it changes upstream’s, and README.md says why', ({file, text, component}) => {
  const [, how] = /^\/\/ (Wrap|Eject)/.exec(text) ?? [];
  expect(how, `${file}:1: must begin with "// Wrap: …" or "// Eject: …"`).toBeDefined();
  const row = rowOf(component);
  expect(row, `README.md of docusaurus-theme-hosting has no row for \`${component}\``).toBeDefined();
  expect(row?.[2]).toMatch(new RegExp(`^${how}`, 'i'));
});

it.each(swizzles)('README.md has upstream’s word on the safety of $component', ({component, text}) => {
  const action = text.startsWith('// Wrap') ? 'wrap' : 'eject';
  // Docusaurus takes what is not declared for unsafe; so are the components of its core.
  expect(rowOf(component)?.[3]).toBe(components[component]?.actions[action] ?? 'unsafe');
});

it('has at most 20 swizzles', () => {
  expect(swizzles.length).toBeGreaterThan(0);
  expect(swizzles.map(({component}) => component).slice(20)).toEqual([]);
});
