import type {Facts} from './facts';

/**
 * What marks a value as made up: the example's own names, reserved names (RFC 2606), documentation addresses
 * (RFC 5737, RFC 3849), the telephone numbers that German regulators set aside for fiction, and numbers of zeros.
 */
const exampleMarks = [
  /muster/i,
  /\.example\b/,
  /\b(?:192\.0\.2|198\.51\.100|203\.0\.113)\.\d/,
  /\b2001:db8:/i,
  /\b30 23125\b/,
  /\b(?:DE)?0{5,}\b/,
];

/** Names of the facts that still belong to the example provider, in the order in which they are written. */
export function exampleFactNames(facts: Facts): string[] {
  return [...facts].filter(([, value]) => exampleMarks.some((mark) => mark.test(value))).map(([name]) => name);
}
