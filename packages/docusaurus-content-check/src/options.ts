import type * as z from 'zod';
import type {Level} from './diagnostic';
import type {Area} from './reader/page';
import type {Redirect} from './reader/site';
import type {Rule} from './rule';

/** A word that this site does not use, and what it says instead. */
export interface Phrase {
  /** Regular expression over the text that visitors read, without delimiters. */
  readonly pattern: string;
  /** The remedy: `write …`. */
  readonly right: string;
}

/** Names of a component's props (and `prop.key` for objects), and whether it shows anything without them. */
export type ComponentProps = Readonly<Record<string, 'optional' | 'needed'>>;

/** What pages may hold although it may run something or load it from elsewhere. */
export interface Allowed {
  /** Files of Markdown whose imports, exports and expressions are trusted. */
  readonly codeIn?: readonly string[];
  /** Attributes of elements and components in addition to those that do no harm, and `attribute.key` for keys of objects. */
  readonly attributes?: Readonly<Record<string, readonly string[]>>;
  /** Elements such as `iframe`. */
  readonly elements?: readonly string[];
  /** How addresses begin from which pages load pictures and the like: `https://media.example/`. */
  readonly sources?: readonly string[];
  /** SVG files (`static/img/logo.svg`) that a maintainer has read, since they are more than plain shapes and words. */
  readonly drawings?: readonly string[];
}

/** Settings of the check that authors of a site write. */
export interface CheckOptions {
  /** Other levels than the rules' own; `off` leaves a rule out. Keys are names of rules, or of groups (`german`). */
  readonly rules?: Readonly<Record<string, Level | 'off'>>;
  /** Words that this site does not use. */
  readonly phrases?: readonly Phrase[];
  /**
   * Beginnings of the paths of pages whose headings are messages of programs, word by word. What they and links to them
   * say is not judged.
   */
  readonly verbatimPages?: readonly string[];
  /** Exceptions from the rules of the group `safety`, which hold only on sites that say this: `{}` for none. */
  readonly allowed?: Allowed;
  /** Files that name pages of this site by their addresses (menus, footers), and what they export. */
  readonly addresses?: Readonly<Record<string, unknown>>;
}

/** All settings: what authors write, and what a package that extends the check adds. */
export interface SiteOptions extends CheckOptions {
  /** Folders with content; those of the classic preset without it. */
  readonly areas?: readonly Area[];
  /** Addresses that lead elsewhere, as the client redirects plugin takes them. */
  readonly redirects?: readonly Redirect[];
  /** Addresses that the build or the server has for itself, with all below them (`/feedback`), besides those of Docusaurus. */
  readonly reserved?: readonly string[];
  /** Rules in addition to the package's own; one with the name of another replaces it. */
  readonly plugins?: readonly (readonly Rule[])[];
  /** Names that a preprocessor replaces in Markdown (`{{name}}`), with their values. */
  readonly variables?: ReadonlyMap<string, string>;
  /** Components that Markdown uses without an import, with the props that it may give them; Docusaurus' own need none. */
  readonly components?: Readonly<Record<string, ComponentProps | undefined>>;
  /** Keys of front matter in addition to Docusaurus' own, by the kind of an area. */
  readonly frontMatter?: Readonly<Partial<Record<Area['kind'], z.ZodRawShape>>>;
  /** Files of TypeScript whose texts are read by visitors. */
  readonly textFiles?: readonly string[];
  /** File in which {@link rules} stand. */
  readonly configFile?: string;
}
