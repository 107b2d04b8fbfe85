import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import type {SpellingDictionary} from 'cspell-dictionary';
import type {CSpellSettings, DictionaryDefinition} from 'cspell-lib';
import {cacheFolder, digestOf, digestOfFiles, KeptResults, replaceFile} from './cache';

/** The site's settings of cspell, which editors read as well, and its list of words. */
export const configFile = 'cspell.config.yaml';
export const wordsFile = 'cspell-words.txt';

/** Settings for sites that have none: German with English terms. */
const defaultConfig = path.resolve(__dirname, '..', configFile);

const installedPackages = path.resolve(
  createRequire(__filename).resolve('@cspell/dict-de-de/cspell-ext.json'),
  '../../..',
);

/** What a site's dictionaries depend on, apart from its words. */
export const dictionarySources = (root: string): string[] => [
  path.join(root, configFile),
  defaultConfig,
  // npm's list of what is installed: dictionaries come in packages of their own.
  path.join(installedPackages, '.package-lock.json'),
  __filename,
];

/** They only suggest what the dictionaries suggest, too, and the first takes as long to load as they do. */
const withoutSuggesting = ['!en-common-misspellings', '!software-term-suggestions'];

/** The site's settings of cspell. */
export async function loadSettings(root: string): Promise<CSpellSettings> {
  const {loadConfig} = await import('cspell-lib');
  const own = path.join(root, configFile);
  const settings = await loadConfig(existsSync(own) ? own : defaultConfig);
  return {...settings, dictionaries: [...(settings.dictionaries ?? []), ...withoutSuggesting]};
}

/** A dictionary as cspell defines it; what it holds is in a file or in the definition. */
type Definition = DictionaryDefinition &
  Pick<SpellingDictionary['options'], 'dictionaryInformation'> & {readonly path?: string; readonly btrie?: string};

/** What cspell makes of a site's settings. */
interface Resolved {
  readonly definitions: readonly Definition[];
  readonly ignoreCase: boolean;
  readonly useCompounds: boolean;
  /** In letters; shorter words are right. */
  readonly minWordLength: number;
}

/** The file of a dictionary in cspell's binary form, which loads in a hundredth of the time; it is made once. */
async function binaryDictionary(name: string, source: string): Promise<string> {
  const content = readFileSync(source);
  const file = path.join(cacheFolder(installedPackages), `${name}-${digestOf(content)}.btrie`);
  if (!existsSync(file)) {
    const {convertToBTrie} = await import('cspell-trie-lib');
    const {content: binary} = await convertToBTrie({url: pathToFileURL(source), content});
    replaceFile(
      file,
      typeof binary === 'string' ? binary : new Uint8Array(binary.buffer, binary.byteOffset, binary.byteLength),
    );
  }
  return file;
}

/** A definition with the binary form of its file, unless that is the site's own: it changes, and is short. */
async function withBinary(definition: Definition): Promise<Definition> {
  const {name, path: source} = definition;
  if (source === undefined || !source.split(path.sep).includes('node_modules')) return {...definition};
  // Without what cspell works out from these: it is long, and worked out again in no time.
  const {repMap, noSuggest, ignoreForbiddenWords, dictionaryInformation} = definition;
  const btrie = await binaryDictionary(name, source);
  return {name, path: source, btrie, repMap, noSuggest, ignoreForbiddenWords, dictionaryInformation};
}

/** Lists of words that stand in the settings themselves. */
const wordsIn = ({words = [], userWords = [], flagWords = [], ignoreWords = []}: CSpellSettings): Definition => ({
  name: 'settings',
  words: [...words, ...userWords],
  flagWords,
  ignoreWords,
});

/** As cspell reads names of dictionaries: an odd number of exclamation marks takes one out, and of several mentions that with most marks counts. */
const isNamedIn =
  (names: readonly string[]) =>
  ({name}: Definition): boolean => {
    const marks = names.filter((each) => each.replace(/^!+/, '') === name).map((each) => each.length - name.length);
    return marks.length > 0 && Math.max(...marks) % 2 === 0;
  };

async function resolve(root: string): Promise<Resolved> {
  const cspell = await import('cspell-lib');
  const settings = cspell.combineTextAndLanguageSettings(
    cspell.mergeSettings(await cspell.getDefaultSettings(), await loadSettings(root)),
    '',
    'plaintext',
  );
  const isUsed = isNamedIn(settings.dictionaries ?? []);
  const definitions = (settings.dictionaryDefinitions ?? []).filter(isUsed);
  const {caseSensitive = false, allowCompoundWords = false, minWordLength = 4} = settings;
  return {
    definitions: [...(await Promise.all(definitions.map(withBinary))), wordsIn(settings)],
    ignoreCase: !caseSensitive,
    useCompounds: allowCompoundWords,
    minWordLength,
  };
}

