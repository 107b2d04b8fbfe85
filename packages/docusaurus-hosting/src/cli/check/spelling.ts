import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {DictionaryDefinition} from 'cspell-lib';
import type {ITrie} from 'cspell-trie-lib';
import {cacheFolder, digestOfFiles, KeptResults, replaceFile} from './cache';

/** The site's settings of cspell, which editors read as well, and its list of words. */
const configFile = 'cspell.config.yaml';
export const wordsFile = 'cspell-words.txt';

/** Settings for sites that have none: German with English terms. */
const defaultConfig = path.resolve(__dirname, '../../..', configFile);

const germanDictionary = path.dirname(createRequire(__filename).resolve('@cspell/dict-de-de/cspell-ext.json'));

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
function knownWords(root: string): KeptResults<Verdict> {
  const sources = [
    path.join(root, configFile),
    path.join(root, wordsFile),
    `${germanDictionary}/package.json`,
    __filename,
  ];
  return new KeptResults(root, `words-${digestOfFiles(sources)}`);
}

/**
 * A dictionary in cspell's binary form, which loads in a hundredth of the time; it is made once.
 *
 * @param name - with the version that it has
 * @param source - the trie that cspell brings
 */
async function binaryDictionary(name: string, source: string): Promise<string> {
  const file = path.join(cacheFolder(path.resolve(germanDictionary, '../..')), `${name}.btrie`);
  if (!existsSync(file)) {
    const {convertToBTrie} = await import('cspell-trie-lib');
    const {content} = await convertToBTrie({url: pathToFileURL(source), content: readFileSync(source)});
    replaceFile(
      file,
      typeof content === 'string' ? content : new Uint8Array(content.buffer, content.byteOffset, content.byteLength),
    );
  }
  return file;
}

/** The version of the package that a file belongs to. */
const versionOf = (folder: string): string =>
  (JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {version: string}).version;

const binaryGerman = (): Promise<string> =>
  binaryDictionary(`de_DE-${versionOf(germanDictionary)}`, `${germanDictionary}/de_DE.trie.gz`);

/** cspell's own dictionaries, the English one in its binary form: it takes longest of them. */
async function binaryEnglish(): Promise<DictionaryDefinition[]> {
  const {getDefaultSettings} = await import('cspell-lib');
  const {dictionaryDefinitions = []} = await getDefaultSettings();
  const english = dictionaryDefinitions.filter(({name, path: source}) => name === 'en_us' && source !== undefined);
  return Promise.all(
    english.map(async (definition) => {
      const source = definition.path ?? '';
      return {...definition, btrie: await binaryDictionary(`en_US-${versionOf(path.dirname(source))}`, source)};
    }),
  );
}

/** The dictionary knows a word as it is written, or one that a sentence or a name begins with in lower case. */
const isGerman = (word: string, trie: ITrie): boolean =>
  trie.hasWord(word, true) ||
  (/^\p{Lu}\P{Lu}*$/u.test(word) && trie.hasWord(word.charAt(0).toLowerCase() + word.slice(1), true));

/** Words that do not stand in the German dictionary, nor do their parts between hyphens: most of a page do, and need no other. */
async function notGerman(words: readonly string[], dictionary: string): Promise<string[]> {
  const {decodeFile} = await import('cspell-trie-lib');
  const trie = await decodeFile({url: pathToFileURL(dictionary), content: readFileSync(dictionary)});
  return words.filter((word) => trie.isForbiddenWord(word) || !word.split('-').every((part) => isGerman(part, trie)));
}

/** Asks cspell about words. */
async function judge(root: string, all: readonly string[]): Promise<Map<string, Verdict>> {
  const verdicts = new Map<string, Verdict>(all.map((word) => [word, true]));
  const btrie = await binaryGerman();
  const words = await notGerman(all, btrie);
  if (words.length === 0) return verdicts;
  const {loadConfig, spellCheckDocument} = await import('cspell-lib');
  const own = path.join(root, configFile);
  const settings = await loadConfig(existsSync(own) ? own : defaultConfig);
  const text = words.join('\n');
  const {issues} = await spellCheckDocument(
    {uri: path.join(root, 'words.txt'), text, languageId: 'plaintext', locale: 'de-DE,en'},
    {generateSuggestions: true, noConfigSearch: true, numSuggestions: 3},
    {
      ...settings,
      dictionaryDefinitions: [
        ...(settings.dictionaryDefinitions ?? []).map((definition) =>
          definition.name === 'de-de' ? {...definition, btrie} : definition,
        ),
        ...(await binaryEnglish()),
      ],
      // It only suggests what the dictionaries suggest, too, and takes as long to load as they do.
      dictionaries: [...(settings.dictionaries ?? []), '!en-common-misspellings'],
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
 * Tells which words no dictionary knows, with similar ones that it does know. Words are judged with cspell, once.
 *
 * @param root - folder of the site, with `cspell.config.yaml` and `cspell-words.txt` if it has them
 */
export async function misspelled(root: string, words: Iterable<string>): Promise<Map<string, readonly string[]>> {
  const known = knownWords(root);
  const all = [...new Set(words)];
  const unknown = all.filter((word) => known.get(word) === undefined);
  if (unknown.length > 0) (await judge(root, unknown)).forEach((verdict, word) => known.set(word, verdict));
  known.keep();
  return new Map(
    all.flatMap((word) => {
      const verdict = known.get(word) ?? true;
      return verdict === true ? [] : [[word, verdict]];
    }),
  );
}
