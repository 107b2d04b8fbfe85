import {visit} from 'unist-util-visit';
import {nearestName} from '../text/nearestName';
import {codeLanguages} from './codeLanguages';
import type {Message} from '../diagnostic';
import {didYouMean, type Rule} from '../rule';
import {headingIds} from '../reader/anchors';
import type {MarkdownDocument} from '../reader/document';
import {elementsOf, startOf} from '../reader/nodes';

const headingRule: Rule = {
  name: 'headings/order',
  level: 'error',
  page({document, area}) {
    // Pages of their own bring their h1; of posts and documentation the title becomes it, or without one the first heading.
    const all = headingIds(document);
    const bringsTitle = area.kind === 'pages' || (document.frontMatter.data.title === undefined && all[0]?.depth === 1);
    const headings = bringsTitle ? all.slice(1) : all;
    let previous = 1;
    const found = headings.flatMap(({depth, at, text}): Message[] => {
      if (text === '') return [{at, reason: 'a heading without words', note: 'write it, or remove the line'}];
      const skipped = depth > previous + 1;
      const before = previous;
      previous = depth;
      if (depth === 1) {
        return [
          {
            at,
            reason: 'a second h1: the title is the page’s only one',
            note: 'remove the line, or begin it with ##',
            fix: {start: at, end: at + 1, text: '##'},
          },
        ];
      }
      if (!skipped) return [];
      return [
        {
          at,
          reason: `a heading of level ${depth} below one of level ${before}`,
          note: `begin it with ${'#'.repeat(before + 1)}`,
          fix: {start: at, end: at + depth, text: '#'.repeat(before + 1)},
        },
      ];
    });
    return area.kind === 'pages' ? found : [...found, ...titleElements(document)];
  },
};

/** `<h1>` beside the title. */
const titleElements = (document: MarkdownDocument): Message[] =>
  elementsOf(document)
    .filter(({name}) => name === 'h1')
    .map((element) => ({
      at: startOf(element),
      reason: 'a second h1: the title is the page’s only one',
      note: 'write ## for a heading',
    }));

const idRule: Rule = {
  name: 'headings/twice',
  level: 'error',
  page({document}) {
    const seen = new Set<string>();
    const parents: string[] = [];
    const titles = new Set<string>();
    const found = headingIds(document).flatMap(({id, text, depth, at, explicit}): Message[] => {
      parents.length = depth;
      parents[depth - 1] = text;
      const path = [...parents].join(' / ');
      const found: Message[] = [];
      if (explicit && seen.has(id)) found.push({at, reason: `the id #${id} is taken above`, note: 'choose another id'});
      else if (titles.has(path))
        found.push({at, reason: `„${text}“ is a heading above, too`, note: 'say in each what it is about'});
      seen.add(id);
      titles.add(path);
      return found;
    });
    const written = [...document.body.matchAll(/(?<=\s)id="([^"]+)"/g)].flatMap(({index, 1: id = ''}): Message[] => {
      const taken = seen.has(id);
      seen.add(id);
      return taken ? [{at: index, reason: `the id #${id} is taken above`, note: 'choose another id'}] : [];
    });
    return [...found, ...written];
  },
};

const fenceRule: Rule = {
  name: 'code/fence',
  level: 'error',
  page({document}) {
    const found: Message[] = [];
    visit(document.tree, 'code', (node) => {
      const start = startOf(node);
      const block = document.body.slice(start, node.position?.end.offset);
      const [, fence] = /^(`{3,}|~{3,})/.exec(block) ?? [];
      if (!fence || new RegExp(`\\n[ \\t]*${fence}+[ \\t]*$`).test(block)) return;
      found.push({
        at: start,
        reason: 'a code block that is never closed',
        note: `write ${fence} on a line of its own where the code ends`,
      });
    });
    return found;
  },
};

const languageRule: Rule = {
  name: 'code/language',
  level: 'error',
  page({document}) {
    const known = codeLanguages();
    const found: Message[] = [];
    visit(document.tree, 'code', (node) => {
      const {lang} = node;
      const at = startOf(node);
      if (!lang) {
        found.push({
          at,
          reason: 'a code block without a language',
          note: 'write it behind the ```, e.g. ```bash, or ```text',
        });
      } else if (!known.has(lang)) {
        found.push({
          at,
          reason: `code blocks know no language "${lang}"`,
          note: didYouMean(nearestName(lang, known), 'write ```text'),
        });
      }
    });
    return found;
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

const tableRule: Rule = {
  name: 'tables/cells',
  level: 'error',
  page({document}) {
    const found: Message[] = [];
    visit(document.tree, 'table', ({children: [head, ...rows]}) => {
      const columns = head?.children.length ?? 0;
      for (const row of rows) {
        const at = startOf(row);
        const cells = cellsOf(document.body.slice(at, row.position?.end.offset)).length;
        if (cells > columns) {
          found.push({
            at,
            reason: `a row of ${cells} cells in a table of ${columns} columns: the last ones vanish`,
            note: 'write \\| for a bar that separates nothing, or add a column',
          });
        } else if (cells < columns) {
          found.push({
            at,
            reason: `a row of ${cells} cells in a table of ${columns} columns`,
            note: 'add the cells that are missing, empty ones as | |',
          });
        }
      }
    });
    found.push(...strayRows(document));
    return found;
  },
};

/** Lines that look like rows of a table, in a paragraph: their delimiter is missing or wrong, or an empty line parts them from it. */
function strayRows({tree, body}: MarkdownDocument): Message[] {
  const found: Message[] = [];
  visit(tree, 'paragraph', (node) => {
    const start = startOf(node);
    const lines = body.slice(start, node.position?.end.offset).split('\n');
    const first = lines.findIndex((line) => cellsOf(line).length > 1);
    const line = lines[first]?.trim() ?? '';
    const rows = lines.slice(first).filter((each) => cellsOf(each).length > 1 || each.trim().startsWith('|'));
    if (first < 0 || (rows.length < 2 && !/^\|.*\|$/.test(line))) return;
    found.push({
      at: start + lines.slice(0, first).join('\n').length + (first > 0 ? 1 : 0),
      reason: 'rows that make no table',
      note: `write | --- | for each of the ${cellsOf(line).length} columns below the head, with empty lines around the table and none in it`,
    });
  });
  return found;
}

const headLinkRule: Rule = {
  name: 'tables/head-link',
  level: 'error',
  page({document}) {
    const found: Message[] = [];
    visit(document.tree, 'table', ({children: [head]}) => {
      if (!head) return;
      visit(head, 'link', (link) => {
        found.push({
          at: startOf(link),
          reason: 'a link in the head of a table, which phones do not show',
          note: 'put it below the table',
        });
      });
    });
    return found;
  },
};

const truncateRule: Rule = {
  name: 'post/truncate',
  level: 'error',
  stopsBuild: true,
  page: ({area, document}) =>
    area.kind === 'blog' && !/\{\/\*\s*truncate\s*\*\/\}/.test(document.body)
      ? [
          {
            at: document.bodyStart,
            reason: 'nothing says where the list of posts cuts the text',
            note: 'write {/* truncate */} below the first sentence',
          },
        ]
      : [],
};

export const structureRules: readonly Rule[] = [
  headingRule,
  idRule,
  fenceRule,
  languageRule,
  tableRule,
  headLinkRule,
  truncateRule,
];
