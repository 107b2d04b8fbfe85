import {importComponents} from './importComponents';
import {stackableTables} from './stackableTables';
import {tableCaptions} from './tableCaptions';
import {wholeWords} from './wholeWords';

/** What happens to the HTML of every Markdown file: docs, posts and pages alike. */
export const rehypePlugins = [tableCaptions, stackableTables, wholeWords, importComponents];
