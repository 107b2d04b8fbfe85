import {createRequire} from 'node:module';
import {message, type Message} from '../diagnostic';
import {headingIds} from '../reader/anchors';
import type {MarkdownDocument} from '../reader/document';
import {elementsOf, endOf, nodesOf, startOf} from '../reader/nodes';
import {didYouMean, type Rule} from '../rule';
import {nearestName} from '../text';

const secondTitle = 'a second h1: the title is the page’s only one';

const headingRule: Rule = {
  name: 'headings/order',
  *page({document, area}) {
    // Pages of their own bring their h1; of posts and documentation the title becomes it, or without one the first heading.
    const isOwn = area.kind === 'pages';
    const headings = headingIds(document);
    const isTitle = document.frontMatter.data.title === undefined && headings[0]?.node.depth === 1;
    let previous = 1;
    for (const {node, text} of headings.slice(isOwn || isTitle ? 1 : 0)) {
      const {depth} = node;
      if (text === '') {
        yield message(node, 'a heading without words', 'write it, or remove the line');
        continue;
      }
      const begin = (marks: string): Pick<Message, 'fix'> => ({
        fix: {start: startOf(node), end: startOf(node) + depth, text: marks},
      });
      const right = '#'.repeat(previous + 1);
      if (depth === 1) yield message(node, secondTitle, 'remove the line, or begin it with ##', begin('##'));
      else if (depth > previous + 1) {
        const reason = `a heading of level ${depth} below one of level ${previous}`;
        yield message(node, reason, `begin it with ${right}`, begin(right));
      }
      previous = depth;
    }
    const titles = isOwn ? [] : elementsOf(document).filter(({name}) => name === 'h1');
    for (const title of titles) yield message(title, secondTitle, 'write ## for a heading');
  },
};

const idRule: Rule = {
  name: 'headings/twice',
  *page({document}) {
    const seen = new Set<string>();
    const taken = (place: Message['at'], id: string): Message =>
      message(place, `the id #${id} is taken above`, 'choose another id');
    const parents: string[] = [];
    const titles = new Set<string>();
    for (const {node, id, text, explicit} of headingIds(document)) {
      parents.length = node.depth;
      parents[node.depth - 1] = text;
      const path = parents.join(' / ');
      if (explicit && seen.has(id)) yield taken(startOf(node), id);
      else if (titles.has(path))
        yield message(node, `"${text}" is a heading above, too`, 'say in each what it is about');
      seen.add(id);
      titles.add(path);
    }
    for (const {index, 1: id = ''} of document.body.matchAll(/(?<=\s)id="([^"]+)"/g)) {
      if (seen.has(id)) yield taken(index, id);
      seen.add(id);
    }
  },
};

const fenceRule: Rule = {
  name: 'code/fence',
  *page({document}) {
    for (const node of nodesOf(document.tree, 'code')) {
      const block = document.body.slice(startOf(node), endOf(node));
      const [, fence] = /^(`{3,}|~{3,})/.exec(block) ?? [];
      if (!fence || new RegExp(`\\n[ \\t]*${fence}+[ \\t]*$`).test(block)) continue;
      const note = `write ${fence} on a line of its own where the code ends`;
      yield message(node, 'a code block that is never closed', note);
    }
  },
};

/** Names for text without highlighting. */
const plainLanguages = ['text', 'txt', 'plain', 'plaintext', 'mdx'];

const {languages} = createRequire(__filename)('prismjs/components.json') as {
  readonly languages: Readonly<Record<string, {readonly alias?: string | readonly string[]}>>;
};

/** Languages of code blocks: those that Prism, which colors them, knows with their aliases, and plain text. */
const codeLanguages: ReadonlySet<string> = new Set([
  ...plainLanguages,
  ...Object.entries(languages).flatMap(([name, {alias = []}]) => (name === 'meta' ? [] : [name, ...[alias].flat()])),
]);

const languageRule: Rule = {
  name: 'code/language',
  *page({document}) {
    for (const node of nodesOf(document.tree, 'code')) {
      const {lang} = node;
      if (!lang) {
        yield message(node, 'a code block without a language', 'write it behind the ```, e.g. ```bash, or ```text');
      } else if (!codeLanguages.has(lang)) {
        const note = didYouMean(nearestName(lang, codeLanguages), 'write ```text');
        yield message(node, `code blocks know no language "${lang}"`, note);
      }
    }
  },
};

