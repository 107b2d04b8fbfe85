/**
 * Text that stays what it is wherever it is put, in Markdown, MDX and YAML: no markup, no expressions, no control characters
 * and none that nobody sees, but for a soft hyphen and what joins emoji.
 */
export const plainText =
  /^(?:[^\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2028\u2029{}<>\\`]|[\u00ad\ufe0f]|(?<=[\p{Emoji}\ufe0f])\u200d)*$/u;

/**
 * Words that Markdown shows as they are, in bold, in a cell and at the beginning of a line: no marks of emphasis, links, lists
 * and entities, no spaces around them, and no day, which pages write in words.
 */
export const plainWords =
  /^(?![\s#>=:-]|\+(?!\p{N})|\p{N}+[.)](?!\S)|\d{4}-\d\d-\d\d$)(?:[^*~[\]|_&]|(?<=[\p{L}\p{N}])_(?=[\p{L}\p{N}])|&(?!#?\w+;))+(?<!\s)$/u;

/** Names of providers and services, which stand in titles and in the middle of sentences: letters, digits and what names are joined with. */
export const plainName =
  /^(?!.*\p{Default_Ignorable_Code_Point})(?!\p{N}+[.)]|\d{4}-\d\d-\d\d$)[\p{L}\p{N}][\p{L}\p{M}\p{N} &'’.,+\-–!?/()·]*(?<! )$/u;

/** Longest name that leaves room for words beside it in a title. */
export const longestName = 40;

/** A text as it stands in any string of TypeScript, of either quotation marks: JSON's escapes are TypeScript's. */
export const escaped = (text: string): string => JSON.stringify(text).slice(1, -1).replaceAll("'", "\\'");

/** A text as a string of TypeScript. */
export const literal = (text: string): string => `'${escaped(text)}'`;
