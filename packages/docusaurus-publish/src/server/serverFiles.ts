import {existsSync, readFileSync} from 'node:fs';
import {copyFile, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {filesIn} from '../filesIn';
import {moves} from './addresses';
import {caddyConfiguration, caddyfiles, type Configuration} from './caddy';
import {hashesOfBuild, withPolicy, type InlineHashes} from './csp';
import {serverFolder, type ServerDefinition} from './definition';
import {apacheConfiguration, nginxConfiguration} from './proxies';
import {headersFile, redirectsFile} from './staticHost';

/** The definition as the build leaves it for the command line. */
const definitionFile = 'definition.json';

/** Routes of all pages of a build, decoded, as the file system spells them. Pages in folders of their own only redirect. */
const routesOfBuild = (buildDir: string): string[] =>
  filesIn(buildDir)
    .filter((file) => /(?<!\/index|^404)\.html$/.test(file))
    .map((file) => (file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`));

/** What the configurations of a build are written from. */
export const configurationOf = (
  buildDir: string,
  definition: ServerDefinition,
  hashes: InlineHashes = hashesOfBuild(buildDir, definition),
): Configuration => ({
  ...withPolicy(definition, hashes),
  moves: moves(definition, routesOfBuild(buildDir)),
});

/**
 * Writes the configurations of all servers for a build whose pages are final.
 *
 * @param folder - where to; by default into the build itself, where servers hide them from visitors
 */
export async function writeServerFiles(
  buildDir: string,
  definition: ServerDefinition,
  folder: string = path.join(buildDir, serverFolder),
): Promise<void> {
  const hashes = hashesOfBuild(buildDir, definition);
  const configuration = configurationOf(buildDir, definition, hashes);
  const write = (dir: string, file: string, content: string): Promise<void> => writeFile(path.join(dir, file), content);
  await mkdir(folder, {recursive: true});
  await write(folder, definitionFile, JSON.stringify(definition, null, 2));
  await write(folder, 'hashes.json', JSON.stringify(hashes, null, 2));
  await write(folder, 'docs.caddy', caddyConfiguration(configuration));
  for (const file of ['anonymous-log.caddy', 'limits.caddy']) {
    await copyFile(path.join(caddyfiles, file), path.join(folder, file));
  }
  await write(folder, 'nginx.conf', nginxConfiguration(definition));
  await write(folder, 'apache.conf', apacheConfiguration(definition));
  // Hosts look for these two at the root of the build.
  await write(buildDir, '_headers', headersFile(configuration));
  await write(buildDir, '_redirects', redirectsFile(configuration));
}

/** Reads how a build is served. @returns undefined when the build does not say */
export function readDefinition(buildDir: string): ServerDefinition | undefined {
  const file = path.join(buildDir, serverFolder, definitionFile);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as ServerDefinition) : undefined;
}
