import {writeFileSync} from 'node:fs';
import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {Parser} from 'htmlparser2';
import type {Configuration} from './loaderOptions';
import {inlineScript} from './pageTemplate';
import {canMatch, withoutUnused, type Removed} from './styleSheet';

type BundlerPlugin = Extract<NonNullable<Configuration['plugins']>[number], {readonly apply: unknown}>;

/** In Docusaurus' folder of generated files: pages may be rendered by another process than the bundler's. */
const removedFile = 'removed-styles.json';

export function writeRemoved(generatedFilesDir: string, {selectors, variables}: Removed): void {
  writeFileSync(
    path.join(generatedFilesDir, removedFile),
    JSON.stringify({selectors: [...selectors], variables: [...variables]}),
  );
}

async function readRemoved(generatedFilesDir: string): Promise<Removed> {
  const written = JSON.parse(await readFile(path.join(generatedFilesDir, removedFile), 'utf8')) as {
    readonly [Kind in keyof Removed]: readonly string[];
  };
  return {selectors: new Set(written.selectors), variables: new Set(written.variables)};
}

/**
 * Bundler plugin: takes out of the style sheets what no script of the site names, before their files are named by their content.
 * Infima styles far more than one site uses.
 *
 * @param generatedFilesDir - Docusaurus' folder of generated files, which takes up what went, for {@link refuseLostStyles}
 */
export const unusedStyles = (generatedFilesDir: string): BundlerPlugin => ({
  apply({hooks, webpack}) {
    hooks.thisCompilation.tap('unused-styles', (compilation) => {
      const {PROCESS_ASSETS_STAGE_SUMMARIZE: stage} = webpack.Compilation;
      compilation.hooks.processAssets.tap({name: 'unused-styles', stage}, (assets) => {
        const textOf = (file: string): string => String(assets[file]?.source() ?? '');
        const files = Object.keys(assets);
        const contents = [...files.filter((file) => file.endsWith('.js')).map(textOf), inlineScript];
        const removed: Removed = {selectors: new Set(), variables: new Set()};
        for (const file of files.filter((each) => each.endsWith('.css'))) {
          const css = withoutUnused(textOf(file), contents, removed);
          compilation.updateAsset(file, new webpack.sources.RawSource(css));
        }
        writeRemoved(generatedFilesDir, removed);
      });
    });
  },
});

/** All names that the elements of a page have, written as in selectors. */
function namesOf(html: string): Set<string> {
  const names = new Set<string>();
  const parser = new Parser({
    onopentag(element, {class: classes = '', id}) {
      names.add(element);
      if (id) names.add(`#${id}`);
      classes.split(/\s+/).forEach((name) => names.add(`.${name}`));
    },
  });
  parser.end(html);
  return names;
}

/**
 * Removed selectors and variables that a finished page has after all: its markup came from somewhere else than a script.
 *
 * @returns them as the style sheet had them; none for a page that lost nothing
 */
export function lostStyles(html: string, {selectors, variables}: Removed): string[] {
  const names = namesOf(html);
  const read = new Set(html.match(/--[\w-]+/g));
  return [
    ...[...selectors].filter((selector) => canMatch(selector, (name) => names.has(name))),
    ...[...variables].filter((variable) => read.has(variable)),
  ];
}

/**
 * Stops a build whose pages need a style that was taken out.
 *
 * @param outDir - the build
 * @param generatedFilesDir - where {@link unusedStyles} wrote what went
 * @throws Error with the first page that does, and what it needs
 */
export async function refuseLostStyles(outDir: string, generatedFilesDir: string): Promise<void> {
  const removed = await readRemoved(generatedFilesDir);
  const files = await readdir(outDir, {recursive: true});
  for (const file of files.filter((each) => each.endsWith('.html')).sort()) {
    const html = await readFile(path.join(outDir, file), 'utf8');
    // Other files may bring styles of their own.
    const lost = html.includes('/assets/css/') ? lostStyles(html, removed) : [];
    if (lost.length > 0) {
      throw new Error(
        `${file} needs styles that were taken out, since no script names them: ${lost.join(', ')}. See hydration/unusedStyles.ts.`,
      );
    }
  }
}
