import * as z from 'zod';
import {isoDate, required} from 'docusaurus-content-check/schemas';
import {testedSchema} from '../markdown/tested';

const text = z.string().trim().min(1, 'is empty');

const common = {
  ...required,
  reviewed: isoDate.optional().describe('Day on which somebody last read the whole page against what it describes'),
};

/** Keys of front matter that this package reads, and those of Docusaurus that it wants on every page. */
export const frontMatter = {
  docs: {
    ...common,
    service: text.optional().describe('Id of the service that the page describes'),
    tested: testedSchema.optional(),
    phone: z
      .boolean()
      .optional()
      .describe('Whether the page is followed on a phone: it then shows a QR code of its address'),
  },
  blog: {
    ...common,
    slug: z
      .string()
      .regex(/^\/\S+$/, 'must begin with "/" and hold no spaces')
      .describe('Short address of the post'),
    authors: z.union([text, z.array(text).min(1, 'is empty')]).describe('Keys of authors.yml'),
  },
  pages: common,
} as const;

/** What a docs page's front matter says, as the check wants it. */
export type PageFrontMatter = Readonly<z.infer<z.ZodObject<typeof frontMatter.docs>>>;
