import {message, offsetOf, type Message} from '../diagnostic';

/** A syntax error in words that an author can act on. */
interface SyntaxMessage extends Message {
  /** Offset behind what has to be blanked so that the rest can be read. */
  readonly end: number;
}

/** @param right - what corrects the mistake, where a program can */
const syntaxMessage = (at: number, end: number, reason: string, note: string, right?: string): SyntaxMessage => ({
  ...message(at, reason, note, right === undefined ? {} : {fix: {start: at, end, text: right}}),
  end,
});

/** Elements that have no content and no closing tag in HTML; in MDX they close themselves. */
const voidElements = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'source', 'track', 'wbr']);

/** The brace that opens the expression around an offset. */
function openingBrace(text: string, from: number): number {
  let depth = 0;
  for (let at = Math.min(from, text.length - 1); at >= 0; at -= 1) {
    if (text[at] === '}' && at < from) depth += 1;
    if (text[at] === '{') {
      if (depth === 0) return at;
      depth -= 1;
    }
  }
  return 0;
}

/** Offset behind the next occurrence of a mark on the same line, or the line's end. */
function behind(text: string, from: number, mark: string): number {
  const [line = ''] = text.slice(from).split('\n', 1);
  const found = line.indexOf(mark);
  return from + (found < 0 ? line.length : found + mark.length);
}

function unclosedTag(reason: string, original: string, text: string): SyntaxMessage | undefined {
  const [, name = '', line, column] =
    /(?:Expected a closing tag for|corresponding closing tag for) `<([^`>]*)>` \((\d+):(\d+)/.exec(reason) ?? [];
  if (line === undefined) return undefined;
  const at = offsetOf(text, Number(line), Number(column));
  const end = behind(text, at, '>');
  if (voidElements.has(name)) {
    const right = original.slice(at, end).replace(/>$/, ' />');
    return syntaxMessage(at, end, `<${name}> is not closed`, `write <${name}${name === 'img' ? ' …' : ''} />`, right);
  }
  const [, other] = /Unexpected closing tag `<\/([^`>]*)>`/.exec(reason) ?? [];
  return syntaxMessage(
    at,
    end,
    other ? `<${name}> is open where </${other}> closes the element around it` : `<${name}> is never closed`,
    `write </${name}> where it ends, on a line of its own if <${name}> stands on one`,
  );
}

function brokenExpression(original: string, text: string, reported: number): SyntaxMessage {
  const at = openingBrace(text, reported);
  const end = behind(text, at, '}');
  const [, id] = /^\{\s*#([^\s}]+)\s*\}$/.exec(original.slice(at, end)) ?? [];
  if (id !== undefined) {
    const comment = `{/* #${id} */}`;
    return syntaxMessage(at, end, `{#${id}} is not how ids are written here`, `write ${comment}`, comment);
  }
  const note = 'write \\{ for a brace, or `…` around code; a variable has two: {{name}}';
  return syntaxMessage(at, end, 'a brace begins JavaScript, and this is none', note);
}

function brokenTag(original: string, text: string, reported: number): SyntaxMessage {
  const at = Math.max(text.lastIndexOf('<', reported), 0);
  if (original.startsWith('<!--', at)) {
    const end = behind(text, at, '-->');
    const comment = original.slice(at, end).replace(/^<!--/, '{/*').replace(/-->$/, '*/}');
    return syntaxMessage(at, end, 'HTML comments do not work in MDX', 'write {/* … */}', comment);
  }
  const [address] = /^<([a-z][a-z0-9+.-]*:[^>\s]*|[^>\s@]+@[^>\s]+)>/.exec(text.slice(at)) ?? [];
  if (address !== undefined) {
    return syntaxMessage(at, at + address.length, `${address} is no link in MDX`, 'write [text](address)');
  }
  if (!/^<\/?[A-Za-z]/.test(text.slice(at, at + 3))) {
    return syntaxMessage(at, at + 1, '< begins an element', 'write \\<, or `…` around code');
  }
  const note = 'close it with > and put values into quotation marks: <Name key="value" />';
  return syntaxMessage(at, behind(text, at, '>'), 'an element that cannot be read', note);
}

/**
 * Says what MDX's parser means.
 *
 * @param reason - the parser's sentence
 * @param original - the file
 * @param text - the file with variables and earlier mistakes blanked, of the same length
 * @param reported - offset that the parser names
 */
export function explainMdx(reason: string, original: string, text: string, reported: number): SyntaxMessage {
  const unclosed = unclosedTag(reason, original, text);
  if (unclosed) return unclosed;
  if (reason.includes('import/exports')) {
    const at = text.lastIndexOf('\n', reported - 1) + 1;
    const note = "write import name from './file.webp'; and an empty line below it";
    return syntaxMessage(at, behind(text, at, '\n'), 'an import that cannot be read', note);
  }
  if (reason.startsWith('Could not parse expression')) return brokenExpression(original, text, reported);
  if (reason.includes('in expression')) {
    const at = openingBrace(text, reported);
    const note = 'write \\{ for a brace, or `…` around code';
    return syntaxMessage(at, at + 1, 'a brace is opened and never closed', note);
  }
  if (reason.includes('closing slash') || reason.startsWith('Expected the closing tag')) {
    const at = Math.max(text.lastIndexOf('</', reported + 1), 0);
    const stray = 'a closing tag without an opening one in the same paragraph or list';
    return syntaxMessage(at, behind(text, at, '>'), stray, 'put both on lines of their own, or remove it');
  }
  return brokenTag(original, text, reported);
}
