import type {Facts} from './facts';

/**
 * What marks a value as made up: the example's own names, documentation addresses
 * (RFC 5737, RFC 3849), the telephone numbers that German regulators set aside for fiction, and numbers of zeros.
 */
const exampleMarks = [
  /muster(?:host|stadt|land|stra(?:ße|sse)|platz)|\bde-muster-/i,
  /\b(?:192\.0\.2|198\.51\.100|203\.0\.113)\.\d/,
  /\b2001:db8:/i,
  /\b30 23125\b/,
  /\b(?:DE)?0{5,}\b/,
];

/** Reserved names (RFC 2606) stand for an operator's own, except in facts that are examples for readers and called so. */
const reservedName = /\.example\b/;
const exampleForReaders = /(?:^|\.)example\w*$/;

/** Names of the facts that still belong to the example provider, in the order in which they are written. */
export function exampleFactNames(facts: Facts): string[] {
  return [...facts]
    .filter(
      ([name, value]) =>
        exampleMarks.some((mark) => mark.test(value)) || (reservedName.test(value) && !exampleForReaders.test(name)),
    )
    .map(([name]) => name);
}
