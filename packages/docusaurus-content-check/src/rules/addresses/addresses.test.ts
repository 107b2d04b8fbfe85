import {expect, it} from 'vitest';
import {check, copySite, deleteCopies, testEach, write} from '../../../fixtures';
import {addressRules} from './addresses';

deleteCopies();
const found = new Set<string>();

it('names redirects and addresses in files of the site that lead nowhere, where they are written', async () => {
  const root = copySite();
  write(root, 'redirects.ts', "export const redirects = [\n  {from: '/alt', to: '/hilfe/weg'},\n];\n");
  write(root, 'menu.ts', "export const menu = [\n  '/hilfe/konto',\n  '/impresum',\n];\n");
  const redirects = [{from: '/alt', to: '/hilfe/weg'}];
  const diagnostics = await check(root, {redirects, addresses: {'menu.ts': ['/hilfe/konto', '/impresum']}});
  diagnostics.forEach(({ruleId}) => found.add(ruleId));
  expect(diagnostics.map(({file, line, reason}) => `${file}:${line} ${reason}`)).toEqual([
    'menu.ts:3 there is no page /impresum',
    'redirects.ts:2 /alt leads to /hilfe/weg, and there is no such page',
  ]);
});

testEach(addressRules, () => found);
