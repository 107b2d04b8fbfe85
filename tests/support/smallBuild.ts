/** Builds of two pages, for tests of deployments. */
import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {writeServerFiles} from 'docusaurus-publish/server';
import {server as definition} from '../../scripts/localServer';

/**
 * Writes a build that is told by its name: its page and its script hold it.
 *
 * @param script - an inline script of all pages, which changes the server's policy
 * @returns its folder
 */
export async function makeBuild(folder: string, name: string, script?: string): Promise<string> {
  const buildDir = path.join(folder, `build-${name}`);
  mkdirSync(path.join(buildDir, 'assets/js'), {recursive: true});
  const inline = script === undefined ? '' : `<script>${script}</script>`;
  const page = `<!doctype html><html data-release="${name}"><script src="/assets/js/main.${name}.js"></script>`;
  for (const [file, content] of [
    ['index.html', page + inline],
    ['404.html', `<!doctype html>nothing${inline}`],
    ['sitemap.xml', '<urlset/>'],
    ['logo.svg', '<svg/>'],
    [`assets/js/main.${name}.js`, `release="${name}"`],
  ] as const) {
    writeFileSync(path.join(buildDir, file), content);
  }
  await writeServerFiles(buildDir, definition);
  return buildDir;
}
