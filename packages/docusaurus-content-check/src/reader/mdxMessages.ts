import {offsetOf, type Edit} from '../diagnostic';

/** A syntax error in words that an author can act on, and the range without which the rest can be read. */
export interface Explained {
  readonly at: number;
  readonly end: number;
  readonly reason: string;
  readonly note: string;
  readonly fix?: Edit;
}

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
  const lineEnd = text.indexOf('\n', from) < 0 ? text.length : text.indexOf('\n', from);
  const found = text.indexOf(mark, from);
  return found >= 0 && found < lineEnd ? found + mark.length : lineEnd;
}

function unclosedTag(reason: string, text: string): Explained | undefined {
  const [, name = '', line, column] =
    /(?:Expected a closing tag for|corresponding closing tag for) `<([^`>]*)>` \((\d+):(\d+)/.exec(reason) ?? [];
  if (line === undefined) return undefined;
  const at = offsetOf(text, Number(line), Number(column));
  const end = behind(text, at, '>');
  if (voidElements.has(name)) {
    return {
      at,
      end,
      reason: `<${name}> is not closed`,
      note: `write <${name} … />`.replace(' …', name === 'img' ? ' …' : ''),
      ...(text[end - 1] === '>' && {fix: {start: end - 1, end, text: ' />'}}),
    };
  }
  const [, other] = /Unexpected closing tag `<\/([^`>]*)>`/.exec(reason) ?? [];
  return {
    at,
    end,
    reason: other ? `<${name}> is open where </${other}> closes the element around it` : `<${name}> is never closed`,
    note: `write </${name}> where it ends, on a line of its own if <${name}> stands on one`,
  };
}

function brokenExpression(original: string, text: string, reported: number): Explained {
  const at = openingBrace(text, reported);
  const end = behind(text, at, '}');
  const [, id] = /^\{\s*#([^\s}]+)\s*\}$/.exec(original.slice(at, end)) ?? [];
  if (id !== undefined) {
    const note = `{/* #${id} */}`;
    return {
      at,
      end,
      reason: `{#${id}} is not how ids are written here`,
      note: `write ${note}`,
      fix: {start: at, end, text: note},
    };
  }
  return {
    at,
    end,
    reason: 'a brace begins JavaScript, and this is none',
    note: 'write \\{ for a brace, or `…` around code; a fact has two: {{mail.imap.host}}',
  };
}

function brokenTag(original: string, text: string, reported: number): Explained {
  const at = Math.max(text.lastIndexOf('<', reported), 0);
  if (original.startsWith('<!--', at)) {
    const end = behind(text, at, '-->');
    return {
      at,
      end,
      reason: 'HTML comments do not work in MDX',
      note: 'write {/* … */}',
      fix: {start: at, end, text: original.slice(at, end).replace(/^<!--/, '{/*').replace(/-->$/, '*/}')},
    };
  }
  const [address] = /^<([a-z][a-z0-9+.-]*:[^>\s]*|[^>\s@]+@[^>\s]+)>/.exec(text.slice(at)) ?? [];
  if (address !== undefined) {
    return {at, end: at + address.length, reason: `${address} is no link in MDX`, note: 'write [text](address)'};
  }
  if (!/^<\/?[A-Za-z]/.test(text.slice(at, at + 3))) {
    return {at, end: at + 1, reason: '„<“ begins an element', note: 'write \\<, or `…` around code'};
  }
  return {
    at,
    end: behind(text, at, '>'),
    reason: 'an element that cannot be read',
    note: 'close it with „>“ and put values into quotation marks: <Name key="value" />',
  };
}

function brokenImport(text: string, reported: number): Explained {
  const before = text.slice(0, reported);
  const line = Math.max(before.lastIndexOf('\nimport ') + 1, before.lastIndexOf('\nexport ') + 1);
  return {
    at: line,
    end: behind(text, line, '\n'),
    reason: 'an import that cannot be read',
    note: "write import name from './file.webp';",
  };
}

/**
 * Says what MDX's parser means.
 *
 * @param reason - the parser's sentence
 * @param original - the file
 * @param text - the file with facts and earlier mistakes blanked, of the same length
 * @param reported - offset that the parser names
 */
export function explainMdx(reason: string, original: string, text: string, reported: number): Explained {
  const unclosed = unclosedTag(reason, text);
  if (unclosed) return unclosed;
  if (reason.includes('import/exports')) return brokenImport(text, reported);
  if (reason.startsWith('Could not parse expression')) return brokenExpression(original, text, reported);
  if (reason.includes('in expression')) {
    const at = openingBrace(text, reported);
    return {
      at,
      end: at + 1,
      reason: 'a brace is opened and never closed',
      note: 'write \\{ for a brace, or `…` around code',
    };
  }
  if (reason.includes('only import/exports are supported')) {
    const at = text.lastIndexOf('\n', reported - 1) + 1;
    return {
      at,
      end: behind(text, at, '\n'),
      reason: 'text directly below an import',
      note: 'put an empty line between them',
    };
  }
  if (reason.includes('closing slash') || reason.startsWith('Expected the closing tag')) {
    const at = Math.max(text.lastIndexOf('</', reported + 1), 0);
    const [, name] = /`<\/([^`>]*)>`/.exec(reason) ?? [];
    return {
      at,
      end: behind(text, at, '>'),
      reason: name
        ? `</${name}> stands in another paragraph or list than <${name}>`
        : 'a closing tag without an opening one',
      note: name ? `put <${name}> and </${name}> on lines of their own` : 'remove it, or write the opening tag',
    };
  }
  return brokenTag(original, text, reported);
}
