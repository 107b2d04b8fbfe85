import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';
import * as language from './language';
import {createSynonyms, mergeGroups, readGroups, type SynonymGroup} from './language/synonyms';
import unlike from './unlikeOptions.json';

/** Options of the theme, all optional. Those above the blank line are also options of @easyops-cn/docusaurus-search-local. */
export interface Options {
  /** Which kinds of pages are indexed. By default docs and blog posts, without other pages. */
  readonly indexDocs?: boolean;
  readonly indexBlog?: boolean;
  readonly indexPages?: boolean;
  /** Index docs and posts below these routes only. By default all of them. */
  readonly docsRouteBasePath?: string | readonly string[];
  readonly blogRouteBasePath?: string | readonly string[];
  /** Routes without base URL that are not indexed: exact, or expressions. */
  readonly ignoreFiles?: string | RegExp | readonly (string | RegExp)[];
  /** Index pages although the whole site asks search engines not to. */
  readonly forceIgnoreNoIndex?: boolean;
  /** Must contain `de`. */
  readonly language?: string | readonly string[];
  /** Mark the words on the page that a result leads to? No by default. */
  readonly highlightSearchTermsOnTargetPage?: boolean;
  /** Suggestions at most, 8 by default. */
  readonly searchResultLimits?: number;
  /** Characters of a suggestion's snippet at most, 50 by default. */
  readonly searchResultContextMaxLength?: number;
  /** Does `searchBarShortcutKeymap` (`mod+k` by default: Ctrl, on Apple's systems ⌘) focus the search bar, and does the bar say so? */
  readonly searchBarShortcut?: boolean;
  readonly searchBarShortcutHint?: boolean;
  readonly searchBarShortcutKeymap?: string;

  /** What visitors call a page beside its title, by its route: exactly typed, they lead there first. */
  readonly pageAliases?: Readonly<Record<string, readonly string[]>>;
  /** The site's own synonyms, one group a line, with commas; a line that shares a word with a general group extends it. */
  readonly synonyms?: string;
  /** Routes of pages that rank below the others. */
  readonly demotedPaths?: readonly string[];
  /** Where visitors can go on when nothing was found. */
  readonly fallbackLinks?: readonly {readonly label: string; readonly to: string}[];
  /** Labels of areas by id: of the docs plugin (`docs` for the default one), `blog`, `pages`. */
  readonly areaLabels?: Readonly<Record<string, string>>;
}

type List<T> = readonly T[];
type Lists = 'docsRouteBasePath' | 'blogRouteBasePath' | 'ignoreFiles' | 'synonyms';

/** Options with defaults. */
export interface CheckedOptions extends Required<Omit<Options, Lists>> {
  /** Without slashes at the ends; empty for all. */
  readonly docsRouteBasePath: List<string>;
  readonly blogRouteBasePath: List<string>;
  readonly ignoreFiles: List<string | RegExp>;
  /** Together with the general ones. */
  readonly synonyms: List<SynonymGroup>;
}

const boolean = (value: boolean) => Joi.boolean().default(value);
const route = Joi.string().pattern(/^\//, 'begins with a slash');
const list = (item: Joi.Schema) => Joi.array().items(item).single().default([]);
const basePaths = list(Joi.string().custom((path: string) => path.replace(/^\/|\/$/g, '')));

/** An option of EasyOps' plugin that is read over, with a warning that says why. */
const ignored = (reason: string) =>
  Joi.any()
    .strip()
    .warning('theme.ignored', {})
    .messages({'theme.ignored': `{{#label}} has no effect: ${reason}`});

/** The general synonyms with those of the site. @throws Error when a word is in two groups */
function allSynonyms(text = ''): SynonymGroup[] {
  createSynonyms(readGroups(text));
  const groups = mergeGroups(readGroups(language.synonyms.join('\n')), readGroups(text));
  createSynonyms(groups);
  return groups;
}

export const optionsSchema = Joi.object<CheckedOptions>({
  indexDocs: boolean(true),
  indexBlog: boolean(true),
  indexPages: boolean(false),
  docsRouteBasePath: basePaths,
  blogRouteBasePath: basePaths,
  ignoreFiles: list(Joi.alternatives(Joi.string(), Joi.object().regex())),
  forceIgnoreNoIndex: boolean(false),
  language: list(Joi.string())
    .has('de')
    .default(['de'])
    .messages({'array.hasUnknown': '{{#label}} must contain "de": this search knows German alone'}),
  highlightSearchTermsOnTargetPage: boolean(false),
  searchResultLimits: Joi.number().integer().min(1).default(8),
  searchResultContextMaxLength: Joi.number().integer().min(10).default(50),
  searchBarShortcut: boolean(true),
  searchBarShortcutHint: boolean(true),
  searchBarShortcutKeymap: Joi.string()
    .pattern(/^mod\+\S$/, 'mod+ and one key')
    .default('mod+k'),
  // The address of the index's files always contains their hash, which needs no folder of sources.
  ...Object.fromEntries(['hashed', 'docsDir', 'blogDir'].map((name) => [name, Joi.any().strip()])),
  ...Object.fromEntries(Object.entries(unlike).map(([name, reason]) => [name, ignored(reason)])),
  pageAliases: Joi.object().pattern(route, Joi.array().items(Joi.string())).default({}),
  synonyms: Joi.string()
    .allow('')
    .custom((text: string) => allSynonyms(text))
    .default(() => allSynonyms())
    .messages({'any.custom': '{{#label}}: {{#error.message}}'}),
  demotedPaths: Joi.array().items(route).default([]),
  fallbackLinks: Joi.array()
    .items(Joi.object({label: Joi.string().required(), to: Joi.string().required()}))
    .default([]),
  areaLabels: Joi.object().pattern(Joi.string(), Joi.string()).default({}),
});

/** @throws ValidationError that names the wrong option */
export const validateOptions = ({
  options,
  validate,
}: OptionValidationContext<Options | undefined, CheckedOptions>): CheckedOptions =>
  validate(optionsSchema, options ?? {});
