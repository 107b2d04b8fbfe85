import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {makeSite, siteConfig} from '../tests/site';
import {main} from './cli';
import {writeServerFiles} from './server';
import {serverDefinition} from './server/definition';

let root: string;
let output: string[];
beforeEach(async () => {
  root = makeSite();
  output = [];
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((line: string) => output.push(line));
  }
  await writeServerFiles(path.join(root, 'build'), serverDefinition({siteUrl: siteConfig.url}));
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(root, {recursive: true});
});

const run = (...args: string[]): Promise<number> => main(args, root);
const file = (name: string): string => path.join(root, name);

describe('docusaurus-publish', () => {
  it('explains itself', async () => {
    expect(await run('--help')).toBe(0);
    expect(await run('toString')).toBe(2);
    expect(await run('verify', '--nothing')).toBe(2);
    expect(output.at(-1)).toContain('Usage: docusaurus-publish COMMAND');
  });

  it('says what is missing in a build that the plugin has not seen', async () => {
    rmSync(file('build/.server'), {recursive: true});
    expect(await run('verify', '--no-browser')).toBe(2);
    expect(output[0]).toContain('add the plugin docusaurus-publish');
  });

  it('finds nothing wrong in a right build, and a broken link in another', async () => {
    expect(await run('verify', '--no-browser')).toBe(0);
    writeFileSync(file('build/index.html'), '<html lang="en"><a href="/gone">x</a></html>');
    expect(await run('verify', '--no-browser')).toBe(1);
    expect(output.at(-1)).toContain('build/index.html:1:1 the link to /gone leads nowhere');
  });

  it('prepares a build that was changed afterwards', async () => {
    for (const page of ['index', '404', 'docs/intro']) {
      writeFileSync(file(`build/${page}.html`), `<script>another()</script>${'<p>x</p>'.repeat(100)}`);
    }
    const before = readFileSync(file('build/_headers'), 'utf8');
    expect(await run('prepare')).toBe(0);
    expect(readFileSync(file('build/_headers'), 'utf8')).not.toBe(before);
    expect(existsSync(file('build/index.html.br'))).toBe(true);
  });
});

const hasRsync = spawnSync('rsync', ['--version']).error === undefined;

describe.skipIf(!hasRsync)('docusaurus-publish deploy', () => {
  it('publishes into a folder', async () => {
    expect(await run('deploy', file('www'))).toBe(0);
    expect(readFileSync(file('www/current/docs/intro.html'), 'utf8')).toContain('/docs/intro');
    expect(existsSync(file('www/server/docs.caddy'))).toBe(true);
  });

  it('publishes nothing when npm has kept an option to itself', async () => {
    vi.stubEnv('npm_config_rollback', 'true');
    expect(await run('deploy', file('www'))).toBe(2);
    expect(output.at(-1)).toContain('npm run deploy -- --rollback');
    expect(existsSync(file('www'))).toBe(false);
    vi.unstubAllEnvs();
  });

  it('publishes no build with errors', async () => {
    writeFileSync(file('build/index.html'), '<a href="/gone">x</a>');
    expect(await run('deploy', file('www'))).toBe(1);
    expect(output.at(-1)).toContain('Nothing is published');
    expect(existsSync(file('www'))).toBe(false);
  });

  it('only says what it would do in a dry run, and needs no build to go back', async () => {
    expect(await run('deploy', file('www'), '--dry-run')).toBe(0);
    expect(existsSync(file('www'))).toBe(false);
    rmSync(file('build'), {recursive: true});
    expect(await run('deploy', file('www'), '--rollback')).toBe(1);
    expect(output.at(-1)).toContain('Nothing is published');
  });
});
