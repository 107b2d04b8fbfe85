import type * as z from 'zod';
import type {Message} from 'docusaurus-content-check/diagnostic';
import {nearestName} from 'docusaurus-content-check/text';
import {describeFact, knownKeys, valueAt} from './describe';
import {factsSchema} from './schema';

/** What is wrong with a fact, and what it means, or with a notice. */
export interface DataMessage extends Pick<Message, 'reason' | 'note'> {
  /** Keys from the root to the fact, or the id of the notice. */
  readonly path: readonly string[];
}

function explain(issue: z.core.$ZodIssue, input: object): DataMessage[] {
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

/** Facts and notices that are not allowed stop whatever reads them. */
export class WrongDataError extends Error {
  constructor(
    readonly kind: 'facts' | 'notices',
    source: string,
    readonly wrongData: readonly DataMessage[],
  ) {
    const lines = wrongData.map(({path, reason}) => `  ${path.join('.') || '(root)'}: ${reason}`);
    super(`Wrong ${kind} ${source}:\n${lines.join('\n')}`);
  }
}

/**
 * Checks facts against the schema.
 *
 * @throws WrongDataError that lists every wrong fact by its name, says what is wrong with it and what it means.
 */
export function validateFacts(input: object): void {
  const {error} = factsSchema.safeParse(input);
  if (!error) return;
  const wrong = error.issues.flatMap((issue) => explain(issue, input));
  throw new WrongDataError('facts', 'in src/facts/', wrong);
}