/** The site's dictionaries as cspell defines them; it is asked once, since it takes longer to load than all other rules together. */
async function resolved(root: string): Promise<Resolved> {
  // Copies of a site may share their packages, and with them this folder; each has a list of words of its own.
  const digest = digestOf(root, digestOfFiles(dictionarySources(root)));
  const kept = new KeptResults<Resolved>(root, `dictionaries-${digest}`);
  const known = kept.get('resolved');
  if (known?.definitions.every(({btrie}) => btrie === undefined || existsSync(btrie))) return known;
  const result = await resolve(root);
  kept.set('resolved', result);
  kept.keep();
  return result;
}

/** What stands between the parts of a word that are words themselves. */
const separator = /[-.&]/g;

/** A part in which cspell looks for nothing but the word: no camel case, digits or apostrophes, and no letter four times. */
const plainPart = /^(?!.*(.)\1{3})(?:\p{Lu}?\p{Ll}*|\p{Lu}+)$/u;

/** A language's words, or the site's own: a misspelled word is seldom meant as a firm's name, and asking all takes twice as long. */
const isOfLanguage = ({options}: SpellingDictionary): boolean =>
  options.dictionaryInformation !== undefined || !('btrie' in options);

export const maxSuggestions = 3;

/** A word is suggested with a capital, without and with one inside. */
const spellingsOfWord = 3;

/** The dictionaries of a site, asked without cspell around them. */
export class Dictionaries {
  private constructor(
    private readonly all: readonly SpellingDictionary[],
    private readonly settings: Resolved,
  ) {}

  /** @param root - folder of the site */
  static async of(root: string): Promise<Dictionaries> {
    const settings = await resolved(root);
    const {createInlineSpellingDictionary, createSpellingDictionary, createSpellingDictionaryFromTrieFile} =
      await import('cspell-dictionary');
    const all = settings.definitions.map((definition) => {
      const {name, path: file = '', btrie} = definition;
      if (btrie !== undefined) {
        return createSpellingDictionaryFromTrieFile(readFileSync(btrie), name, file, definition);
      }
      return file === ''
        ? createInlineSpellingDictionary(definition as Parameters<typeof createInlineSpellingDictionary>[0], name)
        : createSpellingDictionary(readFileSync(file, 'utf8').split(/\r?\n/), name, file, definition);
    });
    return new Dictionaries(all, settings);
  }

  /** The dictionaries that come from packages, in a form that loads fast. */
  get packaged(): DictionaryDefinition[] {
    return this.settings.definitions.filter(({btrie}) => btrie !== undefined);
  }

  /** Whether {@link isRight} says of a word what cspell says; others have parts that only cspell finds. */
  static judges(word: string): boolean {
    return word.split(separator).every((part) => plainPart.test(part));
  }

  /** Whether a word stands in a dictionary, or its parts do, with or without what stands between them. */
  isRight(word: string): boolean {
    if (this.has(word)) return true;
    return [...word.matchAll(separator)].some(({index: at}) =>
      [
        [word.slice(0, at), word.slice(at + 1)],
        [word.slice(0, at + 1), word.slice(at + 1)],
        [word.slice(0, at), word.slice(at)],
      ].some((parts) => parts.every((part) => part !== word && this.isRight(part))),
    );
  }

  /** The first part of a word that stands in no dictionary. */
  wrongPart(word: string): string {
    return word.split(separator).find((part) => !this.has(part)) ?? word;
  }

  /** Words of the dictionaries that are similar to a wrong one, the nearest first. */
  suggest(wrong: string): readonly string[] {
    const {ignoreCase} = this.settings;
    const found = this.all
      .filter(isOfLanguage)
      .flatMap((dictionary) =>
        dictionary.suggest(wrong, {numSuggestions: maxSuggestions * spellingsOfWord, ignoreCase}),
      )
      .sort((one, other) => one.cost - other.cost);
    const nearest = new Map<string, string>();
    for (const {word: similar} of found) {
      // Some parts of words stand in dictionaries for what may follow them.
      if (similar !== wrong && !nearest.has(similar.toLowerCase())) nearest.set(similar.toLowerCase(), similar);
    }
    return [...nearest.values()].slice(0, maxSuggestions);
  }

  private has(word: string): boolean {
    const {ignoreCase, useCompounds, minWordLength} = this.settings;
    const isForbidden = this.all.some((dictionary) => dictionary.isForbidden(word));
    const ignored = (): boolean => this.all.some((dictionary) => dictionary.isNoSuggestWord(word, {ignoreCase}));
    if (isForbidden && !ignored()) return false;
    return (
      word.length < minWordLength || this.all.some((dictionary) => dictionary.has(word, {ignoreCase, useCompounds}))
    );
  }
}
