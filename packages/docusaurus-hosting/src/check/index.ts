import path from 'node:path';
import {runCommand} from 'docusaurus-content-check/command';
import {HostingContent} from './content';
import {loadSite} from './loadSite';

/**
 * Reads the content of the site in a folder.
 *
 * @param today - ISO day
 * @throws SiteError that says where its TypeScript is wrong
 */
export async function loadContent(
  root: string,
  today = new Date().toISOString().slice(0, 10),
): Promise<HostingContent> {
  return new HostingContent(root, await loadSite(root), today);
}

/** @returns the exit code: 0 without errors, 1 with */
export const check = (args: readonly string[]): Promise<number> =>
  runCommand(args, loadContent, [process.execPath, path.resolve(__dirname, '../../bin/hosting.mjs'), 'check']);
