import {editDistance} from './editDistance';
import {typos} from '../coefficients';

/** Keys beside each other on a German keyboard, row by row. */
const keyboard = ['qwertzuiop', 'asdfghjkl', 'yxcvbnm'];
/** Letters that stand for the same sound, or are easily taken for each other. */
const alike = ['dt', 'bp', 'gk', 'ck', 'kq', 'fv', 'vw', 'sz', 'cz', 'cs', 'iy', 'ij', 'ei', 'ea', 'uo', 'mn', 'xk'];

function isLikely(a: string, b: string): boolean {
  if (alike.some((pair) => pair === a + b || pair === b + a)) return true;
  const place = (letter: string): readonly [row: number, column: number] => {
    const row = keyboard.findIndex((letters) => letters.includes(letter));
    return [row, keyboard[row]?.indexOf(letter) ?? -Infinity];
  };
  const [[rowA, columnA], [rowB, columnB]] = [place(a), place(b)];
  return rowA >= 0 && Math.abs(rowA - rowB) <= 1 && Math.abs(columnA - columnB) <= 1;
}

/**
 * What it costs to have meant one word and typed another: the cheapest edits between them (as in `editDistance`), each by
 * how often people make it.
 */
export function typoCost(typed: string, meant: string): number {
  const rows: number[][] = [[0]];
  const insertion = (word: string, at: number, cost: number): number =>
    word[at] === word[at - 1] ? typos.double : cost;
  for (let column = 1; column <= meant.length; column += 1) {
    rows[0]![column] = rows[0]![column - 1]! + insertion(meant, column - 1, typos.missing);
  }
  for (let row = 1; row <= typed.length; row += 1) {
    const above = rows[row - 1]!;
    const current = [above[0]! + typos.additional];
    const letter = typed[row - 1]!;
    for (let column = 1; column <= meant.length; column += 1) {
      const other = meant[column - 1]!;
      const change = letter === other ? 0 : isLikely(letter, other) ? typos.likely : typos.unlikely;
      let cost = Math.min(
        above[column - 1]! + change,
        above[column]! + insertion(typed, row - 1, typos.additional),
        current[column - 1]! + insertion(meant, column - 1, typos.missing),
      );
      if (row > 1 && column > 1 && letter === meant[column - 2] && typed[row - 2] === other) {
        cost = Math.min(cost, rows[row - 2]![column - 2]! + typos.swap);
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
 * Finds the word that was meant by one that nobody knows, if it looks like a typo rather than another word: few edits for
 * its length, the first letter right, and edits that people make.
 *
 * @param typed - folded
 * @param candidates - folded words with the same first letter
 */
export function correct(typed: string, candidates: Iterable<Candidate>): string | undefined {
  if (typed.length < typos.oneEdit || /\d/.test(typed)) return undefined;
  const limit = typed.length >= typos.twoEdits ? 2 : 1;
  let best: {readonly word: string; readonly cost: number; readonly frequency: number} | undefined;
  for (const {word, frequency} of candidates) {
    if (word.length < typos.oneEdit || editDistance(typed, word, limit) > limit) continue;
    const cost = typoCost(typed, word);
    if (cost * typos.lettersPerCost > Math.min(typed.length, word.length)) continue;
    if (!best || cost < best.cost || (cost === best.cost && frequency > best.frequency)) best = {word, cost, frequency};
  }
  return best?.word;
}
