import path from 'node:path';
import type {HostingContent} from '../../check/content';

/** A text as a value in YAML, in quotation marks where YAML would read signs of its own. */
export const yamlText = (text = ''): string =>
  /^[\p{L}\d]/u.test(text) && !/: |\s#|["']$/.test(text) ? text : JSON.stringify(text);

/** The next place in the sidebar behind the pages of a folder. */
export function freePosition(folder: string, {pages}: HostingContent): number {
  const positions = pages
    .filter(({file}) => {
      const own = path.posix.dirname(file);
      const isIndex = /\/index\.mdx?$/.test(file);
      return isIndex ? path.posix.dirname(own) === folder : own === folder;
    })
    .map(({document}) => document.frontMatter.data.sidebar_position)
    .filter((position) => typeof position === 'number');
  return Math.floor(Math.max(0, ...positions)) + 1;
}

/**
 * Adds lines at the end of a list or an object of TypeScript.
 *
 * @param name - of the constant that holds it
 * @throws Error when the file has no such constant.
 */
export function insertBeforeEnd(text: string, name: string, lines: string, file: string): string {
  const start = new RegExp(`\\b(?:const|let) ${name}\\b[^=]*=[^\\n]*[\\[{][ \\t]*(?:\\n|(?=[\\]}]))`).exec(text);
  if (!start) throw new Error(`${file} has no list "${name}" to add to.`);
  const inside = start.index + start[0].length;
  const end = /^[ \t]*[\]}]/m.exec(text.slice(inside).replace(/^ {2,}.*$/gm, (line) => ' '.repeat(line.length)));
  if (!end) throw new Error(`${file}: the list "${name}" does not end at the margin.`);
  const at = inside + end.index;
  return `${text.slice(0, at)}${text[at - 1] === '\n' ? '' : '\n'}${lines}${text.slice(at)}`;
}
