import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {json} from 'docusaurus-hosting/text/json';
import {moves} from './addresses';
import {anonymousLog, caddyConfiguration, type Configuration} from './caddy';
import {contentSecurityPolicy, hashesOfBuild, type InlineHashes} from './csp';
import {serverFolder, type ServerDefinition} from './definition';
import {apacheConfiguration, nginxConfiguration} from './proxies';
import {routesOfBuild} from './routes';
import {headersFile, redirectsFile} from './staticHost';

/** What the servers of a build need to know of it. */
export const configurationOf = (
  buildDir: string,
  definition: ServerDefinition,
  hashes: InlineHashes = hashesOfBuild(buildDir),
): Configuration => ({
  definition,
  policy: contentSecurityPolicy(hashes),
  moves: moves(definition, routesOfBuild(buildDir)),
});

/** Configurations of all servers: name → content. */
export function serverFiles(buildDir: string, definition: ServerDefinition): ReadonlyMap<string, string> {
  const hashes = hashesOfBuild(buildDir);
  const configuration = configurationOf(buildDir, definition, hashes);
  return new Map([
    ['hashes.json', json(hashes)],
    ['docs.caddy', caddyConfiguration(configuration)],
    ['anonymous-log.caddy', anonymousLog()],
    ['nginx.conf', nginxConfiguration(definition)],
    ['apache.conf', apacheConfiguration(definition)],
  ]);
}

/**
 * Writes {@link serverFiles} for a build whose pages are final.
 *
 * @param folder - where to; by default into the build itself, where servers hide them from visitors
 */
export async function writeServerFiles(
  buildDir: string,
  definition: ServerDefinition,
  folder: string = path.join(buildDir, serverFolder),
): Promise<void> {
  const configuration = configurationOf(buildDir, definition);
  // Hosts look for these two at the root of the build.
  await writeFile(path.join(buildDir, '_headers'), headersFile(configuration));
  await writeFile(path.join(buildDir, '_redirects'), redirectsFile(configuration));
  await mkdir(folder, {recursive: true});
  for (const [file, content] of serverFiles(buildDir, definition)) {
    await writeFile(path.join(folder, file), content);
  }
}
