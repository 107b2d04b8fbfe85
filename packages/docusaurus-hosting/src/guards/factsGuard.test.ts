import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {describe, expect, it} from 'vitest';
import {site} from '../../fixtures';
import {writtenFacts, facts} from '../../fixtures/facts';
import {defineFacts} from '../facts/defineFacts';
import type {Facts} from '../facts/schema';
import {factsGuard} from './factsGuard';

/** Rspack's options after the plugin has seen them. */
async function configured(config: object, known: Facts = facts): Promise<unknown> {
  const plugin = await factsGuard({...site, facts: known})({siteDir: path.resolve('x')} as LoadContext, undefined);
  const [first] = [plugin].flat();
  (first as unknown as {configureWebpack(config: object): object}).configureWebpack(config);
  return config;
}

describe('Rspack’s cache', () => {
  const versionWith = async (known: Facts): Promise<unknown> =>
    configured({cache: true, experiments: {cache: {type: 'persistent', version: 'v1'}}}, known);

  it('has another version with other facts, and the same with the same', async () => {
    const changed = defineFacts({...writtenFacts, operator: {...writtenFacts.operator, tagline: 'Anders'}});
    expect(await versionWith(facts)).not.toEqual(await versionWith(changed));
    expect(await versionWith(facts)).toEqual(await versionWith(facts));
  });

  it.each([[{}], [{experiments: {}}], [{cache: false, experiments: {cache: false}}]])(
    'may be off: %j',
    async (config) => {
      await expect(configured(config)).resolves.toEqual(config);
    },
  );

  it.each([
    [{cache: true}],
    [{cache: {type: 'persistent', version: 'v1'}}],
    [{cache: true, experiments: {cache: true}}],
    [{cache: true, experiments: {cache: {type: 'persistent'}}}],
  ])('stops the build when facts cannot be made part of it: %j', async (config) => {
    await expect(configured(config)).rejects.toThrow('pages would show old facts');
  });
});
