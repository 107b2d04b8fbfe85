/**
 * German Snowball stemmer (snowballstem.org, algorithm „german“) for words that `fold` has prepared.
 *
 * Own code, because the libraries that have it (snowball-stemmers, lunr-languages) expect umlauts, which folding has
 * removed, and bring other languages or lunr into the worker.
 */
const vowel = /[aeiouy]/;

/** Start of the region after the first consonant that follows a vowel, counted from `from`. */
function regionAfter(word: string, from: number): number {
  let position = from;
  while (position < word.length && !vowel.test(word.charAt(position))) position += 1;
  while (position < word.length && vowel.test(word.charAt(position))) position += 1;
  return Math.min(word.length, position + 1);
}

const withoutEnd = (word: string, length: number): string => word.slice(0, word.length - length);

function longestSuffix(word: string, suffixes: readonly string[]): string | undefined {
  return suffixes.find((suffix) => word.endsWith(suffix)); // lists are sorted by falling length
}

function removeInflection(word: string, r1: number): string {
  // Verbs on -eln, which Snowball leaves alone: wechseln, Wechsel.
  if (/[^aeiouy]eln$/.test(word)) return withoutEnd(word, 1);
  const suffix = longestSuffix(word, ['ern', 'em', 'en', 'er', 'es', 'e', 's']);
  if (!suffix || word.length - suffix.length < r1) return word;
  if (suffix === 's') return /[bdfghklmnrt]s$/.test(word) ? withoutEnd(word, 1) : word;
  const stem = withoutEnd(word, suffix.length);
  return stem.endsWith('niss') ? withoutEnd(stem, 1) : stem;
}

function removeComparison(word: string, r1: number): string {
  const suffix = longestSuffix(word, ['est', 'en', 'er', 'st']);
  if (!suffix || word.length - suffix.length < r1) return word;
  if (suffix === 'st') return /.{3}[bdfghklmnt]st$/.test(word) ? withoutEnd(word, 2) : word;
  return withoutEnd(word, suffix.length);
}

function removeDerivation(word: string, r1: number, r2: number): string {
  const suffix = longestSuffix(word, ['isch', 'lich', 'heit', 'keit', 'end', 'ung', 'ig', 'ik']);
  // Snowball keeps „ung“ after one syllable (Löschung, Meldung); folded words are told apart well enough by four letters.
  const start = suffix === 'ung' ? Math.max(r1, 4) : r2;
  if (!suffix || word.length - suffix.length < start) return word;
  const stem = withoutEnd(word, suffix.length);
  const without = (ends: readonly string[], region: number): string => {
    const end = longestSuffix(stem, ends);
    return end && stem.length - end.length >= region ? withoutEnd(stem, end.length) : stem;
  };
  switch (suffix) {
    case 'end':
    case 'ung':
      return stem.endsWith('eig') ? stem : without(['ig'], r2);
    case 'lich':
    case 'heit':
      return without(['er', 'en'], r1);
    case 'keit':
      return without(['lich', 'ig'], r2);
    default:
      return stem.endsWith('e') ? word : stem;
  }
}

/** Brings verbs and their nouns together, which Snowball leaves apart: konfigurieren/Konfiguration, gedruckt/drucken. */
function removeVerbForms(word: string): string {
  let stem = word;
  if (/^ge.{4,}t$/.test(stem)) stem = stem.slice(2, -1);
  else if (/^.{3,}(?:el|er|ig)t$/.test(stem)) stem = withoutEnd(stem, 1);
  if (stem.length <= 6) return stem;
  return stem
    .replace(/^(.{4,}?)(?:isiert|isier|isation|isi|ifiziert|ifizier|ifikation|ifizi)$/, '$1')
    .replace(/^(.{4,})(?:ation|ator|iert|ier|i)$/, '$1');
}

const cache = new Map<string, string>();

/** Stem of a folded word. Words with digits have none and stay as they are. */
export function stem(word: string): string {
  const known = cache.get(word);
  if (known !== undefined) return known;
  let result = word;
  if (!/\d/.test(word)) {
    const afterFirst = regionAfter(word, 0);
    const r1 = Math.max(3, afterFirst);
    const r2 = regionAfter(word, afterFirst);
    result = removeVerbForms(removeDerivation(removeComparison(removeInflection(word, r1), r1), r1, r2));
  }
  cache.set(word, result);
  return result;
}
