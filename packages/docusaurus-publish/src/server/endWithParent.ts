import {spawnSync} from 'node:child_process';

/** How often it is looked whether the parents live, in milliseconds. */
const interval = 1000;

/** The process that started a process; `undefined` where there is no `ps` (Windows). */
function parentOf(pid: number): number | undefined {
  const {stdout} = spawnSync('ps', ['-o', 'ppid=', '-p', String(pid)], {encoding: 'utf8'});
  return Number(stdout) || undefined;
}

/** `npm run x` starts a shell, which starts this process. */
const processesUpToNpm = 2;

/** The processes between this one and the npm that started it, or only the parent when it was another program. */
function parents(): readonly number[] {
  const found = [process.ppid];
  while (process.env.npm_lifecycle_event !== undefined && found.length < processesUpToNpm) {
    const parent = parentOf(found.at(-1) ?? 0);
    if (parent === undefined || parent === 1) {
      break;
    }
    found.push(parent);
  }
  return found;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Alive, but somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Ends this process once one of those that started it has gone, so that no server is left behind on its port. */
export function endWithParent(): void {
  const watched = parents();
  setInterval(() => {
    if (!watched.every(isAlive)) {
      process.exit();
    }
  }, interval).unref();
}
