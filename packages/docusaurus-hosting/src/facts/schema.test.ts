import * as z from 'zod';
import {expect, it} from 'vitest';
import {facts} from '../../fixtures/facts';
import {describeFact, optionalFacts} from './describe';
import {factTextsOf} from './facts';
import {factsSchema} from './schema';

/** Objects that are one value: an amount with its unit, a time. */
const isValue = ({shape}: z.ZodObject): boolean => 'amount' in shape || 'every' in shape;

/** Names of single facts in the schema that say nothing of what they mean; `*` stands for any entry of a list. */
function unexplained(schema: z.core.$ZodType, name = ''): string[] {
  const at = (key: string): string => (name ? `${name}.${key}` : key);
  if (schema instanceof z.ZodOptional) return unexplained(schema.unwrap(), name);
  if (schema instanceof z.ZodRecord) return unexplained(schema.valueType, at('*'));
  if (schema instanceof z.ZodObject && !isValue(schema)) {
    return Object.entries(schema.shape as Readonly<Record<string, z.core.$ZodType>>).flatMap(([key, child]) =>
      unexplained(child, at(key)),
    );
  }
  return z.globalRegistry.get(schema)?.description ? [] : [name];
}

it('every fact that the schema knows says what it means', () => {
  expect(unexplained(factsSchema)).toEqual([]);
  expect(unexplained(z.object({list: z.record(z.string(), z.object({port: z.int().optional()}))}))).toEqual([
    'list.*.port',
  ]);
});

it('every fact of a provider is found with its meaning', () => {
  const names = [...factTextsOf(facts).keys()];
  expect(names).toContain('mail.imap.port');
  expect(names.filter((name) => !describeFact(name, facts)?.means)).toEqual([]);
});

it('what a provider may lack is told apart from what it needs', () => {
  const missing = optionalFacts(facts).map(({name}) => name);
  expect(missing).toContain('vpn.fallbackPort');
  expect(describeFact('mail.spf', facts)?.optional).toBe(true);
  expect(describeFact('mail.mxHost', facts)?.optional).toBe(false);
});
