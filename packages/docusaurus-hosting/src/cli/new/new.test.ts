// The site's TypeScript is read by Node's own `require`, as the command does.
import 'tsx/cjs';
import {cpSync, existsSync, mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, describe, expect, it, vi} from 'vitest';
import {checkSite} from 'docusaurus-content-check/command';
import {loadContent} from '../../check';
import {main} from '../main';

const packageDir = path.resolve(__dirname, '../../..');
const folders: string[] = [];

/** Runs a command in a folder as `bin/hosting.mjs` does, without a terminal that could answer. */
async function hosting(cwd: string, ...args: string[]): Promise<{status: number; output: string; errors: string}> {
  const before = process.cwd();
  const said = vi.spyOn(console, 'log').mockReturnValue();
  const complained = vi.spyOn(console, 'error').mockReturnValue();
  process.chdir(cwd);
  try {
    const status = await main(args, (module) => import(module.startsWith('.') ? path.join('..', module) : module));
    return {status, output: said.mock.calls.join('\n'), errors: complained.mock.calls.join('\n')};
  } finally {
    process.chdir(before);
    said.mockRestore();
    complained.mockRestore();
  }
}

function copySite(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'hosting-new-'));
  folders.push(folder);
  cpSync(path.join(packageDir, 'fixtures/site'), folder, {recursive: true});
  return folder;
}

afterAll(() => folders.forEach((folder) => rmSync(folder, {recursive: true, force: true})));

const description = 'Hier erfährst du, wie du einen Kalender mit anderen teilst und wieder zurücknimmst.';

describe('hosting new', () => {
  it('writes a post and a page that pass the check', async () => {
    const root = copySite();
    const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
    const add = async (...args: string[]): Promise<void> => {
      const {status, output, errors} = await hosting(root, 'new', ...args);
      expect({status, errors}).toEqual({status: 0, errors: ''});
      expect(output).toContain('Next:');
    };
    const today = new Date().toISOString().slice(0, 10);

    await add(
      'post',
      '--title',
      'Größere Kalender: ab heute',
      '--description',
      description,
      '--authors',
      'betrieb',
      '--tags',
      'neues',
    );
    expect(read(`blog/${today}-größere-kalender-ab-heute.md`)).toContain('slug: "/größere-kalender-ab-heute"\n');

    await add('page', '--folder', 'docs', '--title', 'Kalender teilen', '--description', description);
    expect(read('docs/kalender-teilen.md')).toContain('sidebar_position: 4\n');

    const {output, failed} = await checkSite(['--all'], root, loadContent);
    expect(failed).toBe(false);
    // Nothing else is wrong than what is still to be written: four lines of the short version, three paragraphs, and a step.
    expect(output.match(/^\S+ warning: .*/gm)?.map((line) => line.replace(/^.*\(|\)$/g, ''))).toEqual(
      Array(8).fill('page/unfinished'),
    );
    const strict = await checkSite(['--all', '--build', '--strict'], root, loadContent);
    expect(strict.failed).toBe(true);
    expect(strict.output).toContain('docs/kalender-teilen.md:9:1 a line that is still to be written');
  });

  it.each([
    [
      'overwrites nothing',
      ['page', '--folder', 'docs', '--title', 'Konto', '--description', description],
      /docs\/konto\.md is there already/,
    ],
    ['asks for what is missing', ['page', '--folder', 'docs', '--title', 'Kalender'], /--description is missing/],
    [
      'knows what a description needs',
      ['page', '--folder', 'docs', '--title', 'Kalender', '--description', 'Kurz.'],
      /--description: is shorter than 50 characters/,
    ],
    [
      'knows the tags',
      ['post', '--title', 'X', '--description', description, '--authors', 'betrieb', '--tags', 'neuse'],
      /no "neuse" in blog\/tags\.yml; did you mean neues\?/,
    ],
    [
      'takes no code for a title',
      ['page', '--folder', 'docs', '--title', 'A {process.exit()}', '--description', description],
      /--title: is plain text, without/,
    ],
    [
      'takes no straight quotation marks',
      ['page', '--folder', 'docs', '--title', 'Was heißt "Passkey"', '--description', description],
      /--title: is plain text.*German quotation marks are „…“/,
    ],
    [
      'needs a title that an address can be made of',
      ['page', '--folder', 'docs', '--title', '日本', '--description', description],
      /--title: needs a letter or a digit/,
    ],
    ['knows its kinds', ['psot'], /no kind "psot"; valid: post, page/],
  ])('%s', async (_, args, message) => {
    const root = copySite();
    const {status, errors} = await hosting(root, 'new', ...args);
    expect(errors).toMatch(message);
    expect(status).toBe(2);
    expect(existsSync(path.join(root, 'docs/kalender.md'))).toBe(false);
  });
});
