import {mkdirSync, mkdtempSync, readFileSync, existsSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {afterAll, expect, it} from 'vitest';
import type {LoadContext, Plugin} from '@docusaurus/types';
import pageMarkdown, {type PluginOptions} from '.';

const outDir = mkdtempSync(path.join(os.tmpdir(), 'page-markdown-'));
afterAll(() => rmSync(outDir, {recursive: true}));

const page = (title: string): string =>
  `<html><head><meta name="description" content="About ${title}."></head><body><main><h1>${title}</h1><p>Text</p></main></body></html>`;

it('writes pages beside their HTML in both forms of addresses, and lists them by area, without lists of posts', async () => {
  const files = {
    'index.html': page('Home'),
    'docs/intro.html': page('Intro'),
    'docs/tags/x.html': page('Tag'),
    'blog/first/index.html': page('First'),
    'blog/archive/index.html': page('Archive'),
    '404.html': page('Gone'),
    'docs/hidden.html': page('Hidden').replace('<head>', '<head><meta name=robots content="noindex, nofollow">'),
  };
  for (const [file, html] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(outDir, file)), {recursive: true});
    writeFileSync(path.join(outDir, file), html);
  }
  const siteConfig = {url: 'https://docs.example.org', baseUrl: '/', title: 'Example', tagline: 'All about it'};
  const options: PluginOptions = {
    source: 'Source',
    areas: [
      {kind: 'docs', label: 'Docs', basePath: '/docs'},
      {kind: 'blog', label: 'Blog', basePath: '/blog'},
      {kind: 'pages', label: 'Pages', basePath: '/'},
    ],
  };
  const routes = [{path: '/blog/first', component: '@theme/BlogPostPage'}];
  const plugin = pageMarkdown({siteConfig} as unknown as Pick<LoadContext, 'siteConfig'>, options);
  await plugin.postBuild?.({outDir, siteDir: outDir, routes} as unknown as Parameters<
    NonNullable<Plugin['postBuild']>
  >[0]);

  const read = (file: string): string => readFileSync(path.join(outDir, file), 'utf8');
  expect(read('docs/intro.md')).toContain('Source: <https://docs.example.org/docs/intro>');
  for (const file of ['docs/tags/x.md', 'blog/archive.md', '404.md', 'docs/hidden.md'])
    expect(existsSync(path.join(outDir, file))).toBe(false);
  expect(read('llms.txt')).toBe(`# Example

> All about it

## Docs

- [Intro](https://docs.example.org/docs/intro.md): About Intro.

## Blog

- [First](https://docs.example.org/blog/first.md): About First.

## Pages

- [Home](https://docs.example.org/index.md): About Home.
`);
});
