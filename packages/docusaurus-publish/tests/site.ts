import {mkdirSync, mkdtempSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const siteUrl = 'https://docs.example.org';

const page = (route: string, body: string): string =>
  `<!doctype html><html lang="en"><head><title>${route}</title><link rel="canonical" href="${siteUrl}${route}"></head>
  <body style="color:red"><h1>${route}</h1><script>start()</script>${body}</body></html>`;

/** What Docusaurus tells plugins of a site. */
export const siteConfig = {url: siteUrl, baseUrl: '/', trailingSlash: false};

/** Makes a site whose build/ is as Docusaurus leaves it. @returns its folder */
export function makeSite(): string {
  const root = mkdtempSync(path.join(os.tmpdir(), 'publish-'));
  const files: Readonly<Record<string, string>> = {
    'index.html': page('/', '<a href="/docs/intro">Intro</a>'.repeat(50)),
    'docs/intro.html': page('/docs/intro', '<a href="/">Home</a>'),
    '404.html': page('/404.html', ''),
    'assets/js/main.1a2b.js': 'start();',
  };
  for (const [file, text] of Object.entries(files)) {
    const to = path.join(root, 'build', file);
    mkdirSync(path.dirname(to), {recursive: true});
    writeFileSync(to, text);
  }
  return root;
}
