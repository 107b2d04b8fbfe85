/**
 * Digits are the 92 characters from # to ~: the first 60 end a number, the other 32 say that more follows. Most numbers are small,
 * so that compressed, 46 of each take 2 % more.
 */
const [ends, base, zero] = [60, 32, 35];

/** Writes whole numbers from 0 on as text, low digits first: compressed, it takes a sixth less than JSON. */
export function pack(numbers: readonly number[]): string {
  let text = '';
  for (let rest of numbers) {
    for (; rest >= ends; rest = Math.floor(rest / base)) text += String.fromCharCode(zero + ends + (rest % base));
    text += String.fromCharCode(zero + rest);
  }
  return text;
}

/** Reads what {@link pack} wrote. */
export function unpack(text: string): number[] {
  const numbers: number[] = [];
  let [value, worth] = [0, 1];
  for (let place = 0; place < text.length; place += 1) {
    const digit = text.charCodeAt(place) - zero;
    if (digit < ends) {
      numbers.push(value + digit * worth);
      [value, worth] = [0, 1];
    } else {
      value += (digit - ends) * worth;
      worth *= base;
    }
  }
  return numbers;
}

/** A section that has a term: how many sections it comes after the one before, and its code. */
export type Posting = readonly [distance: number, code: number];

/**
 * Writes the postings of some terms, with a blank between terms: of each twice its distance, and one more where its code is not 1,
 * the most frequent one. The other codes stand together at the end: compressed, all takes 2.5 % less.
 */
export function packShard(terms: readonly (readonly Posting[])[]): string {
  const packed = terms.map((postings) => pack(postings.map(([distance, code]) => 2 * distance + Number(code !== 1))));
  const codes = terms.flat().map(([, code]) => code);
  return [...packed, pack(codes.filter((code) => code !== 1))].join(' ');
}

/** Reads what {@link packShard} wrote. */
export function unpackShard(text: string): Posting[][] {
  const terms = text.split(' ').map(unpack);
  const codes = terms.pop()!.values();
  return terms.map((numbers) => numbers.map((number) => [number >> 1, number & 1 ? codes.next().value! : 1]));
}

/** Bases of logarithms: what the ranking and the choice of files make of a text's length, and of a word's frequency, needs no more. */
const roughBases = {length: 1.5, frequency: 4} as const;

/** Writes lengths or frequencies as rounded logarithms. */
export const packRoughly = (kind: keyof typeof roughBases, numbers: readonly number[]): string =>
  pack(numbers.map((number) => (number === 0 ? 0 : 1 + Math.round(Math.log(number) / Math.log(roughBases[kind])))));

/** Reads about what {@link packRoughly} wrote. */
export const unpackRoughly = (kind: keyof typeof roughBases, text: string): number[] =>
  unpack(text).map((number) => (number === 0 ? 0 : Math.round(roughBases[kind] ** (number - 1))));

/** Distances of rising numbers, the first to 0. */
export const distances = (rising: readonly number[]): number[] =>
  rising.map((number, place) => number - (rising[place - 1] ?? 0));

/** Sorted words without what each shares with the word before: as one digit, the number of these letters comes first. */
export function packWords(sorted: readonly string[]): string {
  let before = '';
  const packed = sorted.map((word) => {
    let shared = 0;
    while (shared < ends - 1 && shared < before.length && word[shared] === before[shared]) shared += 1;
    before = word;
    return pack([shared]) + word.slice(shared);
  });
  return packed.join(' ');
}

/** Reads what {@link packWords} wrote. */
export function unpackWords(packed: string): string[] {
  let word = '';
  return packed.split(' ').map((text) => (word = word.slice(0, unpack(text.charAt(0))[0]) + text.slice(1)));
}
