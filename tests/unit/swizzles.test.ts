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

it.each(swizzles)(
  'README.md says truly whether $component wraps upstream’s, and how safe that is',
  ({component, text}) => {
    const action = new RegExp(`'@theme-(?:init|original)/${component}'`).test(text) ? 'wrap' : 'eject';
    // Docusaurus takes what is not declared for unsafe; so are the components of its core.
    const safety = components[component]?.actions[action] ?? 'unsafe';
    expect(rowOf(component)?.slice(2, 4)).toEqual([action, safety]);
  },
);

it('has at most 20 swizzles', () => {
  expect(swizzles.length).toBeGreaterThan(0);
  expect(swizzles.map(({component}) => component).slice(20)).toEqual([]);
});
