import {MarkdownDocument} from './document';
import type {Site} from './site';

/** Makes documents of other texts, once for each document: itself where the text is the same. */
function remade(textOf: (document: MarkdownDocument, site: Site) => string) {
  const made = new WeakMap<MarkdownDocument, MarkdownDocument>();
  return (document: MarkdownDocument, site: Site): MarkdownDocument => {
    const known = made.get(document);
    if (known) return known;
    const text = textOf(document, site);
    const result = text === document.text ? document : new MarkdownDocument(document.file, text, site.mask);
    made.set(document, result);
    return result;
  };
}

/**
 * A document as Docusaurus compiles it: where something is taken out, what was a comment may have become code, and what
 * stood apart an address. The document itself where nothing is.
 */
export const publishedOf = remade((document, site) => site.asPublished?.(document) ?? document.text);

/** A published document with values in the place of variables: values may have spaces and signs, which names have not. */
export const filledOf = remade(({text}, {mask}) => mask.fill(mask.hide(text)));

/** Docusaurus' default; other markers are not looked for. */
const truncateMarker = /<!--\s*truncate\s*-->|\{\/\*\s*truncate\s*\*\/\}/;

/**
 * A post as lists show it: Docusaurus cuts the text of the file at the first marker, wherever that stands, and compiles what
 * is left. Half of a code span is text there, and front matter without an end as well.
 */
export const shortenedOf = remade(({text}) => text.split(truncateMarker, 1)[0] ?? text);
