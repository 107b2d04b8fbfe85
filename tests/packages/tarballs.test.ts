import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import {expect, inject, it} from 'vitest';
import {tarballs} from '../../scripts/pack';

/** Runs a program of the repository. @returns its exit code with what it says, when that is not 0 */
async function complaints(program: string, ...args: readonly string[]): Promise<string> {
  try {
    await promisify(execFile)(path.resolve('node_modules/.bin', program), args);
    return '';
  } catch (error) {
    const {stdout, stderr} = error as {stdout: string; stderr: string};
    return `${stdout}${stderr}`;
  }
}

it.each(Object.values(tarballs()))('%s has entries that Node and bundlers can load (publint)', async (tarball) => {
  expect(await complaints('publint', 'run', path.join(inject('tarballs'), tarball), '--strict')).toBe('');
});

it.each(Object.values(tarballs()))('%s has types that every resolution finds (attw)', async (tarball) => {
  const configurations = ['cspell.config.yaml', 'markdownlint.json'];
  const args = [path.join(inject('tarballs'), tarball), '--profile', 'node16'];
  expect(await complaints('attw', ...args, '--exclude-entrypoints', ...configurations)).toBe('');
});
