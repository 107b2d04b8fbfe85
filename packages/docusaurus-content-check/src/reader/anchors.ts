// Not from the package's index, which loads Docusaurus' whole toolbox.
import {createSlugger} from '@docusaurus/utils/lib/slugger';
import {toString} from 'mdast-util-to-string';
import type {MarkdownDocument} from './document';
import {nodesOf} from './nodes';

/**
 * Headings with their ids as Docusaurus makes them: from a comment `#id`, from `{#id}` at the end of the text, else from the
 * text. `explicit` says whether the author chose the id.
 */
export function headingIds({tree, mask}: MarkdownDocument) {
  const slugger = createSlugger();
  return nodesOf(tree, 'heading').map((node) => {
    const last = node.children.at(-1);
    const [, id] = last?.type === 'mdxTextExpression' ? (/^\/\*\s*#(\S+)[\s\S]*\*\/$/.exec(last.value) ?? []) : [];
    const content = id === undefined ? node.children : node.children.slice(0, -1);
    const whole = mask.fill(toString(content)).trim();
    const [, text = whole, written] = (id === undefined && /^(.*?)\s*\{#(.+)\}$/s.exec(whole)) || [];
    const chosen = id ?? written;
    return {node, id: chosen ?? slugger.slug(text), text, explicit: chosen !== undefined};
  });
}

/** Ids that links can jump to: headings as Docusaurus names them, and `id="…"`. */
export function anchorsOf(document: MarkdownDocument): ReadonlySet<string> {
  const written = [...document.body.matchAll(/\bid="([^"]+)"/g)].map(([, id = '']) => id);
  return new Set([...headingIds(document).map(({id}) => id), ...written]);
}
