import * as z from 'zod';
import {isoDate} from 'docusaurus-hosting/facts/schema';

/** Search engines show about so much of a description, and less than this says too little. */
export const descriptionLength = {min: 50, max: 200} as const;
/** Longer titles are cut in lists of results and in browser tabs. */
const maxTitleLength = 70;

const text = z.string().trim().min(1, 'is empty');
const names = z.array(text);
/** Codes of servers are searched for, and YAML reads them as numbers. */
const searchWords = z.array(z.union([text, z.number()]));
const position = z.number();

const common = {
  title: text.max(maxTitleLength, `is longer than ${maxTitleLength} characters`).describe('The page’s only h1'),
  description: text
    .min(descriptionLength.min, `is shorter than ${descriptionLength.min} characters`)
    .max(descriptionLength.max, `is longer than ${descriptionLength.max} characters`)
    .describe('One sentence for search engines, cards and feeds'),
  keywords: searchWords.optional().describe('Words that visitors search for'),
  slug: z
    .string()
    .regex(/^\/?\S*$/, 'must be an address without spaces')
    .optional(),
  image: text.optional(),
  draft: z.boolean().optional(),
  unlisted: z.boolean().optional(),
  hide_table_of_contents: z.boolean().optional(),
  toc_min_heading_level: z.int().min(2).max(6).optional(),
  toc_max_heading_level: z.int().min(2).max(6).optional(),
  reviewed: isoDate.optional().describe('Day on which somebody last read the whole page against what it describes'),
};

const tested = z
  .strictObject({client: text, date: isoDate})
  .describe('Somebody went through the steps with this client on this day');

/** Front matter of a documentation page: Docusaurus' keys that make sense here, and this engine's own. */
const docSchema = z.strictObject({
  ...common,
  id: text.optional(),
  sidebar_position: position.optional().describe('Place in the sidebar, free within its folder'),
  sidebar_label: text.optional(),
  sidebar_class_name: text.optional(),
  sidebar_custom_props: z.record(z.string(), z.unknown()).optional(),
  pagination_label: text.optional(),
  pagination_next: z.string().nullable().optional(),
  pagination_prev: z.string().nullable().optional(),
  displayed_sidebar: z.string().nullable().optional(),
  custom_edit_url: z.string().nullable().optional(),
  last_update: z.strictObject({date: isoDate.optional(), author: text.optional()}).optional(),
  hide_title: z.boolean().optional(),
  tags: names.optional().describe('Keys of the area’s tags.yml'),
  service: text.optional().describe('Id of the service that the page describes'),
  tested: tested.optional(),
  phone: z
    .boolean()
    .optional()
    .describe('Whether the page is followed on a phone: it then shows a QR code of its address'),
});

/** Front matter of a blog post. */
const postSchema = z.strictObject({
  ...common,
  slug: z
    .string()
    .regex(/^\/\S+$/, 'must begin with „/“ and hold no spaces')
    .describe('Short address of the post'),
  authors: z.union([text, names.min(1, 'is empty')]).describe('Keys of authors.yml'),
  tags: names.optional().describe('Keys of tags.yml'),
  date: isoDate.optional().describe('Day of the post, where the file name does not say it'),
  last_update: z.strictObject({date: isoDate.optional(), author: text.optional()}).optional(),
});

/** Front matter of a page of its own, such as the imprint. */
const pageSchema = z.strictObject({...common, wrapperClassName: text.optional()});

/** Front matter by the kind of an area. */
export const frontMatterSchemas = {docs: docSchema, blog: postSchema, pages: pageSchema} as const;

/** Name of a tag or an author, which becomes part of an address. */
const key = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'keys are made of a to z in lower case, digits and hyphens');

/** `tags.yml`: what visitors read of a tag. */
export const tagsSchema = z.record(
  key,
  z.strictObject({
    label: text,
    permalink: z.string().regex(/^\/\S+$/, 'must begin with „/“'),
    description: text.describe('One sentence above the list of pages'),
  }),
);

/** `authors.yml`: who writes the blog. */
export const authorsSchema = z.record(
  key,
  z.strictObject({
    name: text,
    title: text.optional(),
    description: text.describe('One sentence for the page of the author’s posts, its card and search engines'),
    page: z.union([z.boolean(), z.strictObject({permalink: text.optional()})]).optional(),
    url: z.url().optional(),
    email: z.email().optional(),
    image_url: text.optional(),
    socials: z.record(z.string(), text).optional(),
  }),
);
