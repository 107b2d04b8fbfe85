import {diagnosticAt, type Diagnostic} from 'docusaurus-content-check/diagnostic';
import {resolveLink} from 'docusaurus-content-check/reader';
import type {Area} from '../site/areas';
import {factsOf, referencesIn, type Facts} from '../facts/facts';
import {notOfferedOwner} from '../facts/lookup';
import type {Provider, Service, ServiceNotOffered} from '../facts/schema';
import {locateFact} from '../facts/source';
import {applyConditions, hiddenParts, type Range} from './conditions';
import {contentFiles, filesNotOffered, type ContentFile} from './contentFiles';
import {mentionsIn, proseOnly} from './mentions';
import {isRow} from './tableTexts';

/** One line about a sentence, for a build's output. */
export const messageOf = ({file, line, reason, note}: Diagnostic): string => `${file}:${line}: ${reason}; ${note}`;

/** What a page says of a service that is not to be had: links and facts cannot be built, mentions may be meant that way. */
const diagnostic = (fatal: boolean, file: string, line: number, reason: string, note: string): Diagnostic =>
  diagnosticAt(
    {line, column: 1},
    {file, reason, note, ruleId: fatal ? 'services/not-offered' : 'services/mention'},
    fatal ? 'error' : 'warning',
  );

const linkTarget = /\]\(<?([^)\s>]+)>?[^)]*\)/g;
const rowOrItem = /^\s*(?:>\s*)*(?:\||[-*+]\s|\d+\.\s)/;

