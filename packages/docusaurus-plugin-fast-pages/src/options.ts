import {Joi} from '@docusaurus/utils-validation';
import type {OptionValidationContext} from '@docusaurus/types';

/** Steps that can be switched off one by one; what each is worth on this repository's site is in bench/README.md. */
export interface Options {
  /** Scripts start when the page is idle or the visitor does something. Needs `ssrTemplate: pageTemplate`. */
  readonly lateHydration: boolean;
  /** Before hydration, menu, tabs, color mode, code blocks' copy buttons answer at once; without it, clicks are replayed. */
  readonly preHydrationHandlers: boolean;
  /** A page carries its own routes; those of all other pages come with the visitor's first interaction. */
  readonly routeManifest: boolean;
  /** The main bundle is evaluated in several tasks, so that the browser can answer the visitor in between. */
  readonly scheduler: boolean;
  /** Pages behind links are fetched when a link is hovered or touched, not when it is seen. */
  readonly prefetchOnHover: boolean;
  /** Modules that several kinds of pages need go into shared files. */
  readonly sharedChunks: boolean;
  /** A first view creates no collator, segmenter or date format (`Intl`); see `bundler/moduleEdits.ts`. */
  readonly lazyLanguageData: boolean;
  /** CSS that no page uses is removed. */
  readonly unusedCss: boolean;
  /** Leaves Prism out of the bundles. Needs {@link highlightCode} and a `CodeBlock` that renders its `html`. */
  readonly buildTimeHighlighting: boolean;
}

/** Everything that works on any site is on. */
export const defaults: Options = {
  lateHydration: true,
  preHydrationHandlers: true,
  routeManifest: true,
  scheduler: true,
  prefetchOnHover: true,
  sharedChunks: true,
  lazyLanguageData: true,
  unusedCss: true,
  buildTimeHighlighting: false,
};

const schema = Joi.object<Options>(
  Object.fromEntries(
    Object.entries<boolean>({...defaults}).map(([name, value]) => [name, Joi.boolean().default(value)]),
  ),
);

/** @throws Error that names the option which does not exist, or is no boolean */
export const validateOptions = ({
  validate,
  options,
}: OptionValidationContext<Partial<Options> | undefined, Options>): Options => validate(schema, options);
