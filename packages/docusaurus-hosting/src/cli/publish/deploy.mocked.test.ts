import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeEach, expect, it, vi} from 'vitest';
import {deploy} from './deploy';

const done = vi.hoisted((): {steps: string[]; isOpen: boolean; checkEndsWith: number; verifyEndsWith: number} => ({
  steps: [],
  isOpen: false,
  checkEndsWith: 0,
  verifyEndsWith: 0,
}));

const root = vi.hoisted(() => `${process.env.TMPDIR ?? '/tmp'}/deploy-${process.pid}`);
afterAll(() => rmSync(root, {recursive: true, force: true}));

vi.mock('../siteOf', () => ({
  siteOf: () => Promise.resolve({root, facts: {}, notices: [], server: {}}),
}));
vi.mock('../../guards/factsGuard', () => ({
  strictMark: '.server/strict',
  checkFacts: () => {
    done.steps.push('facts');
    if (done.isOpen) throw new Error('1 of 9 facts are not confirmed');
  },
}));
vi.mock('docusaurus-hosting/check', () => ({
  check: (args: readonly string[]) => {
    done.steps.push(`check ${args.join(' ')}`);
    return Promise.resolve(done.checkEndsWith);
  },
}));
vi.mock('../../../../docusaurus-publish/src/commands/verify', () => ({
  verify: (args: readonly string[]) => {
    done.steps.push(`verify ${args.join(' ')}`);
    return Promise.resolve(done.verifyEndsWith);
  },
}));
vi.mock('docusaurus-publish/build', () => ({
  buildWithServerFiles: (_site: unknown, _args: unknown, {env}: {readonly env: object}) => {
    done.steps.push(`build ${JSON.stringify(env)}`);
    return Promise.resolve();
  },
}));
vi.mock('../../../../docusaurus-publish/src/deploy/deploy', () => ({
  checkPrograms: () => undefined,
  deploy: ({target}: {readonly target: string}) => {
    done.steps.push(`publish ${target}`);
    return Promise.resolve();
  },
}));

beforeEach(() => {
  done.steps = [];
  done.isOpen = false;
  done.checkEndsWith = 0;
  done.verifyEndsWith = 0;
});

it('checks, builds strictly, checks the build and publishes, in this order', async () => {
  expect(await deploy(['/srv/docs'])).toBe(0);
  expect(done.steps).toEqual([
    'facts',
    'check --all',
    'build {"HOSTING_STRICT":"true"}',
    'verify --no-browser',
    'publish /srv/docs',
  ]);
});

it('asks for unconfirmed facts before anything that takes time', async () => {
  done.isOpen = true;
  await expect(deploy(['/srv/docs'])).rejects.toThrow('not confirmed');
  expect(done.steps).toEqual(['facts']);
});

it('neither builds nor publishes while the check finds mistakes', async () => {
  done.checkEndsWith = 1;
  await expect(deploy(['/srv/docs'])).rejects.toThrow('Nothing is published');
  expect(done.steps).toEqual(['facts', 'check --all']);
});

it('does not publish a build with mistakes', async () => {
  done.verifyEndsWith = 1;
  await expect(deploy(['/srv/docs'])).rejects.toThrow('Nothing is published');
  expect(done.steps.at(-1)).toBe('verify --no-browser');
});

it('publishes the build that is there when it is told so, and a strict build made it', async () => {
  await expect(deploy(['/srv/docs', '--no-build'])).rejects.toThrow('not that of a strict build');
  mkdirSync(path.join(root, 'build/.server'), {recursive: true});
  writeFileSync(path.join(root, 'build/.server/strict'), '');
  await deploy(['/srv/docs', '--no-build']);
  expect(done.steps).toEqual(['verify --no-browser', 'publish /srv/docs']);
});

it('does not publish a build that has been damaged since', async () => {
  done.verifyEndsWith = 1;
  await expect(deploy(['/srv/docs', '--no-build'])).rejects.toThrow('Nothing is published');
  expect(done.steps).toEqual(['verify --no-browser']);
});
