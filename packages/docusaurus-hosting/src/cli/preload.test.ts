import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import {docusaurusPreload} from './preload';

const root = mkdtempSync(path.join(tmpdir(), 'preload-'));
afterAll(() => rmSync(root, {recursive: true, force: true}));

/** Writes a program into an empty folder and runs it as Docusaurus is run. @returns what it prints */
function run(program: string, files: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(path.join(root, 'site-'));
  for (const [name, text] of Object.entries({'docusaurus.cjs': program, ...files})) {
    mkdirSync(path.dirname(path.join(folder, name)), {recursive: true});
    writeFileSync(path.join(folder, name), text);
  }
  mkdirSync(path.join(folder, 'node_modules/@docusaurus'), {recursive: true});
  if (program.includes('@docusaurus/utils')) {
    const utils = path.dirname(createRequire(import.meta.url).resolve('@docusaurus/utils/package.json'));
    symlinkSync(utils, path.join(folder, 'node_modules/@docusaurus/utils'));
  }
  const args = ['--require', docusaurusPreload, path.join(folder, 'docusaurus.cjs')];
  return execFileSync(process.execPath, args, {cwd: folder, encoding: 'utf8'}).trim();
}

it('lets Docusaurus load the site’s modules anew, and packages once', () => {
  const counted = (name: string): string => `globalThis.${name} = (globalThis.${name} ?? 0) + 1;`;
  const program = `
    const {loadFreshModule} = require('@docusaurus/utils');
    const load = () => loadFreshModule(__dirname + '/config.ts');
    load().then(load).then((config) => console.log(JSON.stringify({...config, facts, pack})));`;
  const printed = run(program, {
    'config.ts': `import {title} from './facts'; import 'pack'; export default {title, url: import.meta.url} as const;`,
    'facts.ts': `${counted('facts')} export const title: string = 'Titel';`,
    'node_modules/pack/package.json': '{"name": "pack", "main": "index.ts"}',
    'node_modules/pack/index.ts': `${counted('pack')} export type Pack = string;`,
  });
  const expected = {title: 'Titel', url: expect.stringMatching(/^file:.*config\.ts$/) as string, facts: 2, pack: 1};
  expect(JSON.parse(printed)).toEqual(expected);
});

it('leaves a Docusaurus without jiti alone', () => {
  expect(run("console.log('runs')")).toBe('runs');
});
