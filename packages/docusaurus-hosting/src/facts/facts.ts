import {replaceVariables, variableReferences} from 'docusaurus-content-check/reader';
import {nearestName} from 'docusaurus-content-check/text';
import {formatDay, userNameLabels} from './display';
import {formatQuantity, isQuantity} from './quantity';
import {formatSchedule, isSchedule} from './schedule';
import type {Facts} from './schema';

/** Facts that Markdown can name: dotted path → text as it appears on the page. */
export type FactTexts = ReadonlyMap<string, string>;

/**
 * Days become `30. Juni 2024`, and what holds `ja`; other values stay as written.
 * Numbers get no thousands separator: they are ports and sizes that people copy.
 */
function formatFact(value: string | number | true, path: string): string {
  if (path === 'mail.userName') return userNameLabels[value as keyof typeof userNameLabels];
  const text = value === true ? 'ja' : String(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDay(text) : text;
}

/**
 * Flattens nested facts to dotted names. A quantity also has a dative (`legal.logRetention.dativ`),
 * and what has a label answers to its own name with its value, or with its text where it has no value.
 */
export function flattenFacts(root: object): FactTexts {
  const factTexts = new Map<string, string>();
  const visit = (value: unknown, path: string): void => {
    if (typeof value === 'string' || typeof value === 'number' || value === true) {
      factTexts.set(path, formatFact(value, path));
    } else if (isQuantity(value)) {
      factTexts.set(path, formatQuantity(value));
      factTexts.set(`${path}.dativ`, formatQuantity(value, 'dative'));
    } else if (isSchedule(value)) {
      factTexts.set(path, formatSchedule(value));
    } else if (value && typeof value === 'object') {
      const {label, value: single, text} = value as Readonly<Record<string, unknown>>;
      if (label !== undefined) visit(single ?? text, path);
      for (const [key, child] of Object.entries(value)) visit(child, path ? `${path}.${key}` : key);
    }
  };
  visit(root, '');
  return factTexts;
}

/** Facts as texts by their names: what Markdown may name. */
export const factTextsOf = (facts: Facts): FactTexts => flattenFacts({...facts, notOffered: undefined});

/**
 * Replaces every `{{fact.name}}` in a Markdown file, front matter and code included.
 *
 * @param fileContent - the whole file
 * @param filePath - named in errors
 * @param known - all facts
 * @throws Error with file, line and the nearest valid name for every unknown fact.
 */
export function substituteFacts(fileContent: string, filePath: string, known: FactTexts): string {
  const unknown = variableReferences(fileContent).filter(({name}) => !known.has(name));
  if (unknown.length === 0) return replaceVariables(fileContent, (name) => known.get(name)!);
  const errors = unknown.map(({name, match, at}) => {
    const line = fileContent.slice(0, at).split('\n').length;
    return `${filePath}:${line}: unknown fact ${match}; did you mean {{${nearestName(name, known.keys())}}}?`;
  });
  throw new Error(`${errors.join('\n')}\nThe facts are in src/facts/.`);
}

/** Names that a text at a path may mean: a neighbor, one of its amounts, or any fact by its whole name. */
function namesFor(name: string, path: string): string[] {
  const parent = path.slice(0, path.lastIndexOf('.'));
  return [`${parent}.${name}`, `${parent}.amounts.${name}`, name];
}

/**
 * Fills in the facts that texts of facts name, e.g. `nach {{value.dativ}} geleert` beside `value: days(30)`.
 *
 * @returns a copy of the facts in which no text names another fact
 * @throws Error that says which text names an unknown fact, or itself by way of others.
 */
export function fillInTexts<T extends object>(root: T): T {
  const known = flattenFacts(root);
  const fill = (text: string, path: string, within: readonly string[]): string =>
    replaceVariables(text, (name, match) => {
      const fact = namesFor(name, path).find((each) => known.has(each));
      if (fact === undefined) {
        throw new Error(
          `src/facts/: ${path} names the unknown fact ${match}; did you mean {{${nearestName(name, known.keys())}}}?`,
        );
      }
      if (within.includes(fact)) {
        throw new Error(`src/facts/: ${within[0]} names itself: ${[...within, fact].join(' → ')}`);
      }
      return fill(known.get(fact) ?? '', fact, [...within, fact]);
    });
  const copy = (value: unknown, path: string): unknown => {
    if (typeof value === 'string') return fill(value, path, [path]);
    if (Array.isArray(value) || typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, child]) => [key, copy(child, path ? `${path}.${key}` : key)]),
    );
  };
  return copy(root, '') as T;
}
