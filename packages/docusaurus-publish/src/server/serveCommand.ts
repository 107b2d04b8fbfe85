import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {Command} from 'docusaurus-content-check/command';
import {buildWithServerFiles} from 'docusaurus-hosting/cli/buildCommand';
import {siteOf} from 'docusaurus-hosting/cli/siteOf';
import {UsageError} from 'docusaurus-content-check/usage';
import {endWithParent} from './endWithParent';
import {createStaticServer} from './staticServer';

const usage = `hosting serve [--no-build]   builds the site and serves it as the web server will, on the loopback interface

  --no-build       serves the build that is there; PORT=… chooses the port (3000)
`;

const defaultPort = 3000;

/** @returns the exit code, once the server ends */
async function serve(args: readonly string[]): Promise<number> {
  const {values} = parseArgs({args: [...args], options: {'no-build': {type: 'boolean', default: false}}});
  const port = Number(process.env.PORT ?? defaultPort);
  const site = await siteOf(process.cwd());
  const buildDir = path.join(site.root, 'build');
  if (!values['no-build']) {
    await buildWithServerFiles(site);
  } else if (!existsSync(buildDir)) {
    throw new UsageError('There is no build/ yet: leave out --no-build.');
  }
  endWithParent();
  return new Promise((resolve) => {
    createStaticServer(buildDir, site.server)
      .on('error', (error: NodeJS.ErrnoException) => {
        const taken = `Port ${port} is taken. Choose another: PORT=${port + 1}`;
        console.error(error.code === 'EADDRINUSE' ? taken : error.message);
        resolve(1);
      })
      .on('close', () => resolve(0))
      .listen(port, '127.0.0.1', () => console.log(`The site is at http://127.0.0.1:${port}/ (Ctrl+C ends it)`));
  });
}

export const command: Command = {run: serve, usage};
