import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {buildWithLittleMemory, makeOneBundle} from './lowMemory';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'low-memory-'));
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, {recursive: true});
});

const renderer = (outDir: string): string => path.join(outDir, '__server/server.bundle.js');

/** As Docusaurus bundles: both bundles, the one that is left to another process being empty, into an emptied folder. */
function bundle(outDir: string, {HOSTING_BUNDLE = ''}: NodeJS.ProcessEnv): void {
  rmSync(outDir, {recursive: true, force: true});
  mkdirSync(path.dirname(renderer(outDir)), {recursive: true});
  writeFileSync(renderer(outDir), HOSTING_BUNDLE === 'server' ? 'renders' : '');
  writeFileSync(path.join(outDir, 'main.js'), HOSTING_BUNDLE === 'client' ? 'hydrates' : '');
}

it('renders the pages with both bundles in place', () => {
  const outDir = path.join(folder, 'build');
  let found: string[] = [];
  buildWithLittleMemory(outDir, (dir, env) => {
    if (env.DOCUSAURUS_EXIT_AFTER_BUNDLING) bundle(dir, env);
    else found = [renderer(dir), path.join(dir, 'main.js')].map((file) => readFileSync(file, 'utf8'));
  });
  expect(found).toEqual(['renders', 'hydrates']);
  expect(existsSync(`${outDir}-server`)).toBe(false);
});

it('leaves nothing of its own behind when a bundle fails', () => {
  const outDir = path.join(folder, 'build');
  const fail = (dir: string, env: NodeJS.ProcessEnv): void => {
    bundle(dir, env);
    if (env.HOSTING_BUNDLE === 'client') throw new Error('broken link');
  };
  expect(() => buildWithLittleMemory(outDir, fail)).toThrow('broken link');
  expect(existsSync(`${outDir}-server`)).toBe(false);
});

it.each([
  [undefined, false, false],
  ['server', false, true],
  ['client', true, false],
])('with %s to make, leaves out the server’s: %s, and the browser’s: %s', (made, server, client) => {
  vi.stubEnv('HOSTING_BUNDLE', made);
  const whole = (): Parameters<typeof makeOneBundle>[0] => ({
    entry: {main: './client.js'},
    module: {rules: [{use: [{loader: 'mdx', options: {crossCompilerCache: new Map()}}]}]},
  });
  const configs = {server: whole(), client: whole()};
  makeOneBundle(configs.server, true);
  makeOneBundle(configs.client, false);
  const isEmpty = ({plugins}: (typeof configs)['client']): boolean => plugins?.length === 0;
  expect(isEmpty(configs.server)).toBe(server);
  expect(isEmpty(configs.client)).toBe(client);
  for (const config of Object.values(configs)) {
    expect(JSON.stringify(config).includes('crossCompilerCache')).toBe(made === undefined);
  }
});
