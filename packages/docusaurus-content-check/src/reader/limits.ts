import type {Nodes} from 'mdast';
import {message, placeOf, type Message} from '../diagnostic';

/** Far more than people write, and little enough to be read within a second. */
const most = {
  characters: 300_000,
  line: 8_000,
  lines: 3_000,
  nested: 30,
  columns: 200,
  cells: 30,
  block: 10_000,
  marks: 1_000,
};

const signs: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^[^\\n]{${most.line},}`, 'm'), `a line of more than ${most.line} characters`],
  [
    new RegExp(`^(?:[ \\t]*(?:>|[-*+?:](?=[ \\t])|\\d+[.)](?=[ \\t]))){${most.nested},}`, 'm'),
    'too many marks of lists and quotations',
  ],
  [new RegExp(`^[ \\t]{${most.columns},}\\S`, 'm'), `an indentation of more than ${most.columns} columns`],
  // Each row is filled up to the width of its table.
  [new RegExp(`(?:(?<!-):?-+:?[ \\t]*\\|[ \\t]*){${most.cells + 1}}`), `a table of more than ${most.cells} columns`],
  [/([[\](){}<>!&|`])\1{99}/, 'one sign a hundred times'],
  [/[\ue000-\uf8ff]/, 'a character of the private use area'],
  [/(?:^[ \t]*:{3,}[ \t]*\w.*\n\s*){30}/m, 'too many boxes within each other'],
];

/** Markdown's parser takes a paragraph as a whole, in the square of its time; drawings and code have its limits, too. */
const isLong = (block: string): boolean =>
  block.length > most.block || (block.match(/[*_~]/g) ?? []).length > most.marks;

/** Why a text would keep its readers busy for long, or could not be read at all; most such texts are accidents. */
export function unreadable(text: string, file: string): Message | undefined {
  const note = 'make it shorter or flatter: until then it is not checked';
  if (text.length > most.characters) {
    return message(0, `${text.length} characters; ${most.characters} are the most`, note);
  }
  const {length: lines} = text.split('\n');
  if (lines > most.lines) return message(0, `${lines} lines; ${most.lines} are the most`, note);
  for (const [sign, reason] of signs) {
    const at = text.search(sign);
    // The file's text is nothing to rules, so that they have no other line.
    if (at >= 0) return message(0, `${reason} in line ${placeOf(text, at).line}`, note);
  }
  const long = /\.mdx?$/.test(file) ? text.split(/\n(?:[ \t>]*\r?\n)+/).find(isLong) : undefined;
  if (long === undefined) return undefined;
  const {line} = placeOf(text, text.indexOf(long));
  const reason = `a paragraph of more than ${most.block} characters, or ${most.marks} of * _ ~, in line ${line}`;
  return message(0, reason, 'divide it by empty lines: until then it is not checked');
}

/** Deepest tree whose nodes all rules can visit. */
const deepest = 60;

/** Whether elements are nested too deep, counted without recursion. */
export function isTooDeep(root: Nodes): boolean {
  let level: readonly Nodes[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true;
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return false;
}
