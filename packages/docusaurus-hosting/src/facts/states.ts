import {createHash} from 'node:crypto';
import * as z from 'zod';
import {readText} from 'docusaurus-content-check/reader';
import {describeFact, optionalFacts} from './describe';
import {factTextsOf} from './facts';
import {readFactSources, writtenAt, type FactSources} from './places';
import type {Facts} from './schema';

/** Where an operator confirms facts, by name and value: `{"legal.logRetention": "7 Tage"}`. */
export const confirmedFile = 'src/facts/confirmed.json';
/** What the site began with, as hashes: written once when the site is made, so that no value of the example is kept. */
export const baselineFile = 'src/facts/baseline.json';

const confirmedSchema = z.record(z.string(), z.string());
const hashes = z.array(z.string());
const baselineSchema = z.strictObject({facts: hashes, sources: hashes.default([]), files: hashes});

export type Baseline = z.infer<typeof baselineSchema>;

/** What is known of where facts come from. */
export interface Confirmations {
  /** Name → the value that somebody has read and found right. */
  readonly confirmed: Readonly<Record<string, string>>;
  /** Without it, nothing is known to be the operator's own. */
  readonly baseline: Baseline | undefined;
}

/** How far a fact can be trusted: typed by the operator, or not but confirmed, or neither, or missing though it may be. */
export type State = 'own' | 'confirmed' | 'unconfirmed' | 'missing';

/** Something that a page claims and that is true of its author only: tests, pictures, unfinished parts. */
export interface Claim {
  /** The file and what it claims, e.g. `docs/x.md: tested`. */
  readonly name: string;
  readonly value: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
}

/** A fact by its dotted name, with its value as it appears on pages but with plain spaces, or a claim. */
export interface FactState extends Claim {
  readonly state: State;
  /** Why it is not the operator's own. */
  readonly reason?: string;
  /** What it means. */
  readonly means?: string | undefined;
  /** Nobody can confirm it: it has to be replaced. */
  readonly replace?: true;
}

/** What a baseline keeps of a fact or a file: 72 bits of its hash. */
export const baselineHash = (...parts: (string | Buffer)[]): string => {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part).update('\0');
  return digest.digest('base64url').slice(0, 12);
};

function readJson<T>(root: string, file: string, schema: z.ZodType<T>): T | undefined {
  const text = readText(root, file);
  if (text === undefined) return undefined;
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof z.ZodError ? z.prettifyError(error) : String(error)}`, {cause: error});
  }
}

/** Reads both files of a site; either may be missing. @throws Error for a file that is not what it should be. */
export const readConfirmations = (root: string): Confirmations => ({
  confirmed: readJson(root, confirmedFile, confirmedSchema) ?? {},
  baseline: readJson(root, baselineFile, baselineSchema),
});

/** Facts that say something about this provider, once each: neither forms of another nor words that promise nothing. */
function statements(facts: Facts): [name: string, value: string][] {
  const {domain} = facts.operator;
  const known = factTextsOf(facts);
  const repeats = (name: string): boolean => known.has(/^(.+)\.(?:dativ|value|text)$/.exec(name)?.[1] ?? '');
  const isWording = (name: string): boolean => name.startsWith('links.') || describeFact(name, facts)?.wording === true;
  return (
    [...known]
      .filter(([name, value]) => !repeats(name) && (value.includes(domain) || !isWording(name)))
      // People type plain spaces into the file of confirmations.
      .map(([name, value]) => [name, value.replaceAll('\u00A0', ' ')])
  );
}

/**
 * Hashes of the facts and claims that a new site begins with, and of what its sources write for each, but for empty facts:
 * those are the operator's answers. Files are those of pictures, see markdown/claims.ts.
 */
export function baselineOf(
  facts: Facts,
  claims: readonly Claim[],
  sources: FactSources,
  files: readonly string[],
): Baseline {
  const given = statements(facts);
  return {
    facts: [...given, ...claims.map(({name, value}) => [name, value] as const)].map((fact) => baselineHash(...fact)),
    sources: given.flatMap(([name, value]) => (value ? baselineHash(name, writtenAt(name, sources).source ?? '') : [])),
    files: [...files],
  };
}

/** What only stands for something: the example's keys, person, places and numbers, and what is still to be written. */
const placeholder =
  /Beispiel(?:fing|post|schl)|Bitte ?ersetzen|Muster(?:land|mann|platz|stadt|stra[sß])|…|\b(?:DE)?0{5,}\b|\+49 30 23125 /i;
/** The title of a box that asks operators to make an example's page their own. */
export const exampleNotice = /\[Beispiel: /;
/** Addresses and hosts for documentation, which nobody can have (RFC 5737, RFC 3849, RFC 2606). */
const forDocumentation = /\b(?:192\.0\.2|198\.51\.100|203\.0\.113)\.\d|\b2001:0?db8:|\.example(?![\w-])/i;

/** Examples of a page may have what is meant for examples; a whole site under `.example` is a trial of its operator. */
const isPlaceholder = (name: string, value: string, domain: string): boolean =>
  placeholder.test(value) ||
  exampleNotice.test(value) ||
  (forDocumentation.test(value.replaceAll(domain, '')) && !/\.example[A-Z]/.test(name));

function stateOf(
  {name, value, source}: Claim & {readonly source?: string | undefined},
  domain: string,
  {confirmed, baseline}: Confirmations,
): Pick<FactState, 'state' | 'reason' | 'replace'> {
  const toReplace = (reason: string) => ({state: 'unconfirmed', reason, replace: true}) as const;
  if (name.endsWith(': unfinished')) return toReplace('finish the page');
  if (name.endsWith(': picture')) return toReplace('as the site began, draw your own');
  if (isPlaceholder(name, value, domain)) return toReplace('a placeholder, replace it');
  const before = confirmed[name];
  if (before === value) return {state: 'confirmed'};
  if (before !== undefined) return {state: 'unconfirmed', reason: `confirmed as "${before}" before it changed`};
  const began = baseline?.facts.includes(baselineHash(name, value)) ?? true;
  // What is made from a fact that somebody changed differs, though nobody has typed it.
  const isMade = source !== undefined && baseline?.sources.includes(baselineHash(name, source));
  if (!began && !isMade) return {state: 'own'};
  const hasDomain = name !== 'operator.domain' && value.includes(domain);
  const unread = began ? (baseline ? 'as the site began' : 'nobody has read it') : 'made from another fact';
  return {state: 'unconfirmed', reason: hasDomain ? 'made from the domain' : unread};
}

/**
 * Every fact about the provider and every claim of its pages with its state, and the optional facts that are missing.
 *
 * @param root - folder of the site, in which `src/facts/` lies
 */
export function factStates(
  facts: Facts,
  claims: readonly Claim[],
  confirmations: Confirmations,
  root: string,
): FactState[] {
  const sources = readFactSources(root);
  const given = statements(facts).map(([name, value]) => {
    return {name, value, means: describeFact(name, facts)?.means, ...writtenAt(name, sources)};
  });
  const missing = optionalFacts(facts).map(({name, means}) => {
    return {name, value: '', state: 'missing' as const, means, ...writtenAt(name, sources)};
  });
  const withState = <S extends Claim>(said: S) => ({
    ...said,
    ...stateOf(said, facts.operator.domain, confirmations),
  });
  return [...given.map(withState), ...missing, ...claims.map(withState)];
}