/** The whole of what stands around an offset in a line: a sentence, a cell of a table or an item of a list. */
function sentenceAt(line: string, offset: number): string {
  const parts = line.split(/(?<=[.!?:]\**)\s+|\s*\|\s*/);
  let start = 0;
  for (const part of parts) {
    start = line.indexOf(part, start);
    if (offset < start + part.length) return part.replace(/^[-*#>\s]+/, '').trim();
    start += part.length;
  }
  return line.trim();
}

/** Pages that lead nowhere good: address and file of each, with the service that they are about. */
export type Targets<S = ServiceNotOffered> = ReadonlyMap<string, readonly [id: string, service: S]>;

/** Addresses and files of pages, so that links of both kinds find them. */
export function targetsOf<S>(files: readonly ContentFile[], services: Readonly<Record<string, S>>): Targets<S> {
  return new Map(
    files.flatMap(({file, route, service: id}) => {
      const service = id === undefined ? undefined : services[id];
      if (id === undefined || !service) return [];
      return [file.normalize('NFC'), route].map((target) => [target, [id, service]] as const);
    }),
  );
}

/** Links of a line that lead to one of the targets: where the link's address begins, and the service. */
const linksTo = <S>(line: string, file: string, targets: Targets<S>) =>
  [...line.matchAll(linkTarget)].flatMap(({0: {length}, 1: target = '', index}) => {
    const found = targets.get(resolveLink(target, file));
    return found ? [{at: index, end: index + length, id: found[0], service: found[1]}] : [];
  });

/** The file that a line of a page takes something from, e.g. the messages of another page. */
const importedFile = /^import\s[^'"]*['"]([^'"]+)['"]/;

/** A cell, or the beginning of an item of a list, that is nothing but a link as far as the link's address. */
const onlyLink = /(?:\||^\s*(?:>\s*)*(?:[-*+]|\d+\.))\s*\**\[[^\]]*$/;

/**
 * Whether a line is about a service which is not offered: an item of a list that begins with a link to its page, a row of
 * a table with such a cell or with one of its facts, or an import of its page.
 */
function isAbout(line: string, file: string, provider: Provider, targets: Targets): boolean {
  const [, imported] = importedFile.exec(line) ?? [];
  if (imported !== undefined) return targets.has(resolveLink(imported, file));
  const links = linksTo(line, file, targets);
  if (isRow(line)) {
    const inCell = links.some(({at, end}) => onlyLink.test(line.slice(0, at)) && /^\**\s*\|/.test(line.slice(end)));
    return inCell || referencesIn(line).some(({name}) => notOfferedOwner(provider, name));
  }
  return links[0] !== undefined && onlyLink.test(line.slice(0, links[0].at));
}

/**
 * Leaves out rows of tables, items of lists and imports that are about a service which is not offered. The lines come back empty behind the table or list, so that the others
 * below keep their numbers.
 */
export function withoutRows(text: string, file: string, provider: Provider, targets: Targets): string {
  if (targets.size === 0) return text;
  const kept: string[] = [];
  let owed = 0;
  for (const line of text.split('\n')) {
    if (isAbout(line, file, provider, targets)) {
      owed += 1;
      continue;
    }
    if (owed > 0 && !rowOrItem.test(line)) {
      kept.push(...Array<string>(owed).fill(''));
      owed = 0;
    }
    kept.push(line);
  }
  return [...kept, ...Array<string>(owed).fill('')].join('\n');
}

/** The parts of a file that no page shows: what {@link withoutRows} and `applyConditions` leave out. */
export function hiddenRanges(text: string, file: string, provider: Provider, known: Facts, targets: Targets): Range[] {
  let start = 0;
  const rows = text.split('\n').flatMap((line): Range[] => {
    const range: Range = [start, start + line.length];
    start += line.length + 1;
    return targets.size > 0 && isAbout(line, file, provider, targets) ? [range] : [];
  });
  return [...hiddenParts(text, provider, known), ...rows];
}

/**
 * Names what a page still says about services that are not offered, and old titles of services that were renamed.
 *
 * @param text - the file's text after conditions and rows are applied
 */
function leftoversIn(text: string, file: string, provider: Provider, known: Facts, targets: Targets): Diagnostic[] {
  const {services, notOffered, operator} = provider;
  if (Object.keys(notOffered).length === 0 && !Object.values(services).some(({formerTitle}) => formerTitle)) return [];
  const prose = proseOnly(text).split('\n');
  const cure = (id: string): string => `delete the sentence, or write <If service="${id}">…</If> around it`;
  return text.split('\n').flatMap((line, index) => {
    const found: Diagnostic[] = [];
    const sentences = new Set<string>();
    const add = (fatal: boolean, at: number, what: string, note: string): void => {
      const sentence = sentenceAt(line, at);
      const reason = `${what}: „${sentence}“`;
      sentences.add(sentence);
      if (!found.some((other) => other.reason === reason)) {
        found.push(diagnostic(fatal, file, index + 1, reason, note));
      }
    };
    for (const {name, at} of referencesIn(line)) {
      const owner = notOfferedOwner(provider, name);
      if (owner && !known.has(name)) {
        add(true, at, `{{${name}}} belongs to "${owner[1].title}", which is not offered`, cure(owner[0]));
      }
    }
    for (const {at, id, service} of linksTo(line, file, targets)) {
      add(true, at, `links to "${service.title}", which is not offered`, cure(id));
    }
    const words = prose[index] ?? '';
    for (const [id, {title}] of Object.entries(notOffered)) {
      for (const at of mentionsIn(words, title, operator.name)) {
        if (!sentences.has(sentenceAt(line, at))) {
          add(false, at, `mentions "${title}", which is not offered`, cure(id));
        }
      }
    }
    for (const [id, {title, formerTitle}] of Object.entries(services)) {
      for (const at of formerTitle ? mentionsIn(words, formerTitle, operator.name) : []) {
        add(false, at, `says "${formerTitle}", which is called "${title}" now`, `write {{services.${id}.title}}`);
      }
    }
    return found;
  });
}

/**
 * Names links on living pages that lead to a service which has been switched off. Posts, the pages of retired services and
 * of the successor may speak of it, and so may a line that says when it ended.
 */
function linksToRetired(page: ContentFile, targets: Targets<Service>, {categories, services}: Provider): Diagnostic[] {
  const {file, kind, route, text} = page;
  const aboutRetired =
    services[page.service ?? '']?.lifecycle.phase === 'off' ||
    Object.values(categories).some(({retired, docs}) => retired && docs === route);
  if (kind === 'blog' || aboutRetired) return [];
  return text.split('\n').flatMap((line, index) =>
    linksTo(line, file, targets)
      .filter(({service: {lifecycle}}) => lifecycle.successor !== page.service)
      .filter(({id}) => !line.includes(`{{services.${id}.lifecycle.`))
      .map(({at, service: {title, lifecycle}}) =>
        diagnostic(
          false,
          file,
          index + 1,
          `leads to "${title}", which was switched off on ${lifecycle.off}: „${sentenceAt(line, at)}“`,
          'name what takes its place, or when it ended ({{services.….lifecycle.off}})',
        ),
      ),
  );
}

/** Everything that pages and facts still say of services that are not offered, renamed or switched off. */
export function mentionsOfMissingServices(provider: Provider, areas: readonly Area[], root: string): Diagnostic[] {
  const known = factsOf(provider);
  const files = contentFiles(areas, root);
  const targets = targetsOf(files, provider.notOffered);
  const retired = targetsOf(
    files,
    Object.fromEntries(Object.entries(provider.services).filter(([, {lifecycle}]) => lifecycle.phase === 'off')),
  );
  const gone = new Set(filesNotOffered(files, provider));
  const inPages = files
    .filter((file) => !gone.has(file))
    .flatMap((each) => {
      const {file} = each;
      const text = withoutRows(applyConditions(each.text, file, provider, known), file, provider, targets);
      return [
        ...leftoversIn(text, file, provider, known, targets),
        ...linksToRetired({...each, text}, retired, provider),
      ];
    });
  const inFacts = [...known].flatMap(([name, text]) =>
    leftoversIn(text, '', provider, known, targets).map(({reason, note}) => {
      const {file, line} = locateFact(name, root);
      return diagnostic(false, file, line, `${name} ${reason}`, note);
    }),
  );
  return [...inPages, ...inFacts];
}
