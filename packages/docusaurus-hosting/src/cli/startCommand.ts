import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {watchFiles} from 'docusaurus-content-check/watch';
import type {Command} from './command';
import {findDiagnostics, type LiveDiagnostic} from '../live-preview/diagnostics';
import {serveDiagnostics} from '../live-preview/diagnosticsPage';
import {sourceFolders} from '../live-preview/sourceFolders';
import {docusaurusProgram} from './docusaurus';

const usage = `hosting start [OPTIONS…]   shows the site while you write, with its mistakes; the search is in builds only

  OPTIONS          go to docusaurus start; PORT=… chooses the port (3000)
`;

const defaultPort = 3000;

/** Runs Docusaurus' development server until it ends. @returns its exit code; 0 when it was asked to end */
async function developmentServer(root: string, args: readonly string[]): Promise<number> {
  const child = spawn(process.execPath, [docusaurusProgram(root), 'start', ...args], {cwd: root, stdio: 'inherit'});
  const end = (): boolean => child.kill();
  process.once('SIGTERM', end);
  const [code] = (await once(child, 'exit')) as [number | null];
  process.off('SIGTERM', end);
  return code ?? 0;
}

const findErrors = async (root: string): Promise<readonly LiveDiagnostic[]> =>
  (await findDiagnostics(root, true)).filter(({level}) => level === 'error');

/** Shows the errors in place of the site until there are none. @param errors - what is known by now */
async function untilMended(root: string, port: number, errors: readonly LiveDiagnostic[]): Promise<void> {
  let present = errors;
  const server = serveDiagnostics(port, () => present);
  while (present.length > 0) {
    for (const {place, text} of present) console.error(`${place} ${text}`);
    console.error(`Mend this: the site then appears at http://localhost:${port}/ (Ctrl+C ends it)`);
    await new Promise<void>((resolve) => {
      const end = watchFiles(root, sourceFolders(root), () => {
        end();
        resolve();
      });
    });
    present = await findErrors(root);
  }
  server.close();
  server.closeAllConnections();
}

/**
 * Starts the development server, also on a site that Docusaurus cannot load: then the browser shows what is wrong, and the
 * site as soon as it is mended.
 *
 * @returns the exit code, once the server ends
 */
async function start(args: readonly string[]): Promise<number> {
  const root = process.cwd();
  const port = Number(process.env.PORT ?? defaultPort);
  let options = args;
  for (;;) {
    const status = await developmentServer(root, options);
    const errors = status === 0 ? [] : await findErrors(root);
    if (errors.length === 0) {
      return status;
    }
    await untilMended(root, port, errors);
    // The browser has the site's address by now.
    options = [...args, '--no-open'];
  }
}

export const commands: Readonly<Record<string, Command>> = {start: {run: start, usage}};
