import {readFile, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {llmsFullTxt, llmsTxt, type ListedPage} from './llms';
import type {Area, PluginOptions} from './options';
import {converter} from './toMarkdown';

export {validateOptions, type Area, type Options, type PluginOptions} from './options';

/** Below an area's base path, lists that repeat what their pages say. */
const lists = {blog: /^(?:archive|(?:authors|tags)(?:\/.*)?)$/, docs: /^tags(?:\/.*)?$/, pages: /^(?:404|search)$/};

/** Whether a route is a list, the page for unknown addresses, the search, or none of the site's own. */
const isLeftOut = (route: string, areas: readonly Area[]): boolean =>
  route.startsWith('/.well-known/') ||
  areas.some(({kind, basePath}) => {
    const base = basePath.replace(/\/?$/, '/');
    return route.startsWith(base) && lists[kind].test(route.slice(base.length));
  });

/** Area of a page: the docs area that it lies below, else posts and stand-alone pages by whether the blog lists them. */
function areaOf<Each extends Area>(route: string, areas: readonly Each[], posts: ReadonlySet<string>) {
  const ofBlog = areas.find(({kind}) => kind === 'blog');
  const isOfBlog = route === ofBlog?.basePath || posts.has(route);
  return (
    areas.find(({kind, basePath}) => kind === 'docs' && route.startsWith(`${basePath}/`)) ??
    (isOfBlog ? ofBlog : areas.find(({kind}) => kind === 'pages'))
  );
}

/** Whether a page is kept from machines: one that is unlisted, or one to print, whose text others have. */
const isForReadersAlone = (html: string): boolean =>
  /<meta[^<>]*\bname="?robots"?[^<>]*\bcontent="?noindex/.test(html.slice(0, html.indexOf('<body')));

/**
 * Docusaurus plugin that writes every page once more as Markdown beside it (`/x` → `/x.md`, `/` → `/index.md`), and the
 * lists `llms.txt` and `llms-full.txt`. Only in builds.
 */
export default function pageMarkdown(
  {siteConfig: {url, baseUrl, title, tagline}}: Pick<LoadContext, 'siteConfig'>,
  {areas, description, source}: PluginOptions,
): Plugin {
  const address = (name: string): string => new URL(baseUrl + name, url).href;
  return {
    name: 'docusaurus-plugin-page-markdown',

    async postBuild({outDir, routes, siteDir}) {
      const cacheFolder = path.join(siteDir, 'node_modules/.cache/docusaurus-plugin-page-markdown');
      const cache = await converter(path.join(cacheFolder, 'pages.json'));
      const posts = new Set(
        routes.filter(({component}) => component === '@theme/BlogPostPage').map(({path: route}) => decodeURI(route)),
      );
      const files = (await readdir(outDir, {recursive: true})).map((file) => file.split(path.sep).join('/'));
      const sections = areas.map((area) => ({...area, pages: [] as ListedPage[]}));
      for (const file of files.filter((each) => each.endsWith('.html')).sort((a, b) => a.localeCompare(b, 'de'))) {
        const name = file.replace(/(?:(?<=^|\/)index)?\.html$/, '').replace(/\/$/, '');
        const section = isLeftOut(`/${name}`, areas) ? undefined : areaOf(`/${name}`, sections, posts);
        if (!section) continue;
        const html = await readFile(path.join(outDir, file), 'utf8');
        if (isForReadersAlone(html)) continue;
        const page = await cache.convert(html, address(name), source);
        if (!page) continue;
        const markdownFile = `${name || 'index'}.md`;
        await writeFile(path.join(outDir, markdownFile), page.markdown);
        section.pages.push({...page, markdownUrl: address(markdownFile)});
      }
      await cache.keep();
      const site = {name: title, description: description ?? tagline};
      await writeFile(path.join(outDir, 'llms.txt'), llmsTxt(site, sections));
      await writeFile(path.join(outDir, 'llms-full.txt'), llmsFullTxt(site, sections));
    },
  };
}
