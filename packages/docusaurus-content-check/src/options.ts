import * as z from 'zod';
import type {Area} from './reader/page';
import type {Redirect} from './reader/site';
import type {Rule} from './rule';

const texts = z.array(z.string()).readonly();
const recordOf = <Value extends z.ZodType>(value: Value) => z.record(z.string(), value).readonly();

const phrase = z.strictObject({
  /** Regular expression over the text that visitors read, without delimiters. */
  pattern: z.string(),
  /** The remedy: "write …". */
  right: z.string(),
});

const componentProps = recordOf(z.enum(['optional', 'needed']));

/** Names of a component's props (and `prop.key` for objects), and whether it shows anything without them. */
export type ComponentProps = z.infer<typeof componentProps>;

const allowed = z
  .strictObject({
    /** Files of Markdown whose imports, exports and expressions are trusted. */
    codeIn: texts.optional(),
    /** Attributes of elements and components in addition to those that do no harm; keys of objects as `attribute.key`. */
    attributes: recordOf(texts).optional(),
    /** Elements such as `iframe`. */
    elements: texts.optional(),
    /** How addresses begin from which pages load pictures and the like: https://media.example/. */
    sources: texts.optional(),
    /** SVG files (static/img/logo.svg) that a maintainer has read, since they are more than plain shapes and words. */
    drawings: texts.optional(),
  })
  .readonly();

/** What pages may hold although it may run something or load it from elsewhere. */
export type Allowed = z.infer<typeof allowed>;

const checkOptions = {
  /** Other levels than the rules' own; `off` leaves a rule out. Keys are names of rules, or of groups (`german`). */
  rules: recordOf(z.enum(['error', 'warning', 'off'])).optional(),
  /** Words that this site does not use. */
  phrases: z.array(phrase).readonly().optional(),
  /** Beginnings of the paths of pages whose headings are messages of programs, word by word; they are not judged. */
  verbatimPages: texts.optional(),
  /** Exceptions from the rules of the group `safety`, which hold only on sites that say this: {} for none. */
  allowed: allowed.optional(),
  /** Files that name pages of this site by their addresses (menus, footers), and what they export. */
  addresses: recordOf(z.unknown()).optional(),
};

/** Settings of the check that authors of a site write. */
export type CheckOptions = Readonly<z.infer<z.ZodObject<typeof checkOptions>>>;

const siteOptions = {
  ...checkOptions,
  /** Folders with content; those of the classic preset without it. */
  areas: z.array(z.custom<Area>()).readonly().optional(),
  /** Addresses that lead elsewhere, as the client redirects plugin takes them. */
  redirects: z.array(z.custom<Redirect>()).readonly().optional(),
  /** Addresses that the build or the server has for itself, with all below them (/feedback), besides those of Docusaurus. */
  reserved: texts.optional(),
  /** Rules in addition to the package's own; one with the name of another replaces it. */
  plugins: z.array(z.array(z.custom<Rule>()).readonly()).readonly().optional(),
  /** Names that a preprocessor replaces in Markdown ({{name}}), with their values. */
  variables: z.custom<ReadonlyMap<string, string>>((value) => value instanceof Map, 'must be a Map').optional(),
  /** Components that Markdown uses without an import, with the props that it may give them; Docusaurus' own need none. */
  components: recordOf(componentProps.optional()).optional(),
  /** Keys of front matter in addition to Docusaurus' own, by the kind of an area. */
  frontMatter: z.custom<Readonly<Partial<Record<Area['kind'], z.ZodRawShape>>>>().optional(),
  /** Files of TypeScript whose texts are read by visitors. */
  textFiles: texts.optional(),
  /** File in which the levels of rules stand. */
  configFile: z.string().optional(),
};

/** All settings: what authors write, and what a package that extends the check adds. */
export type SiteOptions = Readonly<z.infer<z.ZodObject<typeof siteOptions>>>;

export const pluginOptions = z.strictObject({
  ...siteOptions,
  /** Whether warnings stop the build, too. */
  strict: z.boolean().optional(),
  id: z.string().optional(),
});

/** Options of the plugin: those of the site, and whether warnings stop the build. */
export type PluginOptions = Readonly<z.infer<typeof pluginOptions>>;
