import path from 'node:path';
import {similarName} from './text/nearestName';
import {digestOfFiles, KeptResults} from './cache';
import {Dictionaries, dictionarySources, loadSettings, maxSuggestions, wordsFile} from './dictionaries';

/** Letters, with hyphens, apostrophes, points and ampersands inside. */
const wordPattern = /\p{L}[\p{L}\p{M}\d]*(?:[-’'.&]\p{L}[\p{L}\p{M}\d]*)*/gu;

/** Words of a text and their offsets. */
export const wordsOf = (prose: string): {word: string; at: number}[] =>
  [...prose.matchAll(wordPattern)].map(({index, 0: word}) => ({word, at: index}));

/** `true` for a right word, or similar words for a wrong one. */
type Verdict = readonly string[] | true;

/**
 * What the dictionaries said of words before. With it a page without new words needs no dictionary: loading the German
 * one takes longer than all other rules together.
 */
const knownWords = (root: string): KeptResults<Verdict> =>
  new KeptResults(root, `words-${digestOfFiles([...dictionarySources(root), path.join(root, wordsFile), __filename])}`);

/** Asks cspell about words. */
async function askCspell(
  root: string,
  {packaged}: Dictionaries,
  words: readonly string[],
): Promise<Map<string, Verdict>> {
  const verdicts = new Map<string, Verdict>(words.map((word) => [word, true]));
  if (words.length === 0) return verdicts;
  const {spellCheckDocument} = await import('cspell-lib');
  const settings = await loadSettings(root);
  const text = words.join('\n');
  const {issues} = await spellCheckDocument(
    {uri: path.join(root, 'words.txt'), text, languageId: 'plaintext', locale: 'de-DE,en'},
    {generateSuggestions: true, noConfigSearch: true, numSuggestions: maxSuggestions},
    {
      ...settings,
      dictionaryDefinitions: [...(settings.dictionaryDefinitions ?? []), ...packaged],
      files: [],
      ignoreRegExpList: [],
      maxNumberOfProblems: Number.MAX_SAFE_INTEGER,
      maxDuplicateProblems: Number.MAX_SAFE_INTEGER,
    },
  );
  for (const {offset, suggestions = []} of issues) {
    const start = text.lastIndexOf('\n', offset) + 1;
    const end = text.indexOf('\n', offset);
    const word = text.slice(start, end < 0 ? undefined : end);
    if (verdicts.get(word) === true) verdicts.set(word, suggestions);
  }
  return verdicts;
}

/** Two letters in the wrong order are two edits. */
const maxEdits = 2;

/** Asks the dictionaries about words, and cspell about those that only it takes apart. */
async function judge(
  root: string,
  words: readonly string[],
  known: KeptResults<Verdict>,
): Promise<Map<string, Verdict>> {
  const dictionaries = await Dictionaries.of(root);
  const plain = words.filter((word) => Dictionaries.judges(word));
  const others = words.filter((word) => !Dictionaries.judges(word));
  const isRight = new Map(plain.map((word) => [word, dictionaries.isRight(word)]));
  const ownWords = [...known.entries(), ...isRight].flatMap(([word, verdict]) => (verdict === true ? word : []));
  // What the site says elsewhere is meant more often than what else a dictionary has, and found faster.
  const similarTo = (wrong: string): readonly string[] => {
    const own = similarName(wrong, ownWords, maxEdits);
    return own === undefined ? dictionaries.suggest(wrong) : [own];
  };
  const verdicts = plain.map((word): [string, Verdict] => [
    word,
    isRight.get(word) === true || similarTo(dictionaries.wrongPart(word)),
  ]);
  return new Map([...verdicts, ...(await askCspell(root, dictionaries, others))]);
}

/**
 * Tells which words no dictionary knows, with similar ones that it does know. Words are judged with cspell, once.
 *
 * @param root - folder of the site, with `cspell.config.yaml` and `cspell-words.txt` if it has them
 */
export async function misspelled(root: string, words: Iterable<string>): Promise<Map<string, readonly string[]>> {
  const known = knownWords(root);
  const all = [...new Set(words)];
  const unknown = all.filter((word) => known.get(word) === undefined);
  if (unknown.length > 0) (await judge(root, unknown, known)).forEach((verdict, word) => known.set(word, verdict));
  known.keep();
  return new Map(
    all.flatMap((word) => {
      const verdict = known.get(word) ?? true;
      return verdict === true ? [] : [[word, verdict]];
    }),
  );
}
