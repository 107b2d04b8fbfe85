import type {Language} from '../../language/language';

/** Letters of the shortest word that is corrected. Shorter words resemble others by accident. */
export const minCorrectedLength = 4;
/** Letters that must be right for each unit of cost: "Konzert" is no misspelt "Konzept". */
const lettersPerCost = 6;
/** Costs of edits, by how often people make them: swapped letters, a letter that is missing, added or similar, any other. */
const [swap, common, rare] = [0.55, 0.8, 1.3];

/**
 * Damerau-Levenshtein distance (optimal string alignment) with weighted edits: what it costs to have meant one word and
 * typed another.
 *
 * @param limit - a cost above it is not worked out: most words are no candidates after a few letters
 */
export function typoCost(typed: string, meant: string, {areSimilar}: Language, limit = Infinity): number {
  const rows = [Array.from({length: meant.length + 1}, (_, column) => column * common)];
  for (let row = 1; row <= typed.length; row += 1) {
    const above = rows[row - 1]!;
    const current = [row * common];
    for (let column = 1; column <= meant.length; column += 1) {
      const [letter, other] = [typed[row - 1]!, meant[column - 1]!];
      const change = letter === other ? 0 : areSimilar(letter, other) ? common : rare;
      const isSwapped = row > 1 && column > 1 && letter === meant[column - 2] && typed[row - 2] === other;
      current[column] = Math.min(
        above[column - 1]! + change,
        above[column]! + common,
        current[column - 1]! + common,
        isSwapped ? rows[row - 2]![column - 2]! + swap : Infinity,
      );
    }
    rows.push(current);
    if (Math.min(...current) > limit && Math.min(...above) > limit) return Infinity;
  }
  return rows.at(-1)!.at(-1)!;
}

/** What a misspelt word of so many letters may cost. */
const likely = (length: number): number => length / lettersPerCost;
/** The same for a guess, where nothing else leads anywhere: two common edits in six letters. */
export const farther = (length: number): number => (length >= lettersPerCost ? 2 * common : 0);

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
  limitOf = likely,
): string | undefined {
  if (typed.length < minCorrectedLength || /\d/.test(typed)) return undefined;
  let best: (Candidate & {readonly cost: number}) | undefined;
  for (const {word, frequency} of candidates) {
    if (word.length < minCorrectedLength) continue;
    const limit = limitOf(Math.min(typed.length, word.length));
    if (Math.abs(typed.length - word.length) * common > limit) continue;
    const cost = typoCost(typed, word, language, limit);
    if (cost > limit) continue;
    if (!best || cost < best.cost || (cost === best.cost && frequency > best.frequency)) best = {word, cost, frequency};
  }
  return best?.word;
}
