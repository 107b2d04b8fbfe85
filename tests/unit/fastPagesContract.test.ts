import {expect, it} from 'vitest';
import {attributes, events} from '../../packages/docusaurus-plugin-fast-pages/src/preHydration/contract';
import {sourceFiles} from '../support/sourceFiles';

const known: readonly string[] = [...Object.values(attributes), ...Object.values(events)];

/** What the theme writes as plain strings, since it does not depend on fast pages. */
const written = sourceFiles(['packages/docusaurus-theme-hosting/src'], /\.tsx?$/).flatMap(({file, text}) =>
  [...text.matchAll(/\b(?:data-fast-pages-[\w-]+|fast-pages:\w+)/g)].map(([name]) => ({file, name})),
);

it('the theme uses the names of fast pages as their contract has them', () => {
  expect(written.filter(({name}) => !known.includes(name))).toEqual([]);
  // Without its copy buttons, tabs, color mode and report of a crash, nothing would answer before hydration.
  expect(written.map(({name}) => name)).toEqual(
    expect.arrayContaining([attributes.copy, attributes.tabs, attributes.tab, attributes.colorMode, events.crashed]),
  );
});
