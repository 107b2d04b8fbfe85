import type {Language} from '../../language/language';

/** Letters of the shortest word that is corrected. Shorter words resemble others by accident. */
export const minCorrectedLength = 4;
/** Letters that must be right for each unit of cost: "Konzert" is no misspelt "Konzept". */
const lettersPerCost = 6;
/** Costs of edits, by how often people make them. Swapped and doubled letters are slips of the hand, */
const [slip, common, rare] = [0.55, 0.8, 1.3];

/**
 * Damerau-Levenshtein distance (optimal string alignment) with weighted edits: what it costs to have meant one word and
 * typed another. A missing, an additional and a similar letter are common, any other letter is rather another word.
 */
export function typoCost(typed: string, meant: string, {areSimilar}: Language): number {
  /** Cost of a letter that the other word lacks: less when it doubles the one before. */
  const extra = (word: string, at: number): number => (word[at] === word[at - 1] ? slip : common);
  const rows: number[][] = [[0]];
  for (let column = 1; column <= meant.length; column += 1) {
    rows[0]![column] = rows[0]![column - 1]! + extra(meant, column - 1);
  }
  for (let row = 1; row <= typed.length; row += 1) {
    const above = rows[row - 1]!;
    const current = [above[0]! + common];
    const letter = typed[row - 1]!;
    for (let column = 1; column <= meant.length; column += 1) {
      const other = meant[column - 1]!;
      const change = letter === other ? 0 : areSimilar(letter, other) ? common : rare;
      let cost = Math.min(
        above[column - 1]! + change,
        above[column]! + extra(typed, row - 1),
        current[column - 1]! + extra(meant, column - 1),
      );
      if (row > 1 && column > 1 && letter === meant[column - 2] && typed[row - 2] === other) {
        cost = Math.min(cost, rows[row - 2]![column - 2]! + slip);
      }
      current[column] = cost;
    }
    rows[row] = current;
  }
  return rows[typed.length]![meant.length]!;
}

/** A word that may have been meant. */
export interface Candidate {
  readonly word: string;
  /** How often it occurs. */
  readonly frequency: number;
}

/**
 * Finds the word that was meant by an unknown one, if that looks like a typo rather than another word: the first letter
 * right, and few and likely edits for its length.
 *
 * @param typed - folded
 * @param candidates - folded words with the same first letter
 */
export function correctSpelling(
  typed: string,
  candidates: Iterable<Candidate>,
  language: Language,
): string | undefined {
  if (typed.length < minCorrectedLength || /\d/.test(typed)) return undefined;
  let best: (Candidate & {readonly cost: number}) | undefined;
  for (const {word, frequency} of candidates) {
    if (word.length < minCorrectedLength) continue;
    const limit = Math.min(typed.length, word.length) / lettersPerCost;
    if (Math.abs(typed.length - word.length) * slip > limit) continue;
    const cost = typoCost(typed, word, language);
    if (cost > limit) continue;
    if (!best || cost < best.cost || (cost === best.cost && frequency > best.frequency)) best = {word, cost, frequency};
  }
  return best?.word;
}
