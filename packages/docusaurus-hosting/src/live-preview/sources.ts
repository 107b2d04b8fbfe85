import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {outputOf} from 'docusaurus-content-check/watch';

/** The folders that authors change: those that pages share, facts among them, and the areas, each of which has its list of tags. */
export const sourceFolders = (siteDir: string): string[] => [
  ...['src', 'static', 'i18n'],
  ...readdirSync(siteDir).filter((name) => existsSync(path.join(siteDir, name, 'tags.yml'))),
];

const command = path.resolve(__dirname, '../../bin/hosting.mjs');

/**
 * Runs `hosting check` as a process of its own: its libraries are modules that Docusaurus' loader of configurations cannot
 * load, and each run sees the files as they are then.
 *
 * @param args - what stands behind `hosting check`
 */
export const hostingCheck = (siteDir: string, args: readonly string[]): ReturnType<typeof outputOf> =>
  outputOf([process.execPath, command, 'check', ...args], siteDir);
