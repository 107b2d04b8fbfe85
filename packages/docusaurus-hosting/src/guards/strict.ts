import type {KnownOmissions} from '../markdown/unoffered';

/**
 * Whether a build is for publishing. Others are for trials: what only saves visitors bytes, and costs whoever waits for the
 * build most of its time, is done with less effort there.
 *
 * @throws Error for another value of the variable, which would be taken for a trial
 */
export function isStrict(): boolean {
  const {HOSTING_STRICT: strict = ''} = process.env;
  if (!/^(?:true|false)?$/.test(strict)) throw new Error(`HOSTING_STRICT is "${strict}"; valid: true, false`);
  return strict === 'true';
}

/** Arguments of the check that a build needs. */
export const buildCheck = (): string[] => ['--all', '--build', ...(isStrict() ? ['--strict'] : [])];

/** What the check of a build says to Docusaurus' process. */
export interface CheckMessage {
  readonly output: string;
  readonly failed: boolean;
  readonly omissions: KnownOmissions;
}

/** Variable of a build's environment: a message will say what the check found. */
export const checkedByParent = 'HOSTING_CHECKED_BY_PARENT';

/** An error whose message says all: Docusaurus prints it without the stack of this package, which helps nobody to mend a page. */
export function refusal(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}
