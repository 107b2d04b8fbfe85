import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, renameSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import type {SpellingDictionary, SpellingDictionaryOptions} from 'cspell-dictionary';
import {message} from '../../diagnostic';
import type {Rule} from '../../rule';
import {similarName} from '../../text';

/** The site's own words, one a line; editors with cspell read them as well. */
const wordsFile = 'cspell-words.txt';

/** Packages of word lists: German, and the English that stands in German texts. */
const wordLists = ['de-de', 'en_us', 'software-terms', 'companies'];
/** Their dictionaries, once a word was asked for: loading them takes longer than all other rules together. */
let dictionaries: readonly SpellingDictionary[] | undefined;

/** Two letters in the wrong order are two edits. */
const maxEdits = 2;

/** How many wrong words of a run get similar ones, which take a fifth of a second each: a page of nothing else is no German. */
const mostSuggested = 20;

/** Letters, with a few hyphens, apostrophes, points and ampersands inside: each apostrophe doubles what cspell tries. */
const wordPattern = /\p{L}[\p{L}\p{M}\d]*(?:[-’'.&]\p{L}[\p{L}\p{M}\d]*){0,4}/gu;

/** Where double words and names like OpenLDAP have parts, each of which may be in another list; short ones count as right. */
const joints = [/[^\p{L}\p{M}]+/u, /(?<=\p{Ll})(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u];
const minPartLength = 4;
/** Longer than any word: what resembles it would take all memory to find. */
const maxPartLength = 100;

/** `true` for a right word, or similar words for a wrong one. */
type Verdict = readonly string[] | true;

/** A list, as `cspell-ext.json` in its package describes it. */
type Definition = SpellingDictionaryOptions & {readonly name: string; readonly path: string};

const descriptionOf = (list: string): string =>
  createRequire(__filename).resolve(`@cspell/dict-${list}/cspell-ext.json`);

/** Asks cspell's dictionaries about words. */
async function askCspell(root: string, words: readonly string[]): Promise<Map<string, Verdict>> {
  const cspell = await import('cspell-dictionary');
  const load = (file: string, name: string, options: SpellingDictionaryOptions): SpellingDictionary => {
    const bytes = readFileSync(file);
    const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
    return file.includes('.trie')
      ? cspell.createSpellingDictionaryFromTrieFile(text, name, file, options)
      : cspell.createSpellingDictionary(text.split('\n'), name, file, options);
  };
  dictionaries ??= wordLists.map(descriptionOf).flatMap((file) => {
    const {dictionaryDefinitions} = JSON.parse(readFileSync(file, 'utf8')) as {dictionaryDefinitions: Definition[]};
    return dictionaryDefinitions.map((each) => load(path.join(path.dirname(file), each.path), each.name, each));
  });
  const own = path.join(root, wordsFile);
  const all = cspell.createCollection([...dictionaries, ...(existsSync(own) ? [load(own, wordsFile, {})] : [])], 'all');
  const isRight = (part: string): boolean =>
    part.length < minPartLength || (part.length <= maxPartLength && all.has(part, {ignoreCase: false}));
  let suggested = 0;
  const verdicts = words.map((word): [string, Verdict] => {
    const parts = (whole: readonly string[], joint: RegExp): string[] =>
      whole.flatMap((part) => (isRight(part) ? [] : part.split(joint)));
    const wrong = joints.reduce(parts, [word]).find((part) => !isRight(part));
    if (wrong === undefined) return [word, true];
    if (wrong.length > maxPartLength || ++suggested > mostSuggested) return [word, []];
    return [word, all.suggest(wrong, {numSuggestions: 3, ignoreCase: false}).map((similar) => similar.word)];
  });
  return new Map(verdicts);
}

/**
 * Words that no dictionary knows, with similar ones that it does know. Verdicts are kept between runs, beside installed
 * packages: `npm ci` removes them together.
 *
 * @param root - folder of the site, with `cspell-words.txt` if it has own words
 */
async function misspelled(root: string, words: ReadonlySet<string>): Promise<Map<string, readonly string[]>> {
  const versions = wordLists.map((list) => path.join(path.dirname(descriptionOf(list)), 'package.json'));
  const digest = createHash('sha256');
  for (const each of [path.join(root, wordsFile), ...versions, __filename]) {
    digest.update(existsSync(each) ? readFileSync(each) : '').update('\0');
  }
  const folder = path.join(root, 'node_modules/.cache/docusaurus-content-check');
  const file = path.join(folder, `words-${digest.digest('hex').slice(0, 16)}.json`);
  const kept = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, Verdict>) : {};
  const known = new Map(Object.entries(kept));
  const unknown = [...words].filter((word) => !known.has(word));
  if (unknown.length > 0) {
    (await askCspell(root, unknown)).forEach((verdict, word) => known.set(word, verdict));
    // At once: several checks may run side by side (an editor's and a commit's).
    const temporary = `${file}.${process.pid}`;
    mkdirSync(folder, {recursive: true});
    writeFileSync(temporary, JSON.stringify(Object.fromEntries(known)));
    renameSync(temporary, file);
  }
  const rightWords = [...known].flatMap(([word, verdict]) => (verdict === true ? [word] : []));
  const wrong = new Map<string, readonly string[]>();
  for (const word of words) {
    const verdict = known.get(word) ?? true;
    if (verdict === true) continue;
    // What the site says elsewhere is meant more often than what else a dictionary has.
    const similar = wrong.size < mostSuggested ? similarName(word, rightWords, maxEdits) : undefined;
    wrong.set(word, similar === undefined ? verdict : [similar]);
  }
  return wrong;
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
      return [message(at, `"${word}" is in no dictionary`, `${nearest}If it is right, add it to ${wordsFile}`, {file})];
    });
  },
};
