import {readdirSync, readFileSync, symlinkSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, describe, expect, it, vi} from 'vitest';
import {copySite, deleteCopies, page, write} from '../fixtures';
import {checkSite} from './command';
import contentCheck, {validateOptions} from './index';
import {loadDocusaurusSite} from './loadSite';
import {builtInRules} from './rules';
import {ruleMessages} from './rules/text/markdownlint';

deleteCopies();
afterEach(() => void vi.unstubAllEnvs());

const check = (root: string, ...args: string[]) => checkSite(args, root, loadDocusaurusSite);

describe('the command, in a Docusaurus site', () => {
  it('names each mistake in a line of its own, and corrects what it can', async () => {
    const root = copySite();
    write(root, 'docs/neu.md', page('Klicke auf "Weiter".\n\nDas [Konto](/hilfe/kont).\n'));
    const {output, failed} = await check(root, 'docs/neu.md', '--fix');
    expect(failed).toBe(true);
    expect(output.split('\n')).toEqual([
      'docs/neu.md:10:5 there is no page /hilfe/kont – did you mean /hilfe/konto? (links/target)',
      expect.stringMatching(/^1 error, 0 warnings in 1 file\.$/),
    ]);
    expect(readFileSync(path.join(root, 'docs/neu.md'), 'utf8')).toMatch(/„Weiter“.*\).\n$/s);
  });

  it.each(['text', 'github', 'json'])('shows as %s what content says, and obeys none of it', async (format) => {
    const root = copySite();
    write(root, 'docs/\u202egut.md', page('<Teil a="\u001b[2J\u009b2J" />\n\n<Teil-\u200bb />'));
    write(
      root,
      'docs/neu.md',
      `---\ntitle: Neu\ntags: ["::a%0A::b", "a\\n::error::x", "##[error]x", "\\e[2Jy", "\u202ez"]\n---\n\nText.\n`,
    );
    const {output, failed} = await check(root, '--all', '--format', format);
    expect(failed).toBe(true);
    expect(output.match(/[^\P{C}\n]|##\[/gu)).toBeNull();
    const lines = output.split('\n');
    if (format === 'json') {
      const reasons = (JSON.parse(output) as {messages: {reason: string}[]}[]).flatMap(({messages}) => messages);
      expect(reasons.map(({reason}) => reason)).toContain('unknown name "\u202ez" in "tags"');
      return;
    }
    expect(lines.slice(0, -1).filter((line) => !/^(?:::(?:error|warning) file=|)docs\/[^:]*[:,]/.test(line))).toEqual(
      [],
    );
    expect(output).toContain('unknown name "a\\u{a}::error::x" in "tags"');
    expect(output).toContain('unknown name "\\u{23}#[error]x" in "tags"');
    expect(output).toContain('unknown name "\\u{1b}[2Jy" in "tags"');
  });

  it('finds what keeps others from looking, whichever rule is asked for', async () => {
    const root = copySite();
    const files = {
      'docs/a.md': page('<b>Text'),
      'docs/b.md': page(`${'>'.repeat(20_000)} x`),
      'docs/a!b.md': page('x'),
    };
    for (const [file, content] of Object.entries(files)) write(root, file, content);
    symlinkSync('/etc/hostname', path.join(root, 'docs/c.md'));
    const config = readFileSync(path.join(root, 'docusaurus.config.js'), 'utf8');
    write(root, 'docusaurus.config.js', config.replace('phrases:', 'allowed: {}, $&'));
    const {output} = await check(root, '--all', '--only', 'safety');
    expect(output.match(/\((?:mdx|files|safety)\/\w+\)$/gm)).toEqual([
      '(safety/sign)',
      '(mdx/syntax)',
      '(files/readable)',
      '(files/link)',
    ]);
  });

  it('knows folders, routes and redirects by the configuration', async () => {
    const root = copySite();
    const config = readFileSync(path.join(root, 'docusaurus.config.js'), 'utf8');
    write(root, 'docusaurus.config.js', config.replace("to: '/hilfe/konto'", "to: '/hilfe/weg'"));
    const {output} = await check(root, '--all', '--build');
    expect(output).toMatch(/^docusaurus\.config\.js:9:\d+ \/hilfe leads to \/hilfe\/weg, and there is no such page/);
  });

  it('names options with wrong values where they stand', async () => {
    const root = copySite();
    const config = readFileSync(path.join(root, 'docusaurus.config.js'), 'utf8');
    write(root, 'docusaurus.config.js', config.replace('phrases:', "rules: {german: 'of'}, $&"));
    expect((await check(root, '--all')).output).toMatch(
      /^docusaurus\.config\.js:\d+:\d+ rules\.german: .*"error"\|"warning"\|"off"/m,
    );
  });

  it('has no rules about German for sites in other languages', async () => {
    const root = copySite();
    write(root, 'docs/neu.md', page('Klicke auf "Weiter".'));
    const config = readFileSync(path.join(root, 'docusaurus.config.js'), 'utf8');
    expect((await check(root, '--all', '--only', 'german')).failed).toBe(true);
    write(root, 'docusaurus.config.js', config.replaceAll("'de'", "'en'"));
    expect((await check(root, '--all', '--only', 'german')).failed).toBe(false);
  });

  it('says that there is no site', async () => {
    expect((await check(path.join(copySite(), 'docs'), '--all')).output).toMatch(/there is no docusaurus\.config in/);
  });
});

describe('the plugin', () => {
  it('refuses a build with mistakes, and lets a preview start', async () => {
    const [right, wrong] = [copySite(), copySite()];
    write(wrong, 'docs/neu.md', page('Das [Konto](/hilfe/kont).'));
    const siteConfig = {plugins: ['docusaurus-content-check']};
    const build = (siteDir: string) => contentCheck({siteDir, siteConfig} as LoadContext);
    vi.stubEnv('NODE_ENV', 'production');
    // Each is a process that compiles the package first: side by side they take half the time.
    await Promise.all([
      expect(build(right)).resolves.toEqual({name: 'docusaurus-content-check'}),
      expect(build(wrong)).rejects.toThrow(/docs\/neu\.md:8:5 there is no page \/hilfe\/kont/),
    ]);
    vi.stubEnv('NODE_ENV', 'development');
    await expect(build(wrong)).resolves.toEqual({name: 'docusaurus-content-check'});
  });

  it('knows its options', () => {
    expect(validateOptions({options: {id: 'default', strict: true}})).toEqual({id: 'default', strict: true});
    expect(() => validateOptions({options: {stricd: true} as object})).toThrow(/Unrecognized key: "stricd"/);
    expect(() => validateOptions({options: {rules: {german: 'of'}} as object})).toThrow(/at rules\.german/);
  });
});

it('has a line in the README for every rule', () => {
  const readme = readFileSync(path.join(__dirname, '../README.md'), 'utf8');
  const lint = Object.keys(ruleMessages).map((name) => `markdown/${name}`);
  const names = [...builtInRules.map(({name}) => name).filter((name) => name !== 'markdown'), ...lint];
  expect(names.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

/** Whether a module exports rules by this name; those that need the network have no place in a page of a test. */
const areRules = (exported: unknown): boolean =>
  [exported]
    .flat()
    .every((each) => typeof each === 'object' && each !== null && 'name' in each && !('needsNetwork' in each));

it('has a test that gets the rules of each file, to find a mistake for every one', async () => {
  const folder = path.join(__dirname, 'rules');
  const files = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.ts'));
  const tests = files
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  const groups = files
    .filter((file) => !/(?:\.test|(?:^|\/)index)\.ts$/.test(file))
    .map(async (file) => {
      const module = (await import(path.join(folder, file))) as Readonly<Record<string, unknown>>;
      return Object.keys(module).filter((name) => areRules(module[name]));
    });
  const names = (await Promise.all(groups)).flat();
  expect(names).toContain('linkRules');
  expect(
    names.filter((name) => !tests.some((text) => new RegExp(`import \\{.*\\b${name}\\b.*\\} from '\\./`).test(text))),
  ).toEqual([]);
});
