import {readFile, readdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import {docsAreaOf, type Area} from '../site/areas';
import type {Site} from '../site/site';
import {llmsFullTxt, llmsTxt, type ListedPage, type Section} from './llms';
import {toMarkdown} from './toMarkdown';

/** Lists repeat what their pages say; the page for unknown paths and the search say nothing of their own. */
const noPages = /^(?:404|search|archive|authors(?:\/.*)?|(?:.*\/)?tags(?:\/.*)?|\.well-known\/.*)$/;

/** Area of a page: the docs area that it lies below, else posts and stand-alone pages by whether the blog lists them. */
function areaOf(route: string, areas: readonly Area[], posts: ReadonlySet<string>): Area | undefined {
  return (
    docsAreaOf(route, areas) ?? areas.find(({kind}) => kind === (route === '/' || posts.has(route) ? 'blog' : 'pages'))
  );
}

/**
 * Writes every page once more as Markdown beside it (`/x` → `/x.md`, `/` → `/index.md`), and the lists `llms.txt` and
 * `llms-full.txt`. Only in builds.
 */
export const pageMarkdown =
  ({provider: {operator}, areas}: Site): PluginModule =>
  () => ({
    name: 'page-markdown',

    async postBuild({outDir, routes}) {
      const posts = new Set(
        routes.filter(({component}) => component === '@theme/BlogPostPage').map(({path: route}) => decodeURI(route)),
      );
      const files = (await readdir(outDir, {recursive: true})).map((file) => file.split(path.sep).join('/'));
      const names = files.flatMap((file) => /^(.+)\.html$/.exec(file)?.[1] ?? []).filter((name) => !noPages.test(name));
      const pages = new Map<string, ListedPage[]>();
      for (const name of names.sort((a, b) => a.localeCompare(b, 'de'))) {
        const route = name === 'index' ? '/' : `/${name}`;
        const url = new URL(route, operator.siteUrl).href;
        const page = await toMarkdown(await readFile(path.join(outDir, `${name}.html`), 'utf8'), url);
        const area = page && areaOf(route, areas, posts);
        if (area) {
          await writeFile(path.join(outDir, `${name}.md`), page.markdown);
          const listed = {...page, url, markdownUrl: new URL(`/${name}.md`, operator.siteUrl).href};
          pages.set(area.id, [...(pages.get(area.id) ?? []), listed]);
        }
      }
      const sections: Section[] = areas.map(({id, label}) => ({label, pages: pages.get(id) ?? []}));
      await writeFile(path.join(outDir, 'llms.txt'), llmsTxt(operator, sections));
      await writeFile(path.join(outDir, 'llms-full.txt'), llmsFullTxt(operator, sections));
    },
  });
