import {readFileSync} from 'node:fs';
import path from 'node:path';
import {lint} from 'markdownlint/sync';
import type {Configuration, LintError} from 'markdownlint';
import {message, offsetOf, type Edit} from '../../diagnostic';
import type {Rule} from '../../rule';
import messages from './markdownlintMessages.json';

/** The same file that editors read. */
const config = JSON.parse(readFileSync(path.resolve(__dirname, '../../../markdownlint.json'), 'utf8')) as Configuration;

/** What to say of each of markdownlint's rules that markdownlint.json switches on. */
export const ruleMessages: Readonly<Record<string, {readonly reason: string; readonly note: string} | undefined>> =
  messages;

/** Its edits make `<https://…>` of an address, which is no link in MDX. */
const withoutEdits = 'no-bare-urls';

function editOf(text: string, {lineNumber, fixInfo}: LintError): Edit | undefined {
  if (!fixInfo) return undefined;
  const line = fixInfo.lineNumber ?? lineNumber;
  const deleteCount = fixInfo.deleteCount ?? 0;
  if (deleteCount === -1) {
    const [start, end] = [offsetOf(text, line), offsetOf(text, line + 1)];
    // The last line has no end of its own: that of the line before goes.
    return {start: start === end ? start - 1 : start, end, text: ''};
  }
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
    // Comments in a page would switch rules off, or give them a slow pattern.
    const results = lint({strings: {[file]: text}, config, noInlineConfig: true});
    return (results[file] ?? []).map((error) => {
      const {ruleNames, ruleDescription, lineNumber, errorRange} = error;
      const name = ruleNames.find((each) => each in messages) ?? ruleNames.at(-1) ?? '';
      const {reason = ruleDescription, note = 'see the documentation of markdownlint'} = ruleMessages[name] ?? {};
      const fix = name === withoutEdits ? undefined : editOf(document.text, error);
      const at = offsetOf(document.text, lineNumber, errorRange?.[0] ?? 1);
      return message(at, reason, note, {ruleId: `markdown/${name}`, ...(fix && {fix})});
    });
  },
};
