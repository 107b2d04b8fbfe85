import * as z from 'zod';
import {factsSchema} from './schema';

const isObject = (value: unknown): value is Readonly<Record<PropertyKey, unknown>> =>
  typeof value === 'object' && value !== null;

/** The value at the end of a path of keys; undefined where there is none. */
export const valueAt = (root: unknown, keys: readonly PropertyKey[]): unknown =>
  keys.reduce((value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined), root);

/** The schema at the end of a path of keys, and whether something on the way may be missing. */
function schemaAt(
  [key, ...rest]: readonly string[],
  facts: unknown,
  schema: z.core.$ZodType = factsSchema,
): {schema: z.core.$ZodType; optional: boolean} | undefined {
  if (key === undefined) return {schema, optional: false};
  const value = valueAt(facts, [key]);
  // Names of lists are those that the facts have.
  const inList = schema instanceof z.ZodRecord && value !== undefined ? schema.valueType : undefined;
  const child = schema instanceof z.ZodObject ? (valueAt(schema.shape, [key]) as z.core.$ZodType) : inList;
  const isOptional = child instanceof z.ZodOptional;
  const found = child && schemaAt(rest, value, isOptional ? child.unwrap() : child);
  return found && {...found, optional: found.optional || isOptional};
}

/** Whether a name is that of a limit which has a text only. */
function lacksValue(keys: readonly string[], facts: object): boolean {
  const limit = valueAt(facts, keys);
  return isObject(limit) && 'label' in limit && 'text' in limit && limit.value === undefined;
}

/**
 * Says what the schema knows of a fact, by its dotted name, whether or not the provider has it.
 *
 * @param facts - the provider's, for the names of services, links and other lists
 * @returns undefined for a name that the schema does not know
 */
export function describeFact(name: string, facts: object) {
  const keys = name.replace(/\.dativ$/, '').split('.');
  // A limit without a value answers to its name with its text.
  const found = schemaAt(lacksValue(keys, facts) ? [...keys, 'text'] : keys, facts);
  if (!found) return undefined;
  const meta = z.globalRegistry.get(found.schema);
  return {
    /** Whether a provider may lack it. */
    optional: found.optional,
    /** What it means, an English sentence without a full stop. */
    means: meta?.description,
    /** Whether it names something, and promises nothing. */
    wording: meta?.wording === true,
    /** Whether it is made for cells of tables, and would break the grammar of a sentence. */
    tableOnly: meta?.tableOnly === true,
  };
}

/** The keys that the schema knows at a path of keys. */
export function knownKeys(path: readonly string[], facts: object): string[] {
  const schema = schemaAt(path, facts)?.schema;
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}

/**
 * Optional facts that a provider lacks, by the schema; not within lists, whose entries are free, nor within what it lacks as
 * a whole.
 */
export function optionalFacts(
  facts: unknown,
  schema: z.core.$ZodType = factsSchema,
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
