import type * as z from 'zod';
import {nearestName} from 'docusaurus-content-check/text/nearestName';
import {describeFact, knownKeys} from './describe';
import {providerSchema, type ProviderFacts} from './schema';
import {servicesWithoutEntry, type ServicePages} from './withoutEntry';

const valueAt = (input: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    input,
  );

/** A fact that the schema does not allow. */
export interface WrongFact {
  /** Keys from the root to the fact. */
  readonly path: readonly string[];
  /** What is wrong with it and what it means, for the person who writes it. */
  readonly message: string;
  /** What that person should do at its place. */
  readonly right: string;
}

function explain(issue: z.core.$ZodIssue, input: object): WrongFact[] {
  const path = issue.path.map(String);
  const name = path.join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const nearest = nearestName(key, knownKeys(name, input));
      const message = `is no fact that this version knows; did you mean "${nearest}"? Otherwise delete it`;
      return {path: [...path, key], message, right: 'rename it, or delete it'};
    });
  }
  const means = describeFact(name, input)?.means;
  const missing = issue.code !== 'custom' && valueAt(input, issue.path) === undefined;
  const message = `${missing ? 'is missing' : issue.message}${means ? ` (${means})` : ''}`;
  return [{path, message, right: missing ? 'add it here' : 'write a value that the schema allows'}];
}

/** Every fact that the schema does not allow; none where all hold. */
export const wrongFacts = (input: object): WrongFact[] =>
  (providerSchema.safeParse(input).error?.issues ?? []).flatMap((issue) => explain(issue, input));

/** Facts that the schema does not allow stop whatever reads them. */
export class WrongFactsError extends Error {
  constructor(readonly wrongFacts: readonly WrongFact[]) {
    const lines = wrongFacts.map(({path, message}) => `  ${path.join('.') || '(root)'}: ${message}`);
    super(`Wrong facts in src/provider/:\n${lines.join('\n')}`);
  }
}

/** Entries of services whose key is another than the one in the front matter of their page. */
const wrongKeys = (facts: ProviderFacts, pages: readonly ServicePages[]): WrongFact[] =>
  servicesWithoutEntry(facts, pages).mistyped.map(({key, page: {id, file, docs}}) => ({
    path: ['services', key],
    message: `has its page at ${docs}, and ${file} is about "${id}"; did you mean "${id}"?`,
    right: `write ${id}`,
  }));

/**
 * Checks facts against the schema and the site's pages.
 *
 * @param pages - services as the site's pages have them: one of them may succeed another and have no entry
 * @throws WrongFactsError that lists every wrong fact by its name, says what is wrong with it and what it means.
 */
export function validateProvider(input: object, pages: readonly ServicePages[] = []): void {
  const inSchema = wrongFacts(input).filter(
    ({path}) =>
      !(
        path.at(-1) === 'successor' &&
        pages.some(({id}) => id === valueAt(input, path) && valueAt(input, ['services', id]) === undefined)
      ),
  );
  const wrong = inSchema.length > 0 ? inSchema : wrongKeys(input as ProviderFacts, pages);
  if (wrong.length > 0) throw new WrongFactsError(wrong);
}
