import {readFileSync} from 'node:fs';
import path from 'node:path';
import {lint} from 'markdownlint/sync';
import type {Configuration, LintError} from 'markdownlint';
import {message, offsetOf, type Edit} from '../diagnostic';
import type {Rule} from '../rule';

/** The same file that editors read. */
const config = JSON.parse(readFileSync(path.resolve(__dirname, '../../markdownlint.json'), 'utf8')) as Configuration;

/** What to say of each of markdownlint's rules that markdownlint.json switches on. */
export const sayings: Readonly<Record<string, readonly [reason: string, note: string]>> = {
  'no-trailing-spaces': ['spaces at the end of the line', 'remove them; a break within a paragraph is <br />'],
  'no-hard-tabs': ['a tab', 'write spaces'],
  'no-reversed-links': ['brackets of a link in the wrong order', 'write [text](address)'],
  'no-multiple-blanks': ['several empty lines', 'leave one'],
  'no-missing-space-atx': ['no space behind the # of a heading', 'write ## Heading'],
  'no-multiple-space-atx': ['several spaces behind the # of a heading', 'write one'],
  'heading-start-left': ['a heading that does not begin at the margin', 'remove the spaces before #'],
  'no-bare-urls': ['an address that is no link', 'write [text](address)'],
  'no-space-in-emphasis': ['a space inside ** or *, which then shows as it is', 'remove the space'],
  'no-space-in-code': ['a space inside `…`', 'remove it'],
  'no-space-in-links': ['a space inside the brackets of a link', 'remove it'],
  'no-empty-links': ['a link without an address', 'write [text](address)'],
  'single-trailing-newline': ['the file does not end with one line break', 'end it with one'],
  'reference-links-images': [
    'a link to a reference that is not defined',
    'write [text](address), or define [name]: address',
  ],
  'link-image-reference-definitions': ['a reference that no link uses', 'remove it'],
};

/** Its edits make `<https://…>` of an address, which is no link in MDX. */
const withoutEdits = 'no-bare-urls';

function editOf(text: string, {lineNumber, fixInfo}: LintError): Edit | undefined {
  if (!fixInfo) return undefined;
  const line = fixInfo.lineNumber ?? lineNumber;
  const deleteCount = fixInfo.deleteCount ?? 0;
  if (deleteCount === -1) return {start: offsetOf(text, line), end: offsetOf(text, line + 1), text: ''};
  const start = offsetOf(text, line, fixInfo.editColumn ?? 1);
  return {start, end: start + deleteCount, text: fixInfo.insertText ?? ''};
}

/** The rules of markdownlint about the form of Markdown; editors that know it show the same while typing. */
export const markdownlintRule: Rule = {
  name: 'markdown',
  page({document, file}) {
    // The underscores of variables and the asterisks of comments and imports are no markup.
    const text = document.mask
      .hide(document.text)
      .replace(/\{\/\*[^}]*\*\/\}|^(?:import|export) .*$/gm, (comment) => comment.replaceAll('*', '/'));
    const results = lint({strings: {[file]: text}, config});
    return (results[file] ?? []).map((error) => {
      const {ruleNames, ruleDescription, lineNumber, errorRange} = error;
      const name = ruleNames.find((each) => each in sayings) ?? ruleNames.at(-1) ?? '';
      const [reason, note] = sayings[name] ?? [ruleDescription, 'see the documentation of markdownlint'];
      const fix = name === withoutEdits ? undefined : editOf(document.text, error);
      const at = offsetOf(document.text, lineNumber, errorRange?.[0] ?? 1);
      return message(at, reason, note, {ruleId: `markdown/${name}`, ...(fix && {fix})});
    });
  },
};
