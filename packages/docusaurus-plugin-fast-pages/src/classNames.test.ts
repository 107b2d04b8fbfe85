import path from 'node:path';
import {expect, it} from 'vitest';
import {className, shortenClassNames} from './classNames';

const named = (file: string, local: string): string =>
  className({rootContext: '/site', resourcePath: path.join('/site', file)}, '', local);

it('classes of a file end alike, and those of two files do not', () => {
  const [title, box] = [named('one.module.css', 'title'), named('one.module.css', 'box')];
  expect(title).toMatch(/^title_[\w-]{3}$/);
  expect(box.slice('box'.length)).toBe(title.slice('title'.length));
  expect(named('two.module.css', 'title')).not.toBe(title);
});

it('refuses one name for classes of two files', () => {
  const files = Array.from({length: 3000}, (_, index) => `many/${index}.module.css`);
  expect(() => files.map((file) => named(file, 'box'))).toThrow('both have a class box_');
});

it('refuses a configuration without CSS modules', () => {
  const options = {modules: {localIdentName: '[local]'}};
  shortenClassNames({module: {rules: [{use: [{loader: 'css-loader', options}]}]}});
  expect(options.modules).toHaveProperty('getLocalIdent', className);
  expect(() => shortenClassNames({module: {rules: [{test: /x/}]}})).toThrow('loads CSS modules differently');
});
