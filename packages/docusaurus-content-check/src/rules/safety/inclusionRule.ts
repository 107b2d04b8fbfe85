import {message} from '../../diagnostic';
import type {MarkdownDocument} from '../../reader/document';
import {fileAt} from '../../reader/links';
import {elementsOf, importsOf} from '../../reader/nodes';
import type {Site} from '../../reader/site';
import {safetyRule} from './safetyRule';

/** Characters of Markdown that one page may have with all that it includes. */
const most = 2_000_000;

/** Files of Markdown that a document includes, each as often as it does. */
function includedIn(document: MarkdownDocument): string[] {
  const modules = importsOf(document.tree);
  return elementsOf(document)
    .map(({name}) => modules.get(name ?? '') ?? '')
    .filter((module) => /\.mdx?$/.test(module))
    .map((module) => fileAt(document, module));
}

/** Length of a document with all that it includes; without end where files include each other. */
function lengthOf(document: MarkdownDocument, site: Site, known = new Map<string, number>()): number {
  known.set(document.file, Infinity);
  const lengths = includedIn(document).map((file) => known.get(file) ?? lengthOf(site.document(file), site, known));
  const length = lengths.reduce((sum, each) => sum + each, document.text.length);
  known.set(document.file, length);
  return length;
}

/** Parts that include others several times grow by the power of their number: a build would not end. */
export const inclusionRule = safetyRule('inclusion', function* (document, _allowed, site) {
  const length = lengthOf(document, site);
  if (length > most) {
    const what = length === Infinity ? 'without end' : `${length} characters`;
    yield message(0, `what this file includes is ${what}`, `include less than ${most} characters`);
  }
});