/** Cells of a table's row: `|` between them, outside of code, not escaped. */
const cellsOf = (row: string): string[] =>
  row
    .trim()
    .replace(/`[^`]*`/g, (code) => 'x'.repeat(code.length))
    .replace(/\\\|/g, 'xx')
    .replace(/^\||\|$/g, '')
    .split('|');

/** Lines that look like rows of a table, in a paragraph: their delimiter is missing or wrong, or an empty line parts them from it. */
function* strayRows({tree, body}: MarkdownDocument): Iterable<Message> {
  for (const node of nodesOf(tree, 'paragraph')) {
    const lines = body.slice(startOf(node), endOf(node)).split('\n');
    const first = lines.findIndex((line) => cellsOf(line).length > 1);
    if (first < 0) continue;
    const line = lines[first]!.trim();
    const rows = lines.slice(first).filter((each) => cellsOf(each).length > 1 || each.trim().startsWith('|'));
    if (rows.length < 2 && !/^\|.*\|$/.test(line)) continue;
    const at = startOf(node) + lines.slice(0, first).reduce((length, each) => length + each.length + 1, 0);
    const columns = cellsOf(line).length;
    const note = `write | --- | for each of the ${columns} columns below the head, with empty lines around the table and none in it`;
    yield message(at, 'rows that make no table', note);
  }
}

const tableRule: Rule = {
  name: 'tables/cells',
  *page({document}) {
    for (const {children} of nodesOf(document.tree, 'table')) {
      const [head, ...rows] = children;
      const columns = head?.children.length ?? 0;
      for (const row of rows) {
        const cells = cellsOf(document.body.slice(startOf(row), endOf(row))).length;
        const reason = `a row of ${cells} cells in a table of ${columns} columns`;
        if (cells < columns) yield message(row, reason, 'add the cells that are missing, empty ones as | |');
        if (cells <= columns) continue;
        const note = 'write \\| for a bar that separates nothing, or add a column';
        yield message(row, `${reason}: the last ones vanish`, note);
      }
    }
    yield* strayRows(document);
  },
};

/** Signs of Markdown that readers would see, because what they begin or end is missing. */
const leftovers: readonly (readonly [pattern: RegExp, reason: string, note: string])[] = [
  [/\*\*/g, '** that begins or ends nothing', 'write ** on both sides of the words, without spaces inside'],
  [/`/g, 'a ` that begins or ends nothing', 'write ` on both sides of the code'],
  [/\](?=\s\((?:\.{0,2}\/|#|https?:))/g, 'a space between the brackets of a link', 'write [text](address)'],
  [/\[\^[^\]\s]+\]/g, 'a footnote that is not defined', 'write [^1]: … below, or remove it'],
];

const leftoverRule: Rule = {
  name: 'markdown/leftover',
  *page({document}) {
    for (const node of nodesOf(document.tree, 'text')) {
      // As it is written: an escaped sign (\\*) is meant.
      const source = document.body.slice(startOf(node), endOf(node)).replace(/\\[\s\S]/g, 'xx');
      for (const [pattern, reason, note] of leftovers) {
        for (const {index} of source.matchAll(pattern)) yield message(startOf(node) + index, reason, note);
      }
    }
  },
};

const emptyRule: Rule = {
  name: 'page/empty',
  page: ({document: {hasFrontMatter, syntaxErrors, body, bodyStart}}) =>
    hasFrontMatter && syntaxErrors.length === 0 && body.trim() === ''
      ? [message(bodyStart, 'the page says nothing', 'write its text below the front matter')]
      : [],
};

/** Lines that say nothing yet, as templates leave them; their label may stand before. */
const unfinishedRule: Rule = {
  name: 'page/unfinished',
  level: 'warning',
  stopsBuild: true,
  *page({document: {tree, body}}) {
    for (const node of nodesOf(tree, 'paragraph')) {
      const found = /^[ \t]*(?:\*\*[^*\n]+\*\* ?)?…[ \t]*$/m.exec(body.slice(startOf(node), endOf(node)));
      if (!found) continue;
      const note = 'write it where … stands, or remove it';
      yield message(startOf(node) + found.index, 'a line that is still to be written', note);
    }
  },
};

export const structureRules: readonly Rule[] = [
  headingRule,
  idRule,
  fenceRule,
  languageRule,
  tableRule,
  leftoverRule,
  emptyRule,
  unfinishedRule,
];
