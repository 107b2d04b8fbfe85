import * as z from 'zod';
import {route, words} from './keyPages';

export const areaSchema = z.strictObject({
  /** Name in code and in the search's filter; for docs also the id of the docs plugin. */
  id: z.string().regex(/^[a-z0-9-]+$/, 'must be a name of lower-case letters, digits and hyphens'),
  kind: z.enum(['blog', 'docs', 'pages']),
  /** What visitors read. */
  label: words,
  folder: z
    .string()
    .regex(/^[^/\s](?:.*[^/])?$/, 'must be a folder from the root of the site, without slashes at its ends'),
  basePath: route,
  /** Page that the navbar's entry and the bare base path lead to. */
  mainRoute: route,
});

/** A part of the site: navbar, search, servers and tests take their list of parts from the site's one list of these. */
export type Area = Readonly<z.infer<typeof areaSchema>>;
