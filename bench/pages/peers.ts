import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {JSDOM} from 'jsdom';
import {precompress} from 'docusaurus-publish/precompress';
import {run} from '../../scripts/run';

const peersDir = path.resolve('bench/pages/peers');

/** A page of a built site: what its reader sees as Markdown. */
export interface Page {
  /** Address without the host, e.g. `/services/konto`. */
  readonly path: string;
  readonly title: string;
  readonly markdown: string;
}

/** Installs Lighthouse and the other site generators, at the versions of `peers/package.json`. */
export function installPeers(): void {
  if (run('npm', ['install', '--prefix', peersDir, '--no-package-lock', '--no-fund', '--no-audit']) !== 0) {
    throw new Error(`What ${peersDir}/package.json names could not be installed: is the npm registry reachable?`);
  }
}

interface Turndown {
  turndown(html: string): string;
  use(plugin: unknown): void;
}

function markdownWriter(): Turndown {
  const peer = createRequire(path.join(peersDir, 'package.json'));
  const Service = peer('turndown') as new (options: object) => Turndown;
  const writer = new Service({headingStyle: 'atx', codeBlockStyle: 'fenced'});
  writer.use((peer('turndown-plugin-gfm') as {gfm: unknown}).gfm);
  return writer;
}

/** The documents of a Docusaurus build as Markdown, so that other generators can be given the same text. */
export function pagesOf(buildDir: string): Page[] {
  const writer = markdownWriter();
  return readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html'))
    .flatMap((file) => {
      const {document} = new JSDOM(readFileSync(path.join(buildDir, file), 'utf8')).window;
      const article = document.querySelector('.theme-doc-markdown, article #__blog-post-container, .mdx-page article');
      const heading = document.querySelector('article h1, h1');
      if (!article || !heading) {
        return [];
      }
      const title = heading.textContent.trim();
      const left = 'button, svg, script, h1, .hash-link, img:not([src^="/assets/images/"])';
      article.querySelectorAll(left).forEach((element) => element.remove());
      // Vue and MDX read double braces as code.
      const markdown = writer.turndown(article.innerHTML).replaceAll('{{', '{ {');
      return [{path: `/${file.replace(/\.html$/, '').replace(/(?:^|\/)index$/, '')}`, title, markdown}];
    });
}

/** Writes the pages, and the pictures that they show, as the content of another generator. */
export function writePages(pages: readonly Page[], buildDir: string, contentDir: string, publicDir: string): void {
  for (const {path: address, title, markdown} of pages) {
    const file = path.join(contentDir, `${address === '/' ? '/start' : address}.md`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, `---\ntitle: ${JSON.stringify(title)}\n---\n\n${markdown}\n`);
  }
  const pictures = path.join(buildDir, 'assets/images');
  if (existsSync(pictures)) {
    cpSync(pictures, path.join(publicDir, 'assets/images'), {recursive: true});
  }
}

/** A folder for a site that finds its packages in `peers/node_modules`. */
function emptySite(name: string): string {
  const site = path.join(peersDir, '.sites', name);
  rmSync(site, {recursive: true, force: true});
  mkdirSync(site, {recursive: true});
  return site;
}

function build(name: string, command: string, args: readonly string[]): number {
  const start = performance.now();
  const program = path.join(peersDir, 'node_modules/.bin', command);
  if (run(program, args, {ASTRO_TELEMETRY_DISABLED: '1'}) !== 0) {
    throw new Error(`The site of ${name} does not build, see above.`);
  }
  return performance.now() - start;
}

/** A built site, and how long its builds took in milliseconds: from nothing, and, where that was asked for, once more. */
export interface BuiltPeer {
  readonly name: string;
  readonly dir: string;
  readonly cold: number;
  readonly warm: number;
}

/** Builds a site, twice if `again`. */
function built(name: string, dir: string, again: boolean, command: string, args: readonly string[]): BuiltPeer {
  const cold = build(name, command, args);
  return {name, dir, cold, warm: again ? build(name, command, args) : cold};
}

/** Starlight with its defaults in German: sidebar from the folders, Pagefind, its own code colors. */
export function starlight(pages: readonly Page[], buildDir: string, again = false): BuiltPeer {
  const site = emptySite('starlight');
  const outDir = path.join(site, 'dist');
  writePages(pages, buildDir, path.join(site, 'src/content/docs'), path.join(site, 'public'));
  writeFileSync(path.join(site, 'package.json'), '{"type": "module"}\n');
  writeFileSync(
    path.join(site, 'src/content.config.ts'),
    `import {defineCollection} from 'astro:content';
import {docsLoader} from '@astrojs/starlight/loaders';
import {docsSchema} from '@astrojs/starlight/schema';
export const collections = {docs: defineCollection({loader: docsLoader(), schema: docsSchema()})};
`,
  );
  writeFileSync(
    path.join(site, 'astro.config.mjs'),
    `import {defineConfig} from 'astro/config';
import starlight from '@astrojs/starlight';
export default defineConfig({
  outDir: ${JSON.stringify(outDir)},
  site: 'https://docs.musterhost.example',
  build: {format: 'file'},
  integrations: [starlight({title: 'Musterhost', defaultLocale: 'root', locales: {root: {label: 'Deutsch', lang: 'de'}}})],
});
`,
  );
  return built('Starlight', outDir, again, 'astro', ['build', '--root', site]);
}

interface Item {
  readonly text: string;
  readonly link?: string;
  readonly items?: Item[];
}

/** The pages as a tree of folders for VitePress, which builds none by itself. */
function sidebar(pages: readonly Page[]): Item[] {
  const root: Item[] = [];
  for (const {path: address, title} of pages) {
    let level = root;
    for (const folder of address.split('/').slice(1, -1)) {
      let group = level.find(({text, items}) => items && text === folder);
      if (!group) {
        group = {text: folder, items: []};
        level.push(group);
      }
      level = group.items ?? [];
    }
    level.push({text: title, link: address});
  }
  return root;
}

/** VitePress with its defaults and its local search. */
export function vitepress(pages: readonly Page[], buildDir: string, again = false): BuiltPeer {
  const site = emptySite('vitepress');
  const outDir = path.join(site, 'dist');
  writePages(pages, buildDir, site, path.join(site, 'public'));
  const config = {
    lang: 'de',
    title: 'Musterhost',
    cleanUrls: true,
    ignoreDeadLinks: true,
    outDir,
    themeConfig: {search: {provider: 'local'}, sidebar: sidebar(pages)},
  };
  mkdirSync(path.join(site, '.vitepress'), {recursive: true});
  writeFileSync(path.join(site, '.vitepress/config.mjs'), `export default ${JSON.stringify(config)};\n`);
  return built('VitePress', outDir, again, 'vitepress', ['build', site]);
}

/** Starlight's and VitePress' site with the text of a build, compressed as ours is. */
export async function precompressedPeers(buildDir: string): Promise<BuiltPeer[]> {
  const pages = pagesOf(buildDir);
  const peers = [starlight, vitepress].map((make) => make(pages, buildDir));
  await Promise.all(peers.map(({dir}) => precompress(dir, '.cache/precompressed')));
  return peers;
}
