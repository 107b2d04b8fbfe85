/**
 * Builds the site and serves the production build on the loopback interface.
 * `--no-build` serves the build that is there; `PORT` chooses the port (3000).
 */
import {existsSync} from 'node:fs';
import path from 'node:path';
import {runOrExit} from './run';
import {createLocalServer} from './localServer';
import {endWithParent} from './endWithParent';

const buildDir = path.resolve('build');
const port = Number(process.env.PORT ?? 3000);

if (!process.argv.includes('--no-build')) {
  runOrExit('tsx', ['scripts/build.ts']);
} else if (!existsSync(buildDir)) {
  console.error('There is no build/ yet: run npm run build first, or leave out --no-build.');
  process.exit(1);
}

endWithParent();
createLocalServer(buildDir)
  .on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${port} is taken. Choose another: PORT=${port + 1} npm run serve`
        : error.message,
    );
    process.exit(1);
  })
  .listen(port, '127.0.0.1', () => console.log(`The site is at http://127.0.0.1:${port}/ (Ctrl+C ends it)`));
