import type {Configuration} from './clientConfig';

type SplitChunks = Exclude<NonNullable<Configuration['optimization']>['splitChunks'], false | undefined>;
type CacheGroup = Extract<NonNullable<SplitChunks['cacheGroups']>[string], {readonly enforce?: boolean}>;
type Test = Extract<CacheGroup['test'], (...args: never) => boolean>;

/** Neither the entry of all pages nor a worker, which has a runtime of its own. */
const isOfPages: CacheGroup['chunks'] = (chunk) => !chunk.canBeInitial() && !chunk.hasRuntime();

/**
 * Settings of `splitChunks`: what at least two kinds of pages have in common goes into one file, and what only pages of the blog
 * have in common into another. Otherwise every kind of page loads its own copy, or a dozen small files: 3 to 11 kB more a page on
 * this repository's site. No upstream issue known.
 *
 * A kind of page is a component of the theme (`@theme/DocItem`, `@theme/BlogPostPage`). What else is shared stays where Docusaurus
 * puts it: two diagram libraries that are loaded on demand may share megabytes, which pages without diagrams must not load.
 *
 * @param registry - name of each chunk → its module, as `chunkModules` reads it
 */
export function sharedChunks(registry: ReadonlyMap<string, string>): SplitChunks {
  const group = (name: string, isOfGroup: (kinds: readonly string[]) => boolean): CacheGroup => ({
    name,
    test(...[module, {chunkGraph}]: Parameters<Test>) {
      const names = [...chunkGraph.getModuleChunksIterable(module)].map((chunk) => chunk.name ?? '');
      const kinds = names.map((name) => registry.get(name) ?? '').filter((kind) => kind.startsWith('@theme/'));
      return kinds.length > 1 && isOfGroup(kinds);
    },
    chunks: isOfPages,
    enforce: true,
  });
  const isOfBlog = (kinds: readonly string[]): boolean => kinds.every((kind) => kind.startsWith('@theme/Blog'));
  return {cacheGroups: {theme: group('theme', (kinds) => !isOfBlog(kinds)), blog: group('blog', isOfBlog)}};
}
