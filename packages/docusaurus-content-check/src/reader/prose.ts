import type {Nodes} from 'mdast';
import type {MarkdownDocument} from './document';
import {startOf, type Jsx} from './nodes';

/** Separates what does not belong to one sentence. */
export const boundary = '\uE002';
/** Stands for something that is a word in its sentence, but none to be judged: code, an English quotation. */
export const opaque = '\uE003';

const proseKeys = ['title', 'description', 'sidebar_label', 'pagination_label'] as const;
const proseAttributes = new Set(['alt', 'aria-label', 'caption', 'label', 'summary', 'title']);

/** What of a page quotes programs word by word, so that its language is theirs. */
export interface Verbatim {
  readonly headings: boolean;
  /** Whether the words of a link are such a quotation. */
  readonly link: (url: string) => boolean;
}

const range = (node: Nodes): [number, number] => [startOf(node), node.position?.end.offset ?? 0];

const isForeign = ({attributes}: Jsx): boolean =>
  attributes.some((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'lang');

class ProseWriter {
  readonly #characters: string[];

  constructor(
    private readonly document: MarkdownDocument,
    private readonly verbatim: Verbatim,
  ) {
    this.#characters = document.body.replace(/[^\n]/g, boundary).split('');
  }

  /** Copies a range of the file. */
  copy(start: number, end: number, source: string): void {
    for (let at = start; at < end; at += 1) this.#characters[at] = source[at] ?? boundary;
  }

  fill(start: number, end: number, character: string): void {
    for (let at = start; at < end; at += 1) {
      if (this.#characters[at] !== '\n') this.#characters[at] = character;
    }
  }

  attributes(node: Jsx): void {
    const [start, end] = range(node);
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
      if (!proseAttributes.has(attribute.name)) continue;
      const at = this.document.body.slice(start, end).indexOf(`${attribute.name}="`);
      if (at < 0) continue;
      const valueStart = start + at + attribute.name.length + 2;
      this.fill(start + at, valueStart, boundary);
      this.copy(valueStart, valueStart + attribute.value.length, this.document.body);
      this.fill(valueStart + attribute.value.length, valueStart + attribute.value.length + 1, boundary);
    }
  }

  visit(node: Nodes): void {
    const [start, end] = range(node);
    switch (node.type) {
      case 'text':
        this.copy(start, end, this.document.body);
        return;
      case 'inlineCode':
        this.fill(start, end, opaque);
        return;
      case 'link':
        if (this.verbatim.link(node.url)) {
          this.fill(start, end, opaque);
          return;
        }
        break;
      case 'image': {
        this.fill(start, end, boundary);
        const at = this.document.body.indexOf('![', start) + 2;
        this.copy(at, at + (node.alt?.length ?? 0), this.document.body);
        return;
      }
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        if (isForeign(node)) {
          this.fill(start, end, opaque);
          return;
        }
        this.attributes(node);
        break;
      case 'paragraph':
      case 'heading':
      case 'tableCell': {
        const first = node.children[0];
        const last = node.children.at(-1);
        // Markup inside a sentence (**, [ ](…)) separates nothing.
        if (first && last) this.fill(range(first)[0], range(last)[1], ' ');
        if (node.type === 'heading' && this.verbatim.headings) return;
        break;
      }
      default:
    }
    if ('children' in node) node.children.forEach((child) => this.visit(child));
  }

  frontMatter(): void {
    const {frontMatter, text, mask} = this.document;
    const source = mask.hide(text);
    for (const key of proseKeys) {
      if (typeof frontMatter.data[key] !== 'string') continue;
      const [start, end] = frontMatter.rangeOf([key], 'value');
      // YAML's own quotation marks are none of the text.
      const quoted = /^["']/.test(source.slice(start)) ? 1 : 0;
      this.copy(start + quoted, end - quoted, source);
    }
  }

  toString(): string {
    return this.#characters.join('');
  }
}

/**
 * What visitors read of a file, as a text of the same length: code, addresses and markup are gone, so that rules about
 * language need no exceptions for them, and an offset in it is one in the file. Facts are stand-ins (see FactMask).
 */
export function proseOf(document: MarkdownDocument, verbatim: Verbatim): string {
  const writer = new ProseWriter(document, verbatim);
  writer.visit(document.tree);
  writer.frontMatter();
  return writer.toString();
}
