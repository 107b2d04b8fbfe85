/** Serves `build/` to the browser tests, as production does: by Caddy where it is installed, else by the local server. */
import {endWithParent} from 'docusaurus-publish/server';
import {buildDir} from './buildOutput';
import {caddyIsInstalled, startCaddy, startLocalServer} from '../../scripts/servers';

const port = Number(process.env.PORT);

async function serve(): Promise<void> {
  const server = caddyIsInstalled() ? await startCaddy(buildDir, 'http', port) : await startLocalServer(buildDir, port);
  // A Playwright that is killed says nothing to its servers.
  endWithParent();
  process.on('SIGTERM', () => void server.stop().then(() => process.exit()));
}

serve().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
