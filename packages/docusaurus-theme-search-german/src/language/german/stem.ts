import irregularVerbs from './irregularVerbs.json';
import {separablePrefixes} from './verbs';

/**
 * Snowball 3's German stemmer (snowballstem.org) for words that `fold` has prepared, and what search needs beyond: one stem
 * for verbs in all forms, and for verbs and their nouns. `stem.test.ts` holds it against Snowball's vocabulary.
 *
 * Own code, because libraries have Snowball 2 (snowball-stemmers, lunr-languages; multilingual-stemmer with 237 kB of
 * WebAssembly), expect umlauts, which folding has removed, and know no participles.
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
  if (/[^aeiouy]elns?$/.test(word)) return word.replace(/ns?$/, '');
  const suffix = longestSuffix(word, ['erinnen', 'erin', 'ern', 'em', 'en', 'er', 'es', 'e', 's']);
  if (!suffix || word.length - suffix.length < r1 || word.endsWith('system')) return word;
  if (suffix === 's') return /[bdfghklmnrt]s$/.test(word) ? withoutEnd(word, 1) : word;
  const stem = withoutEnd(word, suffix.length);
  return stem.endsWith('niss') ? withoutEnd(stem, 1) : stem;
}

/** Words whose `et` is no ending: Internet, Ticket, Paket, Tablet, and after vowels and some consonants. */
const keptEt = /(?:[^dfgklmnrstuz]|intern|tick|tr|pak|tabl|budg|widg|alphab)et$/;

function removeComparison(word: string, r1: number): string {
  const suffix = longestSuffix(word, ['est', 'en', 'er', 'st', 'et']);
  if (!suffix || word.length - suffix.length < r1) return word;
  if (suffix === 'et') return keptEt.test(word) ? word : withoutEnd(word, 2);
  if (suffix === 'st') return /.{3}[bdfghklmnt]st$/.test(word) ? withoutEnd(word, 2) : word;
  return withoutEnd(word, suffix.length);
}

function removeDerivation(word: string, r1: number, r2: number): string {
  const suffix = longestSuffix(word, ['isch', 'lich', 'heit', 'keit', 'end', 'ung', 'ig', 'ik']);
  // Snowball keeps "ung" after one syllable (Löschung, Meldung); folded words are told apart well enough by four letters.
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

const verbParts = new RegExp(`^(${separablePrefixes})?(ge|zu)?(.{3,})$`);

/** Stems of irregular verbs by those of their participles, without "ge", and of their other forms. */
const participles = new Map<string, string>();
const otherForms = new Map<string, string>();

/**
 * Brings the forms of verbs together: hochgeladen/hochzuladen/hochladen, gedruckt/drucken. What begins with "ge" alone is a
 * participle when it ends with t or is irregular, else a noun.
 *
 * @param endsWithT - does a t end a participle? After "et" it is the verb's own: gearbeitet.
 */
function infinitiveOf(word: string, endsWithT: boolean): string {
  const [, prefix = '', link = '', end = word] = verbParts.exec(word) ?? [];
  if (link !== 'ge') return prefix + (otherForms.get(end) ?? (prefix === '' ? link + end : end));
  const infinitive = participles.get(end);
  if (infinitive !== undefined) return prefix + infinitive;
  if (prefix === '' && !/^.{4,}t$/.test(end)) return word;
  return prefix + (endsWithT ? end.replace(/(?:(?<=.{3})er)?t$/, '') : end);
}

/** Brings verbs and their nouns together: konfigurieren, konfigurierst, konfiguriert/Konfiguration. */
function removeVerbForms(word: string, endsWithT: boolean): string {
  const stem = infinitiveOf(word, endsWithT).replace(/(?<=.{3})(?:ers?t|(?<=el|ig)t)$/, '');
  if (stem.length <= 6) return stem;
  return stem
    .replace(/^(.{4,}?)(?:isiert|isier|isation|isi|ifiziert|ifizier|ifikation|ifizi)$/, '$1')
    .replace(/^(.{4,})(?:ation|ator|iert|ier|i)$/, '$1');
}

const cache = new Map<string, string>();

function compute(word: string): string {
  if (/\d/.test(word)) return word;
  // Between vowels, u and y are consonants: bauen.
  const sounds = word.replace(/(?<=[aeiouy])[uy](?=[aeiouy])/g, 'w');
  const afterFirst = regionAfter(sounds, 0);
  const r1 = Math.max(3, afterFirst);
  const r2 = regionAfter(sounds, afterFirst);
  const inflected = removeInflection(word, r1);
  const stem = removeDerivation(removeComparison(inflected, r1), r1, r2);
  return removeVerbForms(stem, !inflected.endsWith('et'));
}

/** Stem of a folded word. Words with digits have none and stay as they are. */
export function stem(word: string): string {
  const known = cache.get(word) ?? compute(word);
  cache.set(word, known);
  return known;
}

// A verb a line: infinitive, participle, other forms. Forms that are nouns of another meaning (Band, Stand) are left out.
for (const line of irregularVerbs) {
  const [infinitive, participle, ...forms] = line.split(' ');
  const infinitiveStem = compute(infinitive!);
  participles.set(compute(participle!.replace(/^ge/, '')), infinitiveStem);
  for (const form of forms) otherForms.set(compute(form), infinitiveStem);
}
