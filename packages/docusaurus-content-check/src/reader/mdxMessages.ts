import {message, offsetOf, type Edit, type Message} from '../diagnostic';

/** A syntax error in words that an author can act on. */
interface SyntaxMessage extends Message {
  /** Offset behind what has to be blanked so that the rest can be read. */
  readonly end: number;
}

const syntaxMessage = (at: number, end: number, reason: string, note: string, fix?: Edit): SyntaxMessage => ({
  ...message(at, reason, note, fix && {fix}),
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

function unclosedTag(reason: string, text: string): SyntaxMessage | undefined {
  const [, name = '', line, column] =
    /(?:Expected a closing tag for|corresponding closing tag for) `<([^`>]*)>` \((\d+):(\d+)/.exec(reason) ?? [];
  if (line === undefined) return undefined;
  const at = offsetOf(text, Number(line), Number(column));
  const end = behind(text, at, '>');
  if (voidElements.has(name)) {
    const fix = text[end - 1] === '>' ? {start: end - 1, end, text: ' />'} : undefined;
    return syntaxMessage(at, end, `<${name}> is not closed`, `write <${name}${name === 'img' ? ' …' : ''} />`, fix);
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
    const fix = {start: at, end, text: comment};
    return syntaxMessage(at, end, `{#${id}} is not how ids are written here`, `write ${comment}`, fix);
  }
  const note = 'write \\{ for a brace, or `…` around code; a variable has two: {{name}}';
  return syntaxMessage(at, end, 'a brace begins JavaScript, and this is none', note);
}

function brokenTag(original: string, text: string, reported: number): SyntaxMessage {
  const at = Math.max(text.lastIndexOf('<', reported), 0);
  if (original.startsWith('<!--', at)) {
    const end = behind(text, at, '-->');
    const comment = original.slice(at, end).replace(/^<!--/, '{/*').replace(/-->$/, '*/}');
    const fix = {start: at, end, text: comment};
    return syntaxMessage(at, end, 'HTML comments do not work in MDX', 'write {/* … */}', fix);
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

function brokenImport(text: string, reported: number): SyntaxMessage {
  const before = text.slice(0, reported);
  const at = Math.max(before.lastIndexOf('\nimport ') + 1, before.lastIndexOf('\nexport ') + 1);
  const end = behind(text, at, '\n');
  return syntaxMessage(at, end, 'an import that cannot be read', "write import name from './file.webp';");
}

function strayClosingTag(reason: string, text: string, reported: number): SyntaxMessage {
  const at = Math.max(text.lastIndexOf('</', reported + 1), 0);
  const end = behind(text, at, '>');
  const [, name] = /`<\/([^`>]*)>`/.exec(reason) ?? [];
  if (name === undefined) {
    return syntaxMessage(at, end, 'a closing tag without an opening one', 'remove it, or write the opening tag');
  }
  const stray = `</${name}> stands in another paragraph or list than <${name}>`;
  return syntaxMessage(at, end, stray, `put <${name}> and </${name}> on lines of their own`);
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
  const unclosed = unclosedTag(reason, text);
  if (unclosed) return unclosed;
  if (reason.includes('only import/exports are supported')) {
    const at = text.lastIndexOf('\n', reported - 1) + 1;
    const end = behind(text, at, '\n');
    return syntaxMessage(at, end, 'text directly below an import', 'put an empty line between them');
  }
  if (reason.includes('import/exports')) return brokenImport(text, reported);
  if (reason.startsWith('Could not parse expression')) return brokenExpression(original, text, reported);
  if (reason.includes('in expression')) {
    const at = openingBrace(text, reported);
    const note = 'write \\{ for a brace, or `…` around code';
    return syntaxMessage(at, at + 1, 'a brace is opened and never closed', note);
  }
  if (reason.includes('closing slash') || reason.startsWith('Expected the closing tag')) {
    return strayClosingTag(reason, text, reported);
  }
  return brokenTag(original, text, reported);
}
