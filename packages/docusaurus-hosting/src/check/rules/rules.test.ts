import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {rules} from '.';

it('has a line in the README for every rule', () => {
  const readme = readFileSync(path.join(__dirname, '../../../README.md'), 'utf8');
  expect(rules.map(({name}) => name).filter((name) => !readme.includes(`\n| \`${name}\``))).toEqual([]);
});
