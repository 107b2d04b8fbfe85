/** Three rows of the table at a time, used again by every call: a search compares thousands of words. */
let rows = new Uint16Array(0);

/**
 * Damerau-Levenshtein distance (optimal string alignment) with an upper bound: swapped neighbours count as one edit,
 * which plain Levenshtein libraries count as two, and most typos are swaps.
 *
 * @returns the number of edits, or `limit + 1` as soon as it is certain that there are more
 */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  const width = b.length + 1;
  if (rows.length < 3 * width) rows = new Uint16Array(3 * width);
  for (let column = 0; column < width; column += 1) rows[column] = column;
  for (let row = 1; row <= a.length; row += 1) {
    const current = (row % 3) * width;
    const previous = ((row + 2) % 3) * width;
    const beforePrevious = ((row + 1) % 3) * width;
    let smallest = (rows[current] = row);
    for (let column = 1; column < width; column += 1) {
      const same = a.charCodeAt(row - 1) === b.charCodeAt(column - 1);
      let edits = Math.min(
        rows[previous + column]! + 1,
        rows[current + column - 1]! + 1,
        rows[previous + column - 1]! + (same ? 0 : 1),
      );
      const swapped =
        row > 1 &&
        column > 1 &&
        a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
        a.charCodeAt(row - 2) === b.charCodeAt(column - 1);
      if (swapped) edits = Math.min(edits, rows[beforePrevious + column - 2]! + 1);
      rows[current + column] = edits;
      if (edits < smallest) smallest = edits;
    }
    if (smallest > limit) return limit + 1;
  }
  return rows[(a.length % 3) * width + b.length]!;
}
