import type * as z from 'zod';
import type {Message} from 'docusaurus-content-check/diagnostic';
import {nearestName} from 'docusaurus-content-check/text';
import {describeFact, knownKeys, valueAt} from './describe';
import {providerSchema} from './schema';

/** What is wrong with a fact that the schema does not allow, and what it means. */
export interface FactMessage extends Pick<Message, 'reason' | 'note'> {
  /** Keys from the root to the fact. */
  readonly path: readonly string[];
}

function explain(issue: z.core.$ZodIssue, input: object): FactMessage[] {
  const path = issue.path.map(String);
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => {
      const nearest = nearestName(key, knownKeys(path, input));
      const meant = [...path, nearest].join('.');
      const reason = `is no fact that this version knows; did you mean "${meant}"? Otherwise delete it`;
      return {path: [...path, key], reason, note: 'rename it, or delete it'};
    });
  }
  const means = describeFact(path.join('.'), input)?.means;
  const missing = issue.code !== 'custom' && valueAt(input, issue.path) === undefined;
  const reason = `${missing ? 'is missing' : issue.message}${means ? ` (${means})` : ''}`;
  return [{path, reason, note: missing ? 'add it here' : 'write a value that the schema allows'}];
}

/** Facts that the schema does not allow stop whatever reads them. */
export class WrongFactsError extends Error {
  constructor(readonly wrongFacts: readonly FactMessage[]) {
    const lines = wrongFacts.map(({path, reason}) => `  ${path.join('.') || '(root)'}: ${reason}`);
    super(`Wrong facts in src/provider/:\n${lines.join('\n')}`);
  }
}

/**
 * Checks facts against the schema.
 *
 * @throws WrongFactsError that lists every wrong fact by its name, says what is wrong with it and what it means.
 */
export function validateProvider(input: object): void {
  const {error} = providerSchema.safeParse(input);
  if (error) throw new WrongFactsError(error.issues.flatMap((issue) => explain(issue, input)));
}
