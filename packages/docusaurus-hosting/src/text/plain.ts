/**
 * Text that stays what it is wherever it is put, in Markdown, MDX and YAML: no markup, no expressions, no control characters
 * and none that turn the direction of reading.
 */
export const plainText = /^[^\p{Cc}\u2028-\u202e\u2066-\u2069{}<>\\`]*$/u;

/** Names of providers and services, which stand in titles and in the middle of sentences: letters, digits and what names are joined with. */
export const plainName = /^(?!\p{N}+[.)])[\p{L}\p{N}][\p{L}\p{M}\p{N} &'’.,+\-–!?/()·]*$/u;

/** Longest name that leaves room for words beside it in a title. */
export const longestName = 40;

/** A text as it stands in any string of TypeScript, of either quotation marks: JSON's escapes are TypeScript's. */
export const escaped = (text: string): string => JSON.stringify(text).slice(1, -1).replaceAll("'", "\\'");

/** A text as a string of TypeScript. */
export const literal = (text: string): string => `'${escaped(text)}'`;
