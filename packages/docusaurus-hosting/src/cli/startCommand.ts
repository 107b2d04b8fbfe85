import {spawn} from 'node:child_process';
import {EventEmitter, once} from 'node:events';
import {watchFiles} from 'docusaurus-content-check/watch';
import {docusaurusProgram} from 'docusaurus-publish/build';
import {hostingCheck, sourceFolders} from '../live-preview/sources';
import {docusaurusPreload} from './preload';

/** Runs Docusaurus' development server until it ends. @returns its exit code, 0 when it was asked to end; or what stopped it */
async function developmentServer(
  root: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number | NodeJS.Signals> {
  const program = ['--require', docusaurusPreload, docusaurusProgram(root), 'start'];
  const child = spawn(process.execPath, [...program, ...args], {cwd: root, stdio: 'inherit', env});
  const end = (): boolean => child.kill();
  process.once('SIGTERM', end);
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  process.off('SIGTERM', end);
  return code ?? (signal && signal !== 'SIGTERM' ? signal : 0);
}

/** Names the errors of a site until there are none. @returns whether there were some */
async function mended(root: string): Promise<boolean> {
  const sources = new EventEmitter();
  const end = watchFiles(
    root,
    sourceFolders(root),
    () => sources.emit('change'),
    () => sources.emit('ready'),
  );
  await once(sources, 'ready');
  for (let had = false; ; had = true) {
    // Awaited before the check reads: what is mended while it runs is a change, too.
    const changed = once(sources, 'change');
    const {output, failed} = await hostingCheck(root, ['--all']);
    if (!failed) {
      end();
      return had;
    }
    console.error(`${output.trimEnd()}\nMend this: the site then appears (Ctrl+C ends it)`);
    await changed;
  }
}

/**
 * Starts the development server, also on a site that Docusaurus cannot load: then the terminal names what is wrong, and the
 * site appears as soon as it is mended.
 *
 * @returns the exit code, once the server ends
 */
export async function start(args: readonly string[]): Promise<number> {
  const root = process.cwd();
  const env = {...process.env};
  for (;;) {
    const status = await developmentServer(root, args, env);
    if (status === 'SIGABRT' && !env.DOCUSAURUS_NO_PERSISTENT_CACHE) {
      // Rspack aborts when its persistent cache cannot be written: web-infra-dev/rspack#14708, #11949.
      console.error('The development server was aborted. It starts again, without its cache.');
      env.DOCUSAURUS_NO_PERSISTENT_CACHE = 'true';
    } else if (typeof status === 'string') {
      console.error(`The development server was stopped by ${status}.`);
      return 1;
    } else if (status === 0 || !(await mended(root))) return status;
  }
}
