/** Keys beside each other on a German keyboard, row by row. */
const keyboard = ['qwertzuiop', 'asdfghjkl', 'yxcvbnm'];
/** Letters of the same sound, or easily taken for each other. */
const confused = 'dt bp gk ck kq fv vw sz cz cs iy ij ei ea uo mn xk'.split(' ');

/** The letters that are similar to each. */
const similar: Record<string, string> = {};
const add = (letter = '', others = ''): string => (similar[letter] = `${similar[letter] ?? ''}${others}`);

for (const [letter, other] of confused) {
  add(letter, other);
  add(other, letter);
}
keyboard.forEach((letters, row) => {
  for (const [column, letter] of Array.from(letters).entries()) {
    for (const neighbors of keyboard.slice(Math.max(0, row - 1), row + 2)) {
      add(letter, neighbors.slice(Math.max(0, column - 1), column + 2));
    }
  }
});

/** Are two letters easily typed for each other, by their place on the keyboard or their sound? */
export const areSimilar = (letter: string, other: string): boolean => similar[letter]?.includes(other) ?? false;
