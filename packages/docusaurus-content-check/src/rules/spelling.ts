import {existsSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {cacheFile, digestOfFiles, readCache, writeCache} from '../cache';
import {message} from '../diagnostic';
import type {Rule} from '../rule';
import {similarName} from '../text';

/** The site's settings of cspell, which editors read as well, and its list of words. */
const configFile = 'cspell.config.yaml';
const wordsFile = 'cspell-words.txt';

/** Settings for sites that have none: German with English terms. */
const defaultConfig = path.resolve(__dirname, '../..', configFile);

/** Two letters in the wrong order are two edits. */
const maxEdits = 2;

/** Letters, with hyphens, apostrophes, points and ampersands inside. */
const wordPattern = /\p{L}[\p{L}\p{M}\d]*(?:[-’'.&]\p{L}[\p{L}\p{M}\d]*)*/gu;

/** `true` for a right word, or similar words for a wrong one. */
type Verdict = readonly string[] | true;

/** Asks cspell about words. */
async function askCspell(root: string, words: readonly string[]): Promise<Map<string, Verdict>> {
  const verdicts = new Map<string, Verdict>(words.map((word) => [word, true]));
  const {loadConfig, spellCheckDocument} = await import('cspell-lib');
  const own = path.join(root, configFile);
  const settings = await loadConfig(existsSync(own) ? own : defaultConfig);
  const text = words.join('\n');
  const {issues} = await spellCheckDocument(
    {uri: path.join(root, 'words.txt'), text, languageId: 'plaintext', locale: settings.language ?? 'de-DE,en'},
    {generateSuggestions: true, noConfigSearch: true, numSuggestions: 3},
    {...settings, files: [], ignoreRegExpList: [], maxNumberOfProblems: Infinity, maxDuplicateProblems: Infinity},
  );
  for (const {offset, suggestions = []} of issues) {
    const start = text.lastIndexOf('\n', offset) + 1;
    const [word = ''] = text.slice(start).split('\n', 1);
    if (verdicts.get(word) === true) verdicts.set(word, suggestions);
  }
  return verdicts;
}

/**
 * Words that no dictionary knows, with similar ones that it does know. Verdicts are kept between runs: without new words,
 * cspell is not loaded, which takes longer than all other rules together.
 *
 * @param root - folder of the site, with `cspell.config.yaml` and `cspell-words.txt` if it has them
 */
async function misspelled(root: string, words: ReadonlySet<string>): Promise<Map<string, readonly string[]>> {
  const german = path.dirname(createRequire(__filename).resolve('@cspell/dict-de-de/cspell-ext.json'));
  const own = [configFile, wordsFile].map((file) => path.join(root, file));
  const digest = digestOfFiles([...own, defaultConfig, path.join(german, 'package.json'), __filename]);
  const file = cacheFile(root, `words-${digest}`);
  const known = readCache<Verdict>(file);
  const unknown = [...words].filter((word) => !known.has(word));
  if (unknown.length > 0) {
    (await askCspell(root, unknown)).forEach((verdict, word) => known.set(word, verdict));
    writeCache(file, known);
  }
  const rightWords = [...known].flatMap(([word, verdict]) => (verdict === true ? [word] : []));
  const wrong = [...words].flatMap((word): [string, readonly string[]][] => {
    const verdict = known.get(word) ?? true;
    if (verdict === true) return [];
    // What the site says elsewhere is meant more often than what else a dictionary has.
    const similar = similarName(word, rightWords, maxEdits);
    return [[word, similar === undefined ? verdict : [similar]]];
  });
  return new Map(wrong);
}

/** Words of what visitors read, by cspell. All files are judged at once, because loading the dictionaries takes long. */
export const spellingRule: Rule = {
  name: 'spelling/word',
  async site(site, files) {
    const words = files.flatMap((file) =>
      [...site.prose(file).matchAll(wordPattern)].map(({index, 0: word}) => ({file, word, at: index})),
    );
    const suggestions = await misspelled(site.root, new Set(words.map(({word}) => word)));
    return words.flatMap(({file, word, at}) => {
      const similar = suggestions.get(word);
      if (!similar) return [];
      const nearest = similar.length > 0 ? `did you mean ${similar.join(', ')}? ` : '';
      return [message(at, `„${word}“ is in no dictionary`, `${nearest}If it is right, add it to ${wordsFile}`, {file})];
    });
  },
};
