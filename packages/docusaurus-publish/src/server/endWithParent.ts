/** How often it is checked whether the parent lives, in milliseconds. */
const interval = 1000;

/** Ends this process once the one that started it has gone, so that no server is left behind on its port. */
export function endWithParent(): void {
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) process.exit();
  }, interval).unref();
}
