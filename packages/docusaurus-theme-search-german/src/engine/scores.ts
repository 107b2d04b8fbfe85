import {coefficients} from '../coefficients';

/**
 * Scores of all sections, or of all pages. Most have none: who goes through `found` alone does not look at them, however
 * large the site is.
 */
export interface Scores {
  /** Score of each; 0 where nothing was found. */
  readonly values: Float32Array;
  /** Numbers of those that have a score, in the order in which they were found. */
  readonly found: readonly number[];
  /** Adds a place where something was found; nothing when it counts for nothing. */
  add(index: number, score: number): void;
}

/** The best score decides; what the other adds only breaks ties. */
export const combine = (a: number, b: number): number =>
  a > b ? a + coefficients.furtherPlaces * b : b + coefficients.furtherPlaces * a;

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
