import {existsSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, it} from 'vitest';
import {build, configure, createClassicSite, installedBytes, withPackage} from '../support/foreignSite';

/** A site that knows nothing of this repository. */
let classic: string;

beforeAll(() => {
  classic = createClassicSite();
}, 600_000);

/** The addresses that all servers of docusaurus-publish serve. */
const servedAtRoot = [["baseUrl: '/',", "baseUrl: '/',\n  trailingSlash: false,"]] as const;

describe('docusaurus-publish in a site of create-docusaurus', () => {
  it('writes headers and compressed copies', () => {
    const site = withPackage(classic, 'docusaurus-publish');
    configure(site, [
      ...servedAtRoot,
      ['  i18n: {', "  plugins: [['docusaurus-publish', {compress: true}]],\n\n  i18n: {"],
    ]);
    const folder = build(site);
    for (const file of ['_headers', 'index.html.br', 'index.html.gz']) {
      expect(existsSync(path.join(folder, file)), file).toBe(true);
    }
  }, 600_000);
});

describe('docusaurus-theme-search-german in a site of create-docusaurus', () => {
  it('adds at most 10 MB of packages', () => {
    const site = withPackage(classic, 'docusaurus-theme-search-german');
    expect(installedBytes(site) - installedBytes(classic)).toBeLessThanOrEqual(10_000_000);
  }, 600_000);
});
