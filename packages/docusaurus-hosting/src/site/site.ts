import type {Redirect} from 'docusaurus-publish';
import * as z from 'zod';
import {isPageOffered} from '../facts/lookup';
import type {Facts} from '../facts/schema';
import {contentFiles} from '../markdown/contentFiles';
import {checkNotices, type Notice} from '../notices/check';
import {docsAreas, offeredAreas} from './areas';
import {areaSchema, type Area} from './areaSchema';
import type {BrandColors} from './brandColors';
import {guidanceSchema, offeredGuidance, type Guidance, type GuidanceDescription} from './guidance';
import {keyPagesSchema, offeredKeyPages, words, type KeyPages} from './keyPages';

/** How pages say what the build needs to know of them. */
const contentTagsSchema = z.strictObject({
  planned: words.describe('Key in tags.yml of the tag that pages of planned services get by themselves'),
  unfinished: z
    .array(words)
    .readonly()
    .describe('Tags and words by which a page says that it is not finished: strict builds ask about each such page'),
});

export type ContentTags = Readonly<z.infer<typeof contentTagsSchema>>;

/** What a site says of itself, once: its Docusaurus configuration and the commands read it from here. */
export interface SiteDescription {
  /** From `defineFacts`. */
  readonly facts: Facts;
  /** Parts of the site, in the order in which the navbar lists them. */
  readonly areas: readonly Area[];
  readonly keyPages: KeyPages;
  readonly contentTags: ContentTags;
  /** Tasks of the home page, and what helps with which problem; none without it. */
  readonly guidance?: GuidanceDescription;
  /** From `brandColors`. */
  readonly colors: BrandColors;
  /** Address to which Docusaurus appends a file's path for its link to the editor. */
  readonly editUrl: string;
  /** Moment of the build: phases of services, tests and notices are compared with it. */
  readonly builtAt: Date;
  /** Old addresses of pages that moved. */
  readonly redirects?: readonly Redirect[];
  /** Maintenance and incidents. */
  readonly notices?: readonly Notice[];
  /** Names that pages show for authors, by git's; everybody else appears under the provider's name. */
  readonly authors?: Readonly<Record<string, string>>;
  /** Whether all hosts below the site's own are HTTPS only (RFC 6797, 6.1.2); false without it. */
  readonly httpsSubdomains?: boolean;
}

/** A checked description, without what belongs to services that are not offered. */
export type Site = Required<Omit<SiteDescription, 'guidance'>> & {readonly guidance: Guidance};

const descriptionSchema = z.object({
  areas: z
    .array(areaSchema)
    .min(1)
    .refine((areas) => new Set(areas.map(({id}) => id)).size === areas.length, 'must each have an id of its own'),
  keyPages: keyPagesSchema,
  contentTags: contentTagsSchema,
  guidance: guidanceSchema.optional(),
});

/**
 * Checks what a site says of itself, since configurations run without their types being checked. Bare areas redirect to
 * their main pages; redirects to pages of services that are not offered are left out.
 *
 * @throws Error that names everything that is wrong
 */
export function defineSite(description: SiteDescription): Site {
  const {error} = descriptionSchema.safeParse(description);
  if (error) throw new Error(`Wrong description of the site (src/site/):\n${z.prettifyError(error)}`);
  const {facts, redirects = [], notices = []} = description;
  checkNotices(notices, new Set(Object.keys(facts.services)));
  const areas = offeredAreas(description.areas, facts);
  return {
    authors: {},
    httpsSubdomains: false,
    ...description,
    notices,
    areas,
    guidance: offeredGuidance(description.guidance ?? {}, facts, contentFiles(areas, process.cwd())),
    keyPages: offeredKeyPages(description.keyPages, facts),
    redirects: [
      ...docsAreas(areas).map(({basePath, mainRoute}) => ({from: basePath, to: mainRoute})),
      ...redirects.filter(({to}) => isPageOffered(facts, to)),
    ],
  };
}
