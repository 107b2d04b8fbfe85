import {areSimilar} from '../../language';

/** Letters of the shortest word that is corrected. Shorter words resemble others by accident. */
export const minCorrectedLength = 4;
/** Letters that must be right for each unit of cost: "Konzert" is no misspelled "Konzept". */
const lettersPerCost = 6;
/** Costs of edits, by how often people make them: swapped letters, a letter that is missing, added or similar, any other. */
const [swap, common, rare] = [0.55, 0.8, 1.3];

const createRows = (length: number) =>
  [new Float64Array(length), new Float64Array(length), new Float64Array(length)] as const;
/** Rows of the table of costs, as long as the longest word needs them: a typo is compared with thousands of words. */
let rows = createRows(64);

/**
 * Damerau-Levenshtein distance (optimal string alignment) with weighted edits: what it costs to have meant one word and
 * typed another.
 *
 * @param limit - a cost above it is not worked out: most words are no candidates after a few letters
 */
export function typoCost(typed: string, meant: string, limit = Infinity): number {
  if (Math.abs(typed.length - meant.length) * common > limit) return Infinity;
  if (meant.length >= rows[0].length) rows = createRows(meant.length + 1);
  let [aboveThat, above, current] = rows;
  for (let column = 0; column <= meant.length; column += 1) above[column] = column * common;
  let leastAbove = 0;
  // Only so far from the diagonal can a cost stay within the limit.
  const band = Math.floor(limit / common);
  for (let row = 1; row <= typed.length; row += 1) {
    const letter = typed[row - 1]!;
    const first = Math.max(1, row - band);
    const last = Math.min(meant.length, row + band);
    let least = (current[first - 1] = first === 1 ? row * common : Infinity);
    for (let column = first; column <= last; column += 1) {
      const other = meant[column - 1]!;
      let cost = Math.min(above[column]!, current[column - 1]!) + common;
      const replaced = above[column - 1]!;
      if (letter === other) cost = Math.min(cost, replaced);
      else if (replaced + common < cost) cost = Math.min(cost, replaced + (areSimilar(letter, other) ? common : rare));
      if (row > 1 && column > 1 && letter === meant[column - 2] && typed[row - 2] === other) {
        cost = Math.min(cost, aboveThat[column - 2]! + swap);
      }
      current[column] = cost;
      if (cost < least) least = cost;
    }
    if (last < meant.length) current[last + 1] = Infinity;
    if (least > limit && leastAbove > limit) return Infinity;
    leastAbove = least;
    [aboveThat, above, current] = [above, current, aboveThat];
  }
  return above[meant.length]!;
}

/** What a misspelled word of so many letters may cost. */
const likely = (length: number): number => length / lettersPerCost;
/** The same for a guess, where nothing else leads anywhere: two common edits in six letters. */
export const farther = (length: number): number => (length >= lettersPerCost ? 2 * common : 0);

/**
 * Finds the word that was meant by an unknown one, if that looks like a typo rather than another word: the first letter
 * right, and few and likely edits for its length.
 *
 * @param typed - folded
 * @param candidates - folded words with the same first letter
 * @param frequencyOf - how often one occurs
 */
export function correctSpelling(
  typed: string,
  candidates: Iterable<string>,
  frequencyOf: (word: string) => number,
  limitOf = likely,
): string | undefined {
  if (typed.length < minCorrectedLength || /\d/.test(typed)) return undefined;
  let best: string | undefined;
  let bestCost = Infinity;
  for (const word of candidates) {
    if (word.length < minCorrectedLength) continue;
    const limit = Math.min(bestCost, limitOf(Math.min(typed.length, word.length)));
    const cost = typoCost(typed, word, limit);
    if (cost > limit) continue;
    if (best === undefined || cost < bestCost || frequencyOf(word) > frequencyOf(best)) [best, bestCost] = [word, cost];
  }
  return best;
}
