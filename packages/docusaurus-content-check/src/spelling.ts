import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {digestOfFiles, KeptResults} from './reader/cache';
import {similarName} from './text';

/** The site's settings of cspell, which editors read as well, and its list of words. */
const configFile = 'cspell.config.yaml';
export const wordsFile = 'cspell-words.txt';

/** Settings for sites that have none: German with English terms. */
const defaultConfig = path.resolve(__dirname, '..', configFile);

const maxSuggestions = 3;

/** Two letters in the wrong order are two edits. */
const maxEdits = 2;

/** Letters, with hyphens, apostrophes, points and ampersands inside. */
const wordPattern = /\p{L}[\p{L}\p{M}\d]*(?:[-’'.&]\p{L}[\p{L}\p{M}\d]*)*/gu;

/** Words of a text and their offsets. */
export const wordsOf = (prose: string): {word: string; at: number}[] =>
  [...prose.matchAll(wordPattern)].map(({index, 0: word}) => ({word, at: index}));

/** `true` for a right word, or similar words for a wrong one. */
type Verdict = readonly string[] | true;

/** What cspell said of words before: without new words it is not loaded, which takes longer than all other rules together. */
const knownWords = (root: string): KeptResults<Verdict> => {
  const german = path.dirname(createRequire(__filename).resolve('@cspell/dict-de-de/cspell-ext.json'));
  const sources = [
    path.join(root, configFile),
    path.join(root, wordsFile),
    defaultConfig,
    path.join(german, 'package.json'),
    __filename,
  ];
  return new KeptResults(root, `words-${digestOfFiles(sources)}`);
};

/** Asks cspell about words. */
async function askCspell(root: string, words: readonly string[]): Promise<Map<string, Verdict>> {
  const verdicts = new Map<string, Verdict>(words.map((word) => [word, true]));
  const {loadConfig, spellCheckDocument} = await import('cspell-lib');
  const own = path.join(root, configFile);
  const settings = await loadConfig(existsSync(own) ? own : defaultConfig);
  const text = words.join('\n');
  const {issues} = await spellCheckDocument(
    {uri: path.join(root, 'words.txt'), text, languageId: 'plaintext', locale: settings.language ?? 'de-DE,en'},
    {generateSuggestions: true, noConfigSearch: true, numSuggestions: maxSuggestions},
    {
      ...settings,
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

/**
 * Tells which words no dictionary knows, with similar ones that it does know. Each word is judged by cspell once.
 *
 * @param root - folder of the site, with `cspell.config.yaml` and `cspell-words.txt` if it has them
 */
export async function misspelled(root: string, words: Iterable<string>): Promise<Map<string, readonly string[]>> {
  const known = knownWords(root);
  const all = [...new Set(words)];
  const unknown = all.filter((word) => known.get(word) === undefined);
  const judged = unknown.length > 0 ? await askCspell(root, unknown) : new Map<string, Verdict>();
  judged.forEach((verdict, word) => known.set(word, verdict));
  const rightWords = [...known.entries()].flatMap(([word, verdict]) => (verdict === true ? [word] : []));
  known.keep();
  return new Map(
    all.flatMap((word) => {
      const verdict = known.get(word) ?? true;
      if (verdict === true) return [];
      // What the site says elsewhere is meant more often than what else a dictionary has.
      const own = similarName(word, rightWords, maxEdits);
      return [[word, own === undefined ? verdict : [own]]];
    }),
  );
}
