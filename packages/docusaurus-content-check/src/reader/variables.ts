/**
 * Stand-ins for `{{name}}` of the same length, from Unicode's private use area: MDX would read the braces as
 * JavaScript, and with a text of the same length every offset stays true.
 */
const start = '\uE000';
const firstName = 0xe100;
const padding = '\uE001';
/** Stand-ins for names only: whoever types these signs in front of others hides nothing. */
const masked = new RegExp(`${start}([\ue100-\uf8ff])${padding}*`, 'g');
/** Anything in double braces that begins like a name, well-formed or not; objects of JSX and `{{.Names}}` of templates are none. */
const reference = /\{\{\s*(\p{L}[^{}:'"\n]*?)\s*\}\}/gu;

/** All names that were hidden: a text has the same stand-ins wherever it is read. */
const names: string[] = [];
/** Name behind the sign that stands for it. */
const nameOf = (sign: string): string | undefined => names[(sign.codePointAt(0) ?? firstName) - firstName];

/** Hides variables from the parser of Markdown. */
export class VariableMask {
  constructor(private readonly variables: ReadonlyMap<string, string> = new Map()) {}

  /** Replaces references to variables by stand-ins, and what can only be meant as one: `{a.b}` is no JavaScript. */
  hide(text: string): string {
    return replaceVariables(text, (name, match) => {
      if (!this.variables.has(name) && !/^[\p{L}\d]+(?:[.-][\p{L}\d]+)+$/u.test(name)) return match;
      let index = names.indexOf(name);
      if (index < 0) index = names.push(name) - 1;
      return `${start}${String.fromCodePoint(firstName + index)}`.padEnd(match.length, padding);
    });
  }

  /** Whether a hidden text names a variable that the site lacks. */
  lacks(text: string): boolean {
    return [...text.matchAll(masked)].some(([, index = '']) => !this.variables.has(nameOf(index) ?? ''));
  }

  /** Replaces stand-ins by the variables' values; an unknown one by its name. */
  fill(text: string): string {
    return text.replace(masked, (match, index: string) => {
      const name = nameOf(index);
      return name === undefined ? match : (this.variables.get(name) ?? name);
    });
  }
}

/** Whether a text holds a stand-in. */
export const holdsVariable = (text: string): boolean => text.includes(start);

const variableHost = new RegExp(`^[a-z][a-z\\d+.-]*://${start}.${padding}*(?::\\d+)?(?:[/?#]|$)`, 'i');
/** Other fields than these may name one more who gets a copy, and so may what stands behind a line break in a subject. */
const fields = String.raw`(?:[?&](?:subject=(?:(?!%[01][\da-f])[^?&#])*|body=[^?&#]*))*`;
const variableMailbox = new RegExp(`^mailto:${start}.${padding}*${fields}$`, 'i');

/** Whether all of an address's host, or its mailbox, is a stand-in. */
export const hasVariableHost = (url: string): boolean => variableHost.test(url) || variableMailbox.test(url);

/** A text with something else in the place of each reference to a variable. */
export const replaceVariables = (text: string, by: (name: string, match: string, at: number) => string): string =>
  text.replace(reference, (match, name: string, at: number) => by(name, match, at));

/** References to variables in a text, with their offsets. */
export const variableReferences = (text: string): {name: string; at: number; match: string}[] =>
  [...text.matchAll(reference)].map(({index, 0: match, 1: name = ''}) => ({name, at: index, match}));
