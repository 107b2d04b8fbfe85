import {formatDay} from './display';
import {provider} from './index';
import {nearestName} from './nearestName';

/** Facts that Markdown can name: dotted path → text as it appears on the page. */
export type Facts = ReadonlyMap<string, string>;

/**
 * Days become `30. Juni 2024`; other values stay as written.
 * Numbers get no thousands separator: they are ports and sizes that people copy.
 */
function formatFact(value: string | number): string {
  const text = String(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDay(text) : text;
}

/** Flattens nested facts to dotted names; an object with label and value also answers to its own name. */
export function flattenFacts(root: object): Facts {
  const facts = new Map<string, string>();
  const visit = (value: unknown, path: string): void => {
    if (typeof value === 'string' || typeof value === 'number') {
      facts.set(path, formatFact(value));
    } else if (value && typeof value === 'object') {
      if ('value' in value && 'label' in value) {
        visit(value.value, path);
      }
      for (const [key, child] of Object.entries(value)) {
        visit(child, path ? `${path}.${key}` : key);
      }
    }
  };
  visit(root, '');
  return facts;
}

export const facts: Facts = flattenFacts(provider);

/** Anything in double braces that begins like a name, well-formed or not; objects of JSX and `{{.Names}}` of templates are none. */
const reference = /\{\{\s*(\p{L}[^{}:'"\n]*?)\s*\}\}/gu;

/**
 * Replaces every `{{fact.name}}` in a Markdown file, front matter and code included.
 *
 * @param fileContent - the whole file
 * @param filePath - named in errors
 * @throws Error with file, line and the nearest valid name for every unknown fact.
 */
export function substituteFacts(fileContent: string, filePath: string, known: Facts = facts): string {
  const errors: string[] = [];
  const substituted = fileContent.replace(reference, (match, name: string, offset: number) => {
    const value = known.get(name);
    if (value === undefined) {
      const line = fileContent.slice(0, offset).split('\n').length;
      errors.push(`${filePath}:${line}: unknown fact ${match}; did you mean {{${nearestName(name, known.keys())}}}?`);
      return match;
    }
    return value;
  });
  if (errors.length > 0) {
    throw new Error(`${errors.join('\n')}\nThe facts are in src/provider/.`);
  }
  return substituted;
}
