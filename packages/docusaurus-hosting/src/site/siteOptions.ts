import * as z from 'zod';
import type {Area} from './areas';
import type {KeyPages} from './keyPages';
import type {PageMarks} from './pageMarks';

const route = z.string().regex(/^\/\S*$/, 'must be the address of a page on this site, beginning with a slash');
const words = z.string().trim().min(1);

const area = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/, 'must be a name of lower-case letters, digits and hyphens'),
  kind: z.enum(['blog', 'docs', 'pages']),
  label: words,
  folder: z
    .string()
    .regex(/^[^/\s](?:.*[^/])?$/, 'must be a folder from the root of the site, without slashes at its ends'),
  basePath: route,
  mainRoute: route,
}) satisfies z.ZodType<Area>;

const optionsSchema = z.strictObject({
  areas: z
    .array(area)
    .min(1)
    .refine((areas) => new Set(areas.map(({id}) => id)).size === areas.length, 'must each have an id of its own')
    .optional(),
  keyPages: (
    z.strictObject({
      allServices: route,
      contact: route,
      reportSecurity: route,
      signIn: route.optional(),
      appPasswords: route.optional(),
      groups: route.optional(),
      mailGuides: z.array(z.strictObject({path: route, title: words})),
    }) satisfies z.ZodType<KeyPages>
  ).optional(),
  marks: (z.strictObject({plannedTag: words, unfinished: z.array(words)}) satisfies z.ZodType<PageMarks>).optional(),
});

/** What a site tells the engine of itself besides its facts. */
export interface SiteOptions {
  readonly areas?: readonly Area[];
  readonly keyPages?: KeyPages;
  readonly marks?: PageMarks;
}

/**
 * Checks what a site tells the engine: its configuration runs without its types being checked.
 *
 * @throws Error that names every wrong option
 */
export function checkSiteOptions(options: SiteOptions): void {
  const {error} = optionsSchema.safeParse(options);
  if (error) throw new Error(`Wrong options of the site (src/site/):\n${z.prettifyError(error)}`);
}
