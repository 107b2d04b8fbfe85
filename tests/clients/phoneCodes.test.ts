import {spawnSync} from 'node:child_process';
import {readdirSync} from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {expect, it} from 'vitest';
import {facts} from '../../src/facts';
import {buildDir} from '../support/buildOutput';

const isInstalled = spawnSync('zbarimg', ['--version'], {stdio: 'ignore'}).error === undefined;
const folder = path.join(buildDir, 'img/qr');
const codes = readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter((file) => file.endsWith('.svg'));

it.skipIf(!isInstalled).each(codes)('a reader finds the address in %s', async (file) => {
  const png = await sharp(path.join(folder, file), {density: 600}).png().toBuffer();
  const {stdout} = spawnSync('zbarimg', ['--quiet', '--raw', '-'], {input: png, encoding: 'utf8'});
  expect(stdout.trim()).toBe(new URL(file.replace(/\.svg$/, ''), `${facts.operator.siteUrl}/`).href);
});
