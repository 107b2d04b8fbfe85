import {readdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {expect, it} from 'vitest';
import {editRules} from './moduleEdits';

type Loader = (this: {readonly resourcePath: string; getOptions(): object}, source: string) => string;
const editModule = createRequire(import.meta.url)('./editModule.cjs') as Loader;
const upstream = path.resolve('node_modules/@docusaurus');
const files = ['theme-common/lib', 'plugin-content-docs/lib/client'].flatMap((folder) =>
  readdirSync(path.join(upstream, folder), {recursive: true, encoding: 'utf8'}).map((file) =>
    path.join(upstream, folder, file),
  ),
);

const edit = (source: string, {options}: (typeof editRules)[number]): string =>
  editModule.call({getOptions: () => options, resourcePath: 'module.js'}, source);

it.each(editRules.map((rule) => [rule.options.name, rule] as const))('%s finds its text', (_name, rule) => {
  const [file, ...others] = files.filter((each) => rule.test.test(each));
  expect(others).toEqual([]);
  const source = readFileSync(file ?? '', 'utf8');
  expect(edit(source, rule)).not.toBe(source);
});

it('names the edit and the file when a text is not there', () => {
  expect(() => editRules.map((rule) => edit('export {};', rule))).toThrow(/the edit "segmenter" .* in module\.js/);
});
