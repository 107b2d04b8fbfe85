import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/**
 * Steps that can be switched off one by one, with their defaults: everything that works on any site is on. What each is worth
 * on this repository's site is in bench/README.md.
 */
export const defaults = {
  /** Scripts start when the page is idle or the visitor does something. Needs `ssrTemplate: pageTemplate`. */
  lateHydration: true,
  /** Before hydration, menu, tabs, color mode, code blocks' copy buttons answer at once; without it, clicks are replayed. */
  preHydrationHandlers: true,
  /** A page carries its own routes; those of all other pages come with the visitor's first interaction. */
  routeManifest: true,
  /** The main bundle is evaluated in several tasks, and what `useIsBrowser` changes renders in slices: in between, the browser answers. */
  scheduler: true,
  /** Pages behind links are fetched when a link is hovered or touched, not when it is seen. */
  prefetchOnHover: true,
  /** Modules that several kinds of pages need go into shared files. */
  sharedChunks: true,
  /** Chromium compiles the script that every page starts with on another thread, in place of each function at its first call. */
  compileHints: true,
  /** A first view creates no collator, segmenter or, in German, date format (`Intl`); see `bundler/moduleEdits.ts`. */
  lazyLanguageData: true,
  /** Pages of a docs area do not carry the descriptions of all its documents, which only cards of documents (`DocCard`) show. */
  trimDocDescriptions: false,
  /** Leaves Prism out of the bundles. Needs {@link highlightCode} and a `CodeBlock` that renders its `html`. */
  buildTimeHighlighting: false,
};

export type Options = Readonly<typeof defaults>;

const schema = Joi.object<Options>(
  Object.fromEntries(Object.entries(defaults).map(([name, value]) => [name, Joi.boolean().default(value)])),
);

/** @throws Error that names the option which does not exist, or is no boolean */
export const validateOptions = ({
  validate,
  options,
}: OptionValidationContext<Partial<Options> | undefined, Options>): Options => validate(schema, options);
