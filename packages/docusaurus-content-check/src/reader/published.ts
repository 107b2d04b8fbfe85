import {MarkdownDocument} from './document';
import type {Site} from './site';

const published = new WeakMap<MarkdownDocument, MarkdownDocument>();

/**
 * A document as Docusaurus compiles it: where something is taken out, what was a comment may have become code, and what
 * stood apart an address. The document itself where nothing is.
 */
export function publishedOf(document: MarkdownDocument, site: Site): MarkdownDocument {
  const text = published.has(document) ? undefined : (site.asPublished?.(document) ?? document.text);
  if (text === document.text) published.set(document, document);
  else if (text !== undefined) published.set(document, new MarkdownDocument(document.file, text, site.mask));
  return published.get(document) ?? document;
}
