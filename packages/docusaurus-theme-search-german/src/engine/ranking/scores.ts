import {parameters} from './parameters';

/** Scores of all sections, or of all pages. Most have none: iterating `found` alone costs nothing for those. */
export interface Scores {
  /** Score of each; 0 where nothing was found. */
  readonly values: Float32Array;
  /** Numbers of those that have a score, in the order in which they were found. */
  readonly found: readonly number[];
  /** Combines a score with the one that is there; 0 changes nothing. */
  add(index: number, score: number): void;
}

/** The best score decides; the other one only breaks ties. */
export const combine = (a: number, b: number): number =>
  a > b ? a + parameters.tieBreaker * b : b + parameters.tieBreaker * a;

export function createScores(size: number): Scores {
  const values = new Float32Array(size);
  const found: number[] = [];
  return {
    values,
    found,
    add(index, score) {
      if (score <= 0) return;
      const known = values[index]!;
      if (known === 0) found.push(index);
      values[index] = combine(known, score);
    },
  };
}
