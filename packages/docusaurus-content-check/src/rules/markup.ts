import type {Parents} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Message} from '../diagnostic';
import {startOf} from '../reader/nodes';
import type {Rule} from '../rule';

/** Signs of Markdown that readers would see, because what they begin or end is missing. */
const leftovers: readonly (readonly [pattern: RegExp, reason: string, note: string])[] = [
  [/\*\*/g, '** that begins or ends nothing', 'write ** on both sides of the words, without spaces inside'],
  [/`/g, 'a ` that begins or ends nothing', 'write ` on both sides of the code'],
  [/\](?=\s\((?:\.{0,2}\/|#|https?:))/g, 'a space between the brackets of a link', 'write [text](address)'],
  [/\[\^[^\]\s]+\]/g, 'a footnote that is not defined', 'write [^1]: … below, or remove it'],
];

const leftoverRule: Rule = {
  name: 'markdown/leftover',
  level: 'error',
  page({document}) {
    const found: Message[] = [];
    visit(document.tree, 'text', (node) => {
      // As it is written: an escaped sign (\\*) is meant.
      const source = document.body
        .slice(startOf(node), node.position?.end.offset)
        .replace(/\\[\s\S]/g, (escaped) => 'x'.repeat(escaped.length));
      for (const [pattern, reason, note] of leftovers) {
        for (const {index} of source.matchAll(pattern)) found.push({at: startOf(node) + index, reason, note});
      }
    });
    return found;
  },
};

/** Whether a paragraph stands by itself: in lists, boxes and elements it may be indented. */
const standsAlone = (parent: Parents | undefined): boolean => parent?.type === 'root';

const indentRule: Rule = {
  name: 'code/indented',
  level: 'error',
  page({document}) {
    const found: Message[] = [];
    visit(document.tree, 'paragraph', (node, _, parent) => {
      const at = startOf(node);
      const lineStart = document.body.lastIndexOf('\n', at - 1) + 1;
      if (!standsAlone(parent) || !/^ {4,}$/.test(document.body.slice(lineStart, at))) return;
      found.push({
        at,
        reason: 'four spaces at the beginning of a line make no code here',
        note: 'write ``` and its language above the code and ``` below, or remove the spaces',
      });
    });
    return found;
  },
};

const emptyRule: Rule = {
  name: 'page/empty',
  level: 'error',
  page: ({document}) =>
    document.hasFrontMatter && document.syntaxErrors.length === 0 && document.body.trim() === ''
      ? [{at: document.bodyStart, reason: 'the page says nothing', note: 'write its text below the front matter'}]
      : [],
};

export const markupRules: readonly Rule[] = [leftoverRule, indentRule, emptyRule];
