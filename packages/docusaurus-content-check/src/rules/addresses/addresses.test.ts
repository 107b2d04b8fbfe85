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

it('names an address that several files export where one of them writes it', async () => {
  const root = copySite();
  write(root, 'all.ts', "export {menu as all} from './menu';\n");
  write(root, 'menu.ts', "export const menu = ['/hilfe/fort'];\n");
  const diagnostics = await check(root, {addresses: {'all.ts': ['/hilfe/fort', '/made'], 'menu.ts': ['/hilfe/fort']}});
  expect(diagnostics.map(({file, line, reason}) => `${file}:${line} ${reason}`)).toEqual([
    'all.ts:1 there is no page /made',
    'menu.ts:1 there is no page /hilfe/fort',
  ]);
});

testEach(addressRules, () => found);
