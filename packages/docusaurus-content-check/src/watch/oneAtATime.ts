/**
 * Runs a task when asked, never twice at once: asked meanwhile, it runs once more afterwards, because what it saw may be old.
 *
 * @param failed - gets what the task throws
 */
export function oneAtATime(task: () => Promise<void>, failed: (error: unknown) => void): () => void {
  let running = false;
  let again = false;
  const run = async (): Promise<void> => {
    running = true;
    do {
      again = false;
      await task().catch(failed);
      // Set by a call in the meantime, which the compiler cannot see.
    } while (again as boolean);
    running = false;
  };
  return () => {
    again = true;
    if (!running) void run();
  };
}
