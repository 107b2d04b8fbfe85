import {appendFileSync, cpSync, mkdtempSync, renameSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {beforeEach, describe, expect, it} from 'vitest';
import {indexDigest} from './search';

describe('the index gets a new address', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(tmpdir(), 'search-digest-'));
    for (const entry of [
      'blog',
      'docs-info',
      'docs-services',
      'docusaurus.config.ts',
      'i18n',
      'package-lock.json',
      'sidebars.ts',
      'src',
    ]) {
      cpSync(entry, path.join(root, entry), {recursive: true});
    }
  });

  it.each([
    ['a page', 'docs-services/konto/index.md'],
    ['a post’s tags', 'blog/tags.yml'],
    ['a stand-alone page', 'src/pages/impressum.md'],
    ['a fact', 'src/provider/services.ts'],
    ['the configuration', 'docusaurus.config.ts'],
    ['the sidebars', 'sidebars.ts'],
    ['the search’s options', 'src/site/search.ts'],
    ['the analyser', 'src/plugins/german-search/analysis/stem.ts'],
    ['the synonyms', 'src/plugins/german-search/synonyms.ts'],
    ['a package', 'package-lock.json'],
  ])('with a change of %s', (_, file) => {
    const before = indexDigest(root);
    appendFileSync(path.join(root, file), ' ');
    expect(indexDigest(root)).not.toBe(before);
  });

  it('with a page’s new name, which changes its address', () => {
    const before = indexDigest(root);
    renameSync(path.join(root, 'docs-info/kontakt.md'), path.join(root, 'docs-info/hilfe.md'));
    expect(indexDigest(root)).not.toBe(before);
  });

  it('and keeps it while nothing changes', () => {
    expect(indexDigest(root)).toBe(indexDigest('.'));
  });
});
