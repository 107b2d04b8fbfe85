import {readFileSync} from 'node:fs';
import {expect, it} from 'vitest';
import {jsonSchemas} from 'docusaurus-hosting/commands';

it.each(Object.entries(jsonSchemas()))('%s, which editors read, is what the check goes by', (name, text) => {
  expect(JSON.parse(readFileSync(name, 'utf8')), 'run: npx hosting schemas').toEqual(JSON.parse(text));
});
