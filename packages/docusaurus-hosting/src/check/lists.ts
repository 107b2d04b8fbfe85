import * as z from 'zod';

const text = z.string().trim().min(1, 'is empty');

/** Name of a tag or an author, which becomes part of an address. */
const key = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'keys are made of a to z in lower case, digits and hyphens');

/** `tags.yml`: what visitors read of a tag. */
const tags = z.record(
  key,
  z.strictObject({
    label: text,
    permalink: z.string().regex(/^\/\S+$/, 'must begin with "/"'),
    description: text.describe('One sentence above the list of pages'),
  }),
);

/** `authors.yml`: who writes the blog. */
const authors = z.record(
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

/** What this package wants of `tags.yml` and `authors.yml`, whose entries have pages of their own. */
export const lists = {tags, authors} as const;
