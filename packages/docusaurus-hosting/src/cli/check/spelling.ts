import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

/** The site's settings of cspell, which editors read as well, and its list of words. */
const configFile = 'cspell.config.yaml';
export const wordsFile = 'cspell-words.txt';

/** Settings for sites that have none: German with English terms. */
const defaultConfig = path.resolve(__dirname, '../../..', configFile);

/** Letters, with hyphens, apostrophes, points and ampersands inside. */
const wordPattern = /\p{L}[\p{L}\p{M}\d]*(?:[-’'.&]\p{L}[\p{L}\p{M}\d]*)*/gu;

/** Words of a text and their offsets. */
export const wordsOf = (prose: string): {word: string; at: number}[] =>
  [...prose.matchAll(wordPattern)].map(({index, 0: word}) => ({word, at: index}));

/**
 * Words that were right before. With them an unchanged page needs no dictionary: loading the German one takes longer than
 * all other rules together.
 */
class KnownWords {
  readonly #file: string;
  readonly #words: Set<string>;

  constructor(root: string) {
    const digest = createHash('sha256');
    const dictionary = createRequire(__filename).resolve('@cspell/dict-de-de/cspell-ext.json');
    for (const file of [path.join(root, configFile), path.join(root, wordsFile), dictionary]) {
      if (existsSync(file)) digest.update(readFileSync(file));
    }
    const name = `words-${digest.digest('hex').slice(0, 16)}.txt`;
    this.#file = path.join(root, 'node_modules/.cache/docusaurus-hosting', name);
    this.#words = new Set(existsSync(this.#file) ? readFileSync(this.#file, 'utf8').split('\n') : []);
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }

  add(words: readonly string[]): void {
    words.forEach((word) => this.#words.add(word));
    mkdirSync(path.dirname(this.#file), {recursive: true});
    writeFileSync(this.#file, [...this.#words].sort().join('\n'));
  }
}

/**
 * Tells which words no dictionary knows, with similar ones that it does know. Words are judged with cspell, once.
 *
 * @param root - folder of the site, with `cspell.config.yaml` and `cspell-words.txt` if it has them
 */
export async function misspelled(root: string, words: Iterable<string>): Promise<Map<string, readonly string[]>> {
  const known = new KnownWords(root);
  const unknown = [...new Set(words)].filter((word) => !known.has(word));
  const wrong = new Map<string, readonly string[]>();
  if (unknown.length === 0) return wrong;

  const {loadConfig, spellCheckDocument} = await import('cspell-lib');
  const own = path.join(root, configFile);
  const settings = await loadConfig(existsSync(own) ? own : defaultConfig);
  const text = unknown.join('\n');
  const {issues} = await spellCheckDocument(
    {uri: path.join(root, 'words.txt'), text, languageId: 'plaintext', locale: 'de-DE,en'},
    {generateSuggestions: true, noConfigSearch: true, numSuggestions: 3},
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
    if (!wrong.has(word)) wrong.set(word, suggestions);
  }
  known.add(unknown.filter((word) => !wrong.has(word)));
  return wrong;
}
