/**
 * A site made for a new operator who has none of the optional facts, with the packages' source beside it: what `npm test` asks
 * of it, without a browser.
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {createSite} from 'create-docusaurus-hosting';
import {beforeAll, expect, it} from 'vitest';
import {site as example} from '../../src/site';
import {linkBeside, repository} from '../support/newSite';
import {answers, OperatorSite} from '../support/operatorSite';
import {oddPlaces, optional} from '../support/optionalFacts';

const site = new OperatorSite();

beforeAll(() => {
  // Parts of a value stand on its line.
  const names = optional.filter((name) => name.split('.').length === 2);
  const lacking = Object.fromEntries(names.map((name) => [name, null]));
  createSite(
    {...example, root: repository},
    {...answers, facts: lacking},
    {target: site.target, packages: {}, today: '2026-01-01'},
  );
  linkBeside(site.target);
});

it('has no fact that somebody has read, and says so', async () => {
  const {status, output} = await site.hosting('facts');
  expect(status).toBe(1);
  expect(output).toMatch(/operator\.ts:\d+: operator\.since = .* \(as the site began\)/);
  expect(output).not.toMatch(/^Your own/m);
  expect(output).toContain('static/img/logo.svg');
});

it('builds strictly once its facts are confirmed, passes the check and bears no trace of the example', async () => {
  await site.makeOwn();
  // Their name has a straight apostrophe, which German texts write otherwise.
  await site.succeeds('check', '--all', '--fix');
  await site.succeeds('build', '--uncompressed');
  expect(site.tracesOfExample()).toEqual([]);
  expect(site.prose().flatMap(([file, text]) => oddPlaces(text).map((odd) => `${file}: ${odd}`))).toEqual([]);
  expect(existsSync(path.join(site.target, 'build/services/hosting/amp.html'))).toBe(false);
  expect(site.read('build/services/entwicklung/forge.html')).toContain('<h1>Code</h1>');
}, 1_800_000);
