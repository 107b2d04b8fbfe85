import {existsSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {importedComponents} from 'docusaurus-hosting/theme';
import {importComponents} from './importComponents';

interface Declaration {
  readonly specifiers: readonly {readonly local: {readonly name: string}}[];
  readonly source: {readonly value: string};
}

/** What a page imports that holds these elements: name and file. */
function importsOf(...names: readonly (string | null)[]): [string | undefined, string][] {
  const elements = names.map((name) => ({type: 'mdxJsxFlowElement', name, children: []}));
  const tree = {type: 'root', children: [{type: 'element', tagName: 'div', children: elements}]};
  importComponents()(tree);
  const imports = tree.children.slice(0, -1) as unknown as {data: {estree: {body: [Declaration]}}}[];
  return imports.map(({data}) => {
    const [{specifiers, source}] = data.estree.body;
    return [specifiers[0]?.local.name, source.value];
  });
}

it('a page imports each component that it shows once', () => {
  const module = 'docusaurus-theme-hosting/markdown/GroupAccess';
  expect(importsOf('GroupAccess', null, 'GroupAccess')).toEqual([['GroupAccess', module]]);
});

it('imports nothing that every page has', () => {
  expect(importsOf('Tabs', 'div')).toEqual([]);
});

it.each(importedComponents)('%s is a component', (name) => {
  expect(existsSync(path.join('packages/docusaurus-theme-hosting/src/components/markdown', name, 'index.tsx'))).toBe(
    true,
  );
});
