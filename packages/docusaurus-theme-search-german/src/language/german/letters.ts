/** Keys beside each other on a German keyboard, row by row. */
const keyboard = ['qwertzuiop', 'asdfghjkl', 'yxcvbnm'];
/** Letters of the same sound, or easily taken for each other. */
const confused = 'dt bp gk ck kq fv vw sz cz cs iy ij ei ea uo mn xk'.split(' ');

const pairs = new Set(confused.flatMap(([a, b]) => [`${a}${b}`, `${b}${a}`]));
keyboard.forEach((letters, row) => {
  for (const [column, letter] of Array.from(letters).entries()) {
    for (const neighbours of keyboard.slice(Math.max(0, row - 1), row + 2)) {
      for (const other of neighbours.slice(Math.max(0, column - 1), column + 2)) pairs.add(letter + other);
    }
  }
});

export const areSimilar = (letter: string, other: string): boolean => pairs.has(letter + other);
