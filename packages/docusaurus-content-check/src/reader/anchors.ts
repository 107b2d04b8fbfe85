import path from 'node:path';
// Not from the package's index, which loads Docusaurus' whole toolbox.
import {createSlugger} from '@docusaurus/utils/lib/slugger';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {digestOf, digestOfFiles, KeptResults} from './cache';
import type {MarkdownDocument} from './document';
import {startOf} from './nodes';

/** A heading and the id that it gets. */
export interface HeadingId {
  readonly id: string;
  readonly text: string;
  readonly depth: number;
  readonly at: number;
  /** Whether the author chose the id. */
  readonly explicit: boolean;
}

/** Headings with their ids as Docusaurus makes them: from a comment `#id`, else from the text. */
export function headingIds({tree, mask}: MarkdownDocument): HeadingId[] {
  const slugger = createSlugger();
  const headings: HeadingId[] = [];
  visit(tree, 'heading', (heading) => {
    const last = heading.children.at(-1);
    const [, explicit] =
      last?.type === 'mdxTextExpression' ? (/^\/\*\s*#(\S+)[\s\S]*\*\/$/.exec(last.value) ?? []) : [];
    const content = explicit === undefined ? heading.children : heading.children.slice(0, -1);
    const text = mask.fill(toString(content)).trim();
    headings.push({
      id: explicit ?? slugger.slug(text),
      text,
      depth: heading.depth,
      at: startOf(heading),
      explicit: explicit !== undefined,
    });
  });
  return headings;
}

function anchorsOf(document: MarkdownDocument): string[] {
  const written = [...document.body.matchAll(/\bid="([^"]+)"/g)].map(([, id = '']) => id);
  return [...new Set([...headingIds(document).map(({id}) => id), ...written])];
}

/** The code that reads pages: what an earlier state of it found is forgotten. */
const reader = ['anchors', 'document'].map((name) => path.join(__dirname, name + path.extname(__filename)));

interface Kept {
  /** Of the page's text and of what its facts say. */
  readonly digest: string;
  readonly anchors: readonly string[];
}

/**
 * Ids that links can jump to: headings as Docusaurus names them, and `id="…"`. They are kept between runs, because parsing
 * the pages that a page links to takes longer than all rules over it.
 */
export class KeptAnchors {
  readonly #kept: KeptResults<Kept>;
  readonly #asked = new Map<string, ReadonlySet<string>>();

  /** @param root - folder of the site */
  constructor(root: string) {
    this.#kept = new KeptResults(root, `anchors-${digestOfFiles(reader)}`);
  }

  of(document: MarkdownDocument): ReadonlySet<string> {
    const asked = this.#asked.get(document.file) ?? new Set(this.#read(document));
    this.#asked.set(document.file, asked);
    return asked;
  }

  #read(document: MarkdownDocument): readonly string[] {
    const {file, text, body, mask} = document;
    const digest = digestOf(text, mask.fill(body));
    const kept = this.#kept.get(file);
    if (kept?.digest === digest) return kept.anchors;
    const anchors = anchorsOf(document);
    this.#kept.set(file, {digest, anchors});
    return anchors;
  }

  keep(): void {
    this.#kept.keep();
  }
}
