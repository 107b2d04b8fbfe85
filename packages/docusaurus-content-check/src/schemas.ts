import * as z from 'zod';
import type {SiteOptions} from './options';

/** A day as YYYY-MM-DD. */
export const isoDate = z.iso.date();

/** Search engines show about so much of a description, and less than this says too little. */
export const descriptionLength = {min: 50, max: 200} as const;
/** Longer titles are cut in lists of results and in browser tabs. */
export const maxTitleLength = 70;

const text = z.string().trim().min(1, 'is empty');
const names = z.array(text);
/** YAML reads codes of errors, which people search for, as numbers. */
const searchWords = z.array(z.union([text, z.number()]));
const author = z.union([text, z.record(z.string(), z.unknown())]);
const headingLevel = z.int().min(2).max(6);
const title = text.max(maxTitleLength, `is longer than ${maxTitleLength} characters`).describe('The page’s only h1');
const description = text
  .min(descriptionLength.min, `is shorter than ${descriptionLength.min} characters`)
  .max(descriptionLength.max, `is longer than ${descriptionLength.max} characters`)
  .describe('One sentence for search engines, cards and feeds');

/** What every page of a site has that wants its pages to be found. */
export const required = {title, description};

const common = {
  title: title.optional(),
  title_meta: text.optional(),
  description: description.optional(),
  keywords: searchWords.optional().describe('Words that visitors search for'),
  slug: z
    .string()
    .regex(/^\/?\S*$/, 'must be an address without spaces')
    .optional(),
  image: text.optional(),
  draft: z.boolean().optional(),
  unlisted: z.boolean().optional(),
  hide_table_of_contents: z.boolean().optional(),
  toc_min_heading_level: headingLevel.optional(),
  toc_max_heading_level: headingLevel.optional(),
};
const lastUpdate = z.strictObject({date: isoDate.optional(), author: text.optional()}).optional();

/** Keys of Docusaurus' content plugins, by the kind of an area. */
const shapes = {
  docs: {
    ...common,
    id: text.optional(),
    sidebar_position: z.number().optional().describe('Place in the sidebar, free within its folder'),
    sidebar_label: text.optional(),
    sidebar_class_name: text.optional(),
    sidebar_key: text.optional(),
    sidebar_custom_props: z.record(z.string(), z.unknown()).optional(),
    pagination_label: text.optional(),
    pagination_next: z.string().nullable().optional(),
    pagination_prev: z.string().nullable().optional(),
    displayed_sidebar: z.string().nullable().optional(),
    parse_number_prefixes: z.boolean().optional(),
    custom_edit_url: z.string().nullable().optional(),
    last_update: lastUpdate,
    hide_title: z.boolean().optional(),
    tags: names.optional().describe('Keys of the area’s tags.yml'),
  },
  blog: {
    ...common,
    authors: z
      .union([author, z.array(author).min(1, 'is empty')])
      .optional()
      .describe('Keys of authors.yml'),
    tags: names.optional().describe('Keys of tags.yml'),
    date: isoDate.optional().describe('Day of the post, where the file name does not say it'),
    last_update: lastUpdate,
  },
  pages: {...common, wrapperClassName: text.optional(), hide_title: z.boolean().optional()},
} as const;

/**
 * The schema of front matter.
 *
 * @param kind - of the area that the page lies in
 * @param added - keys that a site or a package adds or defines in its own way
 */
export const frontMatterSchema = (
  kind: keyof typeof shapes,
  added: SiteOptions['frontMatter'] = {},
): z.ZodObject<z.ZodRawShape> => z.strictObject({...shapes[kind], ...added[kind]});

/** Keys of front matter of any area, for files that belong to none. */
export const frontMatterKeys = (added: SiteOptions['frontMatter'] = {}): ReadonlySet<string> =>
  new Set([shapes, added].flatMap((each) => Object.values(each).flatMap((shape) => Object.keys(shape))));

/** `tags.yml` as Docusaurus reads it. */
export const tagsSchema = z.record(
  text,
  z.strictObject({label: text.optional(), permalink: text.optional(), description: text.optional()}).nullable(),
);

/** `authors.yml` as Docusaurus reads it. */
export const authorsSchema = z.record(
  text,
  z.looseObject({
    name: text.optional(),
    title: text.optional(),
    description: text.optional(),
    page: z.union([z.boolean(), z.strictObject({permalink: text.optional()})]).optional(),
    url: text.optional(),
    email: z.email().optional(),
    image_url: text.optional(),
    socials: z.record(z.string(), text).optional(),
  }),
);
