import {stem} from '../analysis/stem';
import {stopWords} from '../analysis/words';

/** From this number of words on, a query that a heading contains is no coincidence, however long the heading is. */
const manyWords = 3;
/** Part of a heading that a pasted text must have: the rest is what differs from visitor to visitor. */
const quoted = 0.75;

const meaningful = (words: readonly string[]): string[] => [...new Set(words.filter((word) => !stopWords.has(word)))];

/** `0x800CCC0E`, `AADSTS50058`: nobody types one by accident. */
const isCode = (word: string): boolean => word.length >= 6 && /\d/.test(word) && /[a-z]/.test(word);

/**
 * Does a query name a heading, so that it leads there rather than to the top of the page? It does when the heading
 * contains all of its words and little else, when it quotes nearly all of the heading (a pasted error message), or when
 * both share a code.
 *
 * @param query - folded words
 * @param heading - folded words
 * @param typing - is the last word of the query still being typed, so that its beginning is enough?
 * @returns 0 when it does not, 1 when they share a code, else the share of words that both have in common
 */
export function nearness(query: readonly string[], heading: readonly string[], typing: boolean): number {
  const asked = meaningful(query);
  const offered = meaningful(heading);
  const stems = new Set(offered.map(stem));
  const begun = typing ? query.at(-1) : undefined;
  const shared = asked.filter(
    (word) => stems.has(stem(word)) || (word === begun && offered.some((other) => other.startsWith(word))),
  );
  if (shared.some(isCode)) return 1;
  const share = shared.length / (asked.length + offered.length - shared.length);
  const contained = shared.length === asked.length && (share >= 0.5 || shared.length >= manyWords);
  const pasted = shared.length >= manyWords && shared.length >= quoted * offered.length;
  return shared.length > 0 && (contained || pasted) ? share : 0;
}
