import {nearestName} from 'docusaurus-content-check/text';
import type {Facts} from '../facts/facts';
import {notOfferedOwner} from '../facts/lookup';
import {describeFact} from '../facts/describe';
import type {Provider} from '../facts/schema';

/** A part of a page that depends on a service or a fact. Not nested; inline or around whole blocks. */
const condition = /<If (service|fact)="([^"]*)">([\s\S]*?)<\/If>/g;

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;
const onlyLineBreaks = (text: string): string => text.replace(/[^\n]/g, '');

/** Whether a provider lacks a fact that may be missing. */
const isMissing = (name: string, provider: Provider, known: Facts): boolean =>
  !known.has(name) &&
  (describeFact(name, provider)?.optional === true || notOfferedOwner(provider, name) !== undefined);

/** Whether the part of a page is shown. @throws Error for a name that no service and no fact has. */
function holds(kind: string, name: string, provider: Provider, known: Facts, place: string): boolean {
  if (kind === 'service') {
    const ids = [...Object.keys(provider.services), ...Object.keys(provider.notOffered)];
    if (!ids.includes(name)) {
      throw new Error(`${place}: unknown service "${name}"; did you mean "${nearestName(name, ids)}"?`);
    }
    return name in provider.services;
  }
  if (!known.has(name) && !isMissing(name, provider, known)) {
    throw new Error(`${place}: unknown fact "${name}"; did you mean "${nearestName(name, known.keys())}"?`);
  }
  return known.has(name);
}

/**
 * Leaves out the parts of a Markdown file that stand in `<If service="…">` or `<If fact="…">` for a service that is not
 * offered or a fact that the provider lacks. Lines keep their numbers, for messages about what follows.
 *
 * @param file - named in errors
 * @throws Error with file and line for a service or fact that does not exist, and for a part without an end.
 */
export function applyConditions(text: string, file: string, provider: Provider, known: Facts): string {
  const applied = text.replace(condition, (_, kind: string, name: string, part: string, offset: number) =>
    holds(kind, name, provider, known, `${file}:${lineAt(text, offset)}`) ? part : onlyLineBreaks(part),
  );
  const stray = /<\/?If\b/.exec(applied);
  if (stray) {
    throw new Error(
      `${file}:${lineAt(applied, stray.index)}: conditions look like <If service="id">…</If> or <If fact="name">…</If>, and none stands in another`,
    );
  }
  return applied;
}

/** A part of a text, by offsets. */
export type Range = readonly [start: number, end: number];

/** The parts of a Markdown file that {@link applyConditions} leaves out, tags included. Names that do not exist hide nothing. */
export const hiddenParts = (text: string, provider: Provider, known: Facts): Range[] =>
  [...text.matchAll(condition)]
    .filter(([, kind, name = '']) =>
      kind === 'service' ? name in provider.notOffered : isMissing(name, provider, known),
    )
    .map(({0: part, index}) => [index, index + part.length]);
