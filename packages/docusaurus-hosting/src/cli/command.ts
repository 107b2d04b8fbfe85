/** A command of the command line. */
export interface Command {
  /** @param args - what stands behind its name, and @returns the exit code */
  readonly run: (args: readonly string[]) => Promise<number>;
  /** What the help says of it. */
  readonly usage: string;
}
