import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, it} from 'vitest';
import {markdown} from 'docusaurus-hosting/markdown/markdown';
import {isOutdated, type Tested} from 'docusaurus-hosting/markdown/tested';
import {provider} from '../../src/provider';
import {areas} from '../../src/site/areas';
import {marks} from '../../src/site/marks';
import {sourceFiles} from '../sourceFiles';

const {parseFrontMatter} = markdown({provider, areas, marks});
const today = new Date().toISOString().slice(0, 10);

/** Every page that says with what it was tested. @throws Error with file and line for a malformed one, as the site's build does. */
async function testedPages(): Promise<[file: string, tested: Tested][]> {
  const files = sourceFiles(['docs-services', 'docs-info', 'blog', 'src/pages'], /\.mdx?$/);
  expect(files.length, 'Markdown pages found').toBeGreaterThan(30);
  const pages: [string, Tested][] = [];
  for (const {file, text} of files) {
    const {frontMatter} = await parseFrontMatter!({
      filePath: path.resolve(file),
      fileContent: text,
      defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
    });
    if (frontMatter.tested !== undefined) {
      pages.push([file, frontMatter.tested as Tested]);
    }
  }
  return pages;
}

it('„Geprüft mit …“ is well-formed everywhere; older than twelve months only warns', async () => {
  for (const [file, tested] of await testedPages()) {
    if (isOutdated(tested, today)) {
      console.warn(
        `${file}: last tested with ${tested.client} on ${tested.date}, more than twelve months ago. Please go through its steps again.`,
      );
    }
  }
});
