import {Parser} from 'htmlparser2';
import type {BundlerPlugin, ClientBuild} from '../bundler/clientConfig';
import {canMatch, withoutUnused} from './styleSheet';

/**
 * Bundler plugin: removes from the style sheets what no script of the site names, before their files are named by their content.
 * Infima has rules for far more than one site uses: 2.5 kB of this repository's 14. Upstream: facebook/docusaurus#3655.
 *
 * @param built - receives what was removed
 * @param inlineScript - in the head of every page
 */
export const unusedStyles = (built: ClientBuild, inlineScript: string): BundlerPlugin => ({
  apply({hooks, webpack}) {
    hooks.thisCompilation.tap('fast-pages-unused-styles', (compilation) => {
      const {PROCESS_ASSETS_STAGE_SUMMARIZE: stage} = webpack.Compilation;
      compilation.hooks.processAssets.tap({name: 'fast-pages-unused-styles', stage}, (assets) => {
        const textOf = (file: string): string => String(assets[file]?.source() ?? '');
        const files = Object.keys(assets);
        const contents = [...files.filter((file) => file.endsWith('.js')).map(textOf), inlineScript];
        const removed: string[] = [];
        for (const file of files.filter((each) => each.endsWith('.css'))) {
          const css = withoutUnused(textOf(file), contents, removed);
          compilation.updateAsset(file, new webpack.sources.RawSource(css));
        }
        built.removed = removed;
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

/** Removed selectors that a finished page needs after all, since its markup comes from elsewhere than a script. */
export function lostStyles(html: string, removed: readonly string[]): string[] {
  const names = namesOf(html);
  return removed.filter((selector) => canMatch(selector, (name) => names.has(name)));
}
