import * as z from 'zod';
import {parseSynonyms} from './analysis/synonyms';
import {defaultTexts, type TextKey} from './texts';

const route = z.string().startsWith('/');

const areaSchema = z.object({
  /** Name in addresses; for documentation also the id of its plugin. */
  id: z.string().min(1),
  kind: z.enum(['blog', 'docs', 'pages']),
  /** What visitors read. */
  label: z.string().min(1),
});

/** Ways to go on when nothing was found. */
const waySchema = z.strictObject({label: z.string().min(1), to: z.string().min(1)});

const synonymLines = z.string().superRefine((text, context) => {
  try {
    parseSynonyms(text);
  } catch (error) {
    context.addIssue({code: 'custom', message: String(error)});
  }
});

const textKeys = Object.keys(defaultTexts) as [TextKey, ...TextKey[]];

const optionsSchema = z.strictObject({
  /** Parts of the site, in the order in which the filter lists them. */
  areas: z.array(areaSchema).min(1),
  /** Routes of pages that rank below the others, such as those of retired services. */
  demoted: z.array(route).default([]),
  /** Names under which visitors know a page beside its title, by its route: exactly typed, they lead there first. */
  names: z.record(route, z.array(z.string().min(1))).default({}),
  /** The site's own synonyms, one group a line, with commas; a line that has a word of the general list extends its group. */
  synonyms: synonymLines.default(''),
  /** Where visitors can go on when nothing was found. */
  waysOnward: z.array(waySchema).default([]),
  /** Texts of the interface in other words, by their keys in texts.ts. */
  texts: z.partialRecord(z.enum(textKeys), z.string()).default({}),
});

export type GermanSearchOptions = z.input<typeof optionsSchema>;
export type CheckedOptions = z.output<typeof optionsSchema>;
export type SearchArea = z.output<typeof areaSchema>;

/** What the interface reads of the options. */
export interface SearchGlobalData {
  readonly areas: readonly SearchArea[];
  readonly waysOnward: CheckedOptions['waysOnward'];
  readonly texts: CheckedOptions['texts'];
}

/** @throws Error that names every wrong option */
export function checkOptions(options: GermanSearchOptions): CheckedOptions {
  const checked = optionsSchema.safeParse(options);
  if (!checked.success) throw new Error(`Options of the German search:\n${z.prettifyError(checked.error)}`);
  return checked.data;
}
