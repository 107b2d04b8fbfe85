import {spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {expect, it} from 'vitest';

const watcher = path.join(__dirname, 'endWithParent.ts');
const child = `
  require(${JSON.stringify(watcher)}).endWithParent();
  setInterval(() => {}, 1000);
  console.log('ready');
`;

it.skipIf(process.platform === 'win32')('ends a server whose parent was killed', async () => {
  // A parent that starts the child, hands its output on, and waits.
  const parent = spawn(
    process.execPath,
    [
      '-e',
      `require('node:child_process').spawn(process.execPath, ['--import', 'tsx', '-e', ${JSON.stringify(child)}], {stdio: 'inherit'}); setInterval(() => {}, 1000)`,
    ],
    {stdio: ['ignore', 'pipe', 'inherit'], env: {...process.env, npm_lifecycle_event: undefined}},
  );
  await once(parent.stdout, 'data');
  parent.kill('SIGKILL');
  // The child holds the pipe open until it ends.
  await once(parent.stdout, 'close');
  expect(parent.signalCode).toBe('SIGKILL');
});
