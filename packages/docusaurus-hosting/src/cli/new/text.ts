import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {stringify} from 'yaml';
import type {HostingContent} from '../../check/content';

/** Front matter. Texts have quotation marks: versions of YAML differ in which bare words are numbers and dates. */
export const frontMatter = (values: object): string =>
  `---\n${stringify(values, {defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN', lineWidth: 0})}---\n`;

/** A text as a paragraph of Markdown that says the same. */
export const paragraph = (text: string): string =>
  unified()
    .use(remarkGfm)
    .use(remarkStringify)
    .stringify({type: 'root', children: [{type: 'paragraph', children: [{type: 'text', value: text}]}]});

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
