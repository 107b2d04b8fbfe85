import {readFileSync} from 'node:fs';
import * as z from 'zod';
import {placeOf} from 'docusaurus-content-check/diagnostic';
import {brandSchema, hostName, nameSchema, slugOf} from 'docusaurus-hosting/template';

const factText = z.string('must be a text or null; change ports, other numbers and lists in src/facts/ afterwards');

/** What somebody who takes the site over says about their own services. */
const answersSchema = z.strictObject({
  /** Name of the provider, as visitors read it. */
  name: nameSchema,
  /** Domain below which its hosts lie. */
  domain: hostName,
  /** Ids of the services that it offers; all when missing. */
  services: z.array(z.string()).min(1, 'must name a service; leave it out to offer all').optional(),
  /** Other titles for services, by id. */
  titles: z.record(z.string(), nameSchema).optional(),
  /** Facts by their dotted names, for what the other answers do not say: a text, or null for an optional one that it lacks. */
  facts: z.record(z.string(), factText.nullable()).optional(),
  /** The brand's colors; the template's when missing. */
  color: brandSchema.optional(),
});

export type Answers = z.infer<typeof answersSchema>;

const inAscii: Readonly<Record<string, string>> = {ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss'};

/** A name in an address that must be ASCII, such as that of a package. */
export const asciiSlugOf = (name: string): string => slugOf(name).replace(/[äöüß]/g, (letter) => inAscii[letter] ?? '');

/** What files and packages are named after: the name, or the domain where the name has no letter that addresses can have. */
export const slugFor = ({name, domain}: Pick<Answers, 'name' | 'domain'>): string =>
  asciiSlugOf(name) || asciiSlugOf(domain.split('.')[0] ?? '');

/** Reads a file of answers, which {@link readAnswers} checks. @throws Error that names the file when it is no JSON */
export function answersIn(file: string): unknown {
  let text = '';
  try {
    text = readFileSync(file, 'utf8');
    return JSON.parse(text);
  } catch (error) {
    const {message} = error as Error;
    const [, at] = /at position (\d+)/.exec(message) ?? [];
    const line = at === undefined ? '' : `:${placeOf(text, Number(at)).line}`;
    throw new Error(`${file}${line} holds no answers: ${message}`, {cause: error});
  }
}

/**
 * Checks answers against their schema and the services that there are.
 *
 * @param known - ids of the template's services
 * @throws Error that names every wrong answer
 */
export function readAnswers(input: unknown, known: readonly string[]): Answers {
  const {data, error} = answersSchema.safeParse(input, {
    error: ({input: value, path = []}) =>
      value === undefined ? `is missing – add "${path.join('.')}": "…"` : undefined,
  });
  if (!data) throw new Error(`Wrong answers:\n${z.prettifyError(error)}`);
  const {services = known, titles = {}} = data;
  const unknown = [...services, ...Object.keys(titles)].filter((id) => !known.includes(id));
  if (unknown.length > 0) {
    throw new Error(`Wrong answers:\nunknown service ${unknown.join(', ')}; valid: ${known.join(', ')}`);
  }
  const withoutService = Object.keys(titles).filter((id) => !services.includes(id));
  if (withoutService.length > 0) {
    throw new Error(
      `Wrong answers:\ntitles: ${withoutService.join(', ')} is not among services; add it there, or delete its title`,
    );
  }
  return data;
}
