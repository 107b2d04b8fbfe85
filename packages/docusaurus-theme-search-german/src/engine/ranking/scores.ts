import {parameters} from './parameters';

/** The best score decides; the other one only breaks ties. */
export const combine = (a: number, b: number): number =>
  a > b ? a + parameters.tieBreaker * b : b + parameters.tieBreaker * a;

/** Scores of all sections, or of all pages. Most have none: iterating `found` alone costs nothing for those. */
export type Scores = ReturnType<typeof createScores>;

export function createScores(size: number) {
  const values = new Float32Array(size);
  const found: number[] = [];
  return {
    /** Score of each; 0 where nothing was found. */
    values,
    /** Numbers of those that have a score, in the order in which they were found. */
    found,
    /** Combines a score with the one that is there; 0 changes nothing. */
    add(index: number, score: number): void {
      if (score <= 0) return;
      const known = values[index]!;
      if (known === 0) found.push(index);
      values[index] = combine(known, score);
    },
  };
}
