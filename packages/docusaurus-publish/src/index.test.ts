import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {normalizePluginOptions} from '@docusaurus/utils-validation';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {makeSite, siteConfig} from '../tests/site';
import pluginPublish, {validateOptions, type Options} from '.';

let root: string;
beforeEach(() => (root = makeSite()));
afterEach(() => rmSync(root, {recursive: true}));

const built = (file: string): string => path.join(root, 'build', file);

function plugin(options: Options, config: object = siteConfig) {
  const validated = validateOptions({options, validate: normalizePluginOptions as never});
  return pluginPublish({siteDir: root, siteConfig: config} as LoadContext, validated);
}

/** What a build leaves with some options. */
const build = async (options: Options): Promise<void> => {
  await plugin(options).postBuild?.({outDir: built('')} as never);
};

describe('the plugin', () => {
  it('writes the configurations of servers and CDNs', async () => {
    await build({redirects: [{from: '/old', to: '/docs/intro'}], headers: {'X-Test': 'yes'}});
    const caddy = readFileSync(built('.server/docs.caddy'), 'utf8');
    expect(caddy).toContain('{$DOCS_ADDRESS:docs.example.org}');
    expect(caddy).toMatch(/Content-Security-Policy "default-src 'none'; script-src 'self' 'sha256-/);
    expect(caddy).toContain('X-Test "yes"');
    for (const file of ['.server/nginx.conf', '.server/apache.conf']) expect(existsSync(built(file)), file).toBe(true);
    expect(readFileSync(built('_headers'), 'utf8')).toContain('  X-Test: yes');
    expect(readFileSync(built('_redirects'), 'utf8')).toBe('/old /docs/intro 301\n');
    expect(existsSync(built('index.html.br'))).toBe(false);
  });

  it('writes compressed copies when asked', async () => {
    await build({compress: true});
    expect(existsSync(built('index.html.br')) && existsSync(built('index.html.gz'))).toBe(true);
  });

  it('has Caddy listen at the loopback interface alone behind another server', async () => {
    await build({behindProxy: true});
    expect(readFileSync(built('.server/docs.caddy'), 'utf8')).toContain('127.0.0.1');
  });

  it('leaves the configurations to the command line when told so', async () => {
    await build({configurations: false});
    expect(existsSync(built('_headers'))).toBe(false);
  });

  it('defines the policy for trusted types where it is required', () => {
    const tags = (options: Options): unknown => plugin(options).injectHtmlTags?.({content: undefined});
    expect(tags({})).toEqual({});
    expect(JSON.stringify(tags({trustedTypes: true}))).toContain('createPolicy');
  });

  it('refuses sites whose pages have other addresses than it serves', () => {
    expect(() => plugin({}, {...siteConfig, trailingSlash: undefined})).toThrow('trailingSlash: false');
    expect(() => plugin({}, {...siteConfig, baseUrl: '/docs/'})).toThrow("baseUrl: '/'");
  });
});

describe('wrong options are named:', () => {
  it.each<[string, object, string]>([
    ['an unknown one', {redirect: []}, '"redirect" is not allowed'],
    ['a redirect from a whole address', {redirects: [{from: 'https://x.example', to: '/'}]}, '"redirects[0].from"'],
    ['a header with a line break', {headers: {'X-Test': 'a\nb'}}, '"headers.X-Test"'],
    ['a policy as text', {csp: "default-src 'self'"}, '"csp"'],
    ['a host with a path', {fileHosts: [{name: 'domain', host: 'example.org/x', files: []}]}, '"fileHosts[0].host"'],
  ])('%s', (_, options, message) => expect(() => plugin(options)).toThrow(message));
});
