import * as z from 'zod';
import {providerSchema} from './schema';

/** What the schema says about a fact. */
export interface FactDescription {
  /** Whether a provider may lack it. */
  readonly optional: boolean;
  /** What it means, an English sentence without a full stop. */
  readonly means: string | undefined;
  /** Whether it is wording: it names something, and promises nothing. */
  readonly wording: boolean;
  /** Whether it is made for cells of tables, and would break the grammar of a sentence. */
  readonly tableOnly: boolean;
}

/** The schema below one key, and whether the key may be missing. */
function below(schema: z.core.$ZodType, key: string): z.core.$ZodType | undefined {
  if (schema instanceof z.ZodObject)
    return Object.hasOwn(schema.shape, key) ? (schema.shape[key] as z.core.$ZodType) : undefined;
  if (schema instanceof z.ZodRecord) return schema.valueType;
  return undefined;
}

const isObject = (value: unknown): value is Readonly<Record<PropertyKey, unknown>> =>
  typeof value === 'object' && value !== null;

/** Walks the schema along a dotted name. */
function schemaAt(name: string, facts: object): {schema: z.core.$ZodType; optional: boolean} | undefined {
  let schema: z.core.$ZodType = providerSchema;
  let value: unknown = facts;
  let optional = false;
  for (const key of name === '' ? [] : name.split('.')) {
    const isList = schema instanceof z.ZodRecord;
    const next = below(schema, key);
    if (!next || (isList && !(isObject(value) && Object.hasOwn(value, key)))) return undefined;
    optional ||= next instanceof z.ZodOptional;
    schema = next instanceof z.ZodOptional ? next.unwrap() : next;
    value = isObject(value) ? value[key] : undefined;
  }
  return {schema, optional};
}

/** The value at the end of a path of keys; undefined where there is none. */
export const valueAt = (root: unknown, keys: readonly PropertyKey[]): unknown =>
  keys.reduce((value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined), root);

/** Whether a name is that of a limit which has a text only. */
function lacksValue(name: string, facts: object): boolean {
  const limit = valueAt(facts, name.split('.'));
  return isObject(limit) && 'label' in limit && 'text' in limit && limit.value === undefined;
}

/**
 * Looks a fact up in the schema by its dotted name, whether or not the provider has it.
 *
 * @param facts - the provider's, for the names of services, links and other lists
 * @returns undefined for a name that the schema does not know
 */
export function describeFact(name: string, facts: object): FactDescription | undefined {
  const path = name.replace(/\.dativ$/, '');
  // A limit without a value answers to its name with its text.
  const found = schemaAt(lacksValue(path, facts) ? `${path}.text` : path, facts);
  if (!found) return undefined;
  const meta = z.globalRegistry.get(found.schema);
  return {
    optional: found.optional,
    means: meta?.description,
    wording: meta?.wording === true,
    tableOnly: meta?.tableOnly === true,
  };
}

/** The keys that the schema knows below a name. */
export function knownKeys(name: string, facts: object): string[] {
  const schema = schemaAt(name, facts)?.schema;
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/**
 * Optional facts that a provider lacks, by the schema; not within lists, whose entries are free, nor within what it lacks as
 * a whole.
 */
export function optionalFacts(
  facts: unknown,
  schema: z.core.$ZodType = providerSchema,
  parent = '',
): {readonly name: string; readonly means: string | undefined}[] {
  if (!(schema instanceof z.ZodObject) || !isObject(facts)) return [];
  return Object.entries(schema.shape as Readonly<Record<string, z.core.$ZodType>>).flatMap(([key, child]) => {
    const [name, value] = [parent + key, facts[key]];
    if (!(child instanceof z.ZodOptional)) return optionalFacts(value, child, `${name}.`);
    const inner = child.unwrap();
    return value === undefined
      ? [{name, means: z.globalRegistry.get(inner)?.description}]
      : optionalFacts(value, inner, `${name}.`);
  });
}
