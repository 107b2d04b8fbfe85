import {distance} from 'fastest-levenshtein';

/** All texts in a value, with the keys that lead to them. */
export function* textsIn(value: unknown, way: readonly string[] = []): Iterable<readonly [string, readonly string[]]> {
  if (typeof value === 'string') yield [value, way];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, [...way, key]);
}

/** A text as it stands in a regular expression that shall find it. (`RegExp.escape` needs Node.js 24.) */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * A text as terminals and logs of CI may show it: what they would obey or nobody sees (line breaks, control characters, those
 * that turn the direction of reading or take no space, the marks of commands of GitHub Actions) stands there by its number.
 */
export const visible = (text: string): string =>
  text.replace(/[\p{C}\p{Zl}\p{Zp}]|#(?=#\[)/gu, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);

/** The same for JSON, whose own numbers are understood by those who read it. */
export const visibleJson = (json: string): string =>
  json.replace(/[^\P{C}\n]|[\p{Zl}\p{Zp}]|#(?=#\[)/gu, (sign) =>
    sign.replace(/[^]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`),
  );

/** JSON as people can read it, with a final line break. */
export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A name that begins as the wrong one does is nearer than others with as many edits: people mistype what follows. */
const sameBeginning = 0.5;

const edits = (a: string, b: string): number => distance(a.toLowerCase(), b.toLowerCase());

/** The valid name with the fewest edits (Levenshtein) to a wrong one. */
export function nearestName(name: string, names: Iterable<string>): string | undefined {
  const ranked = [...names].map((each) => {
    const begins = each.charAt(0).toLowerCase() === name.charAt(0).toLowerCase();
    return {each, rank: edits(name, each) - (begins ? sameBeginning : 0)};
  });
  return ranked.sort((a, b) => a.rank - b.rank)[0]?.each;
}

/**
 * The nearest valid name, unless it takes too many edits: then it is a guess that helps nobody.
 *
 * @param maxEdits - half of the wrong name, if nothing else is said
 */
export function similarName(name: string, names: Iterable<string>, maxEdits = name.length / 2): string | undefined {
  const nearest = nearestName(name, names);
  return nearest !== undefined && edits(name, nearest) <= maxEdits ? nearest : undefined;
}
