/** A command was called in a way that it cannot follow: the message says what is wrong. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
