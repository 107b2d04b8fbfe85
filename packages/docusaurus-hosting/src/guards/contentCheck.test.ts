import logger from '@docusaurus/logger';
import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it, vi} from 'vitest';
import {copySite, deleteCopies, page, write} from '../../fixtures/checkedSite';
import {contentCheck} from './contentCheck';

deleteCopies();

describe('the build', () => {
  const build = (siteDir: string): unknown => contentCheck()({siteDir} as LoadContext, undefined);

  it('refuses what would be broken, without a stack, and leaves style to the check', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const root = copySite();
    write(root, 'docs/neu.md', page('Klicke auf "Weiter".'));
    await expect(build(root)).resolves.toEqual({name: 'content-check'});
    write(root, 'docs/neu.md', page('Das [Konto](/hilfe/kont).'));
    const error = await Promise.resolve(build(root)).catch((reason: unknown) => reason as Error);
    expect(String((error as Error).stack)).toMatch(/docs\/neu\.md:8:5 there is no page \/hilfe\/kont/);
    expect(String((error as Error).stack)).not.toMatch(/^\s+at /m);
    vi.unstubAllEnvs();
  });

  it('warns of old tests, and refuses them when it is strict', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const warn = vi.spyOn(logger, 'warn').mockReturnValue();
    const root = copySite();
    write(root, 'docs/alt.md', page('Text.', 'tested: {client: Programm 1, date: 2020-01-01}\n'));
    await build(root);
    expect(warn.mock.calls.join()).toMatch(/docs\/alt\.md:4:\d+ warning: last tested with Programm 1 on 2020-01-01/);
    vi.stubEnv('HOSTING_STRICT', 'true');
    await expect(build(root)).rejects.toThrow(/docs\/alt\.md:4:\d+ last tested with Programm 1/);
    warn.mockRestore();
    vi.unstubAllEnvs();
  });

  it('lets a preview start with mistakes', async () => {
    const root = copySite();
    write(root, 'docs/neu.md', page('Das [Konto](/hilfe/kont).'));
    expect(await build(root)).toMatchObject({name: 'live-preview'});
  });
});
