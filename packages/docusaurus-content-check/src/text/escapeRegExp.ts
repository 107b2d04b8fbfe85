/** A text as it stands in a regular expression that shall find it. (`RegExp.escape` is newer than the Node.js that we support.) */
export const escapeRegExp = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
