import type {Link, Nodes} from 'mdast';
import {parseDocument, visit} from 'yaml';
import {applyEdits, type Edit} from 'docusaurus-content-check/diagnostic';
import {escapeRegExp} from 'docusaurus-content-check/text';
import {
  endOf,
  entriesOf,
  headingIds,
  nodesOf,
  resolveLink,
  sentencesOf,
  startOf,
  withoutRanges,
  type Entry,
  type MarkdownDocument,
  type Range,
} from 'docusaurus-content-check/reader';
import {entryOfFact, literal, mentionsIn, namesOf, omissionsOf, proseOf, type Offer} from 'docusaurus-hosting/template';
import {slugFor, type Answers} from './answers';

/** The names by which the template's provider stands in its files. */
export interface OldNames {
  readonly name: string;
  readonly domain: string;
}

/** A name as a word of its own: keys and fingerprints that begin like it keep their length. */
const word = (name: string): RegExp => new RegExp(`(?<![\\p{L}\\d])${escapeRegExp(name)}(?![\\p{L}\\d])`, 'gu');

/**
 * Puts the new domain and name where the old ones stand, all at once: new ones may contain old ones. The domain comes first
 * because it may contain the name.
 *
 * @param written - how the text's language writes a name
 */
export function renamer(
  old: OldNames,
  answers: Answers,
  written = (name: string): string => name,
): (text: string) => string {
  const slug = slugFor(old);
  const any = new RegExp(
    [escapeRegExp(old.domain), ...[old.name, slug].map((name) => word(name).source)].join('|'),
    'gu',
  );
  const renamed = (found: string): string =>
    found === old.domain ? answers.domain : found === old.name ? written(answers.name) : slugFor(answers);
  return (text) => text.replace(any, renamed);
}

/** Renames in YAML: what its texts say, written with the quotation marks that the new text needs. */
export function renamedYaml(source: string, rename: (text: string) => string): string {
  if (rename(source) === source) return source;
  const document = parseDocument(source);
  visit(document, {
    Scalar(_, node) {
      if (typeof node.value === 'string') node.value = rename(node.value);
    },
  });
  return document.toString({lineWidth: 0});
}

/** Applies a change to every text in a value of plain data. */
export const mapTexts = <T>(value: T, change: (text: string) => string): T =>
  JSON.parse(JSON.stringify(value), (_, each: unknown) => (typeof each === 'string' ? change(each) : each)) as T;

const insert = (at: number, text: string): Edit => ({start: at, end: at, text});
/** Writes something else for the value of an entry. */
const valued = ({value, end}: Entry, text: string): Edit => ({start: value, end, text});

/** Takes out an entry with its comma, and with its line if nothing else stands there. */
const without = (text: string, {at, end}: Entry): string =>
  `${text.slice(0, at)}\0${text.slice(end)}`.replace(/\n[ \t]*\0,?[ \t]*(?=\n)|\0,?[ \t]*/, '');

/**
 * Marks services as not offered, which then follow no other, and gives others their title, in the text of `services.ts`.
 *
 * @param ids - all services there
 * @throws Error when an entry has no title
 */
export function editServices(text: string, ids: readonly string[], {services, titles = {}}: Answers): string {
  const lost = services ? ids.filter((id) => !services.includes(id)) : [];
  const successors = entriesOf(text).filter(
    ({name, value, end}) => name === 'successor' && lost.includes(text.slice(value + 1, end - 1)),
  );
  const sources = new Map([['services.ts', text]]);
  const edits = ids.flatMap((id): Edit[] => {
    const {entry, isOwn} = entryOfFact(['services', id, 'title'], sources) ?? {};
    if (!entry || !isOwn) throw new Error(`src/facts/services.ts has no entry "${id}" with a title`);
    const former = text.slice(entry.value, entry.end);
    return [
      ...(lost.includes(id) ? [insert(entry.at, 'offered: false,\n    ')] : []),
      ...(titles[id] ? [valued(entry, `${literal(titles[id])},\n    formerTitle: ${former}`)] : []),
    ];
  });
  return applyEdits(text, [...edits, ...successors.map((entry) => valued(entry, "'keiner'"))]);
}

/**
 * Writes texts in place of what facts say, and deletes facts, in the sources of a site.
 *
 * @param facts - dotted name → text, or null to delete it
 * @returns the sources as they are then
 * @throws Error that names all facts that have no entry with a value of its own
 */
export function writeFacts(
  facts: Readonly<Record<string, string | null>>,
  sources: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const missing: string[] = [];
  const texts = new Map(sources);
  for (const [name, value] of Object.entries(facts)) {
    const keys = name.split('.');
    const {file = 'src/facts', text = '', entry, isOwn} = entryOfFact(keys, texts) ?? {};
    // Sections are constants, and some facts are those of other files.
    if (entry && isOwn && keys.length > 1 && entry.value > entry.at) {
      texts.set(file, value === null ? without(text, entry) : applyEdits(text, [valued(entry, literal(value))]));
    } else missing.push(`facts: ${file} has no entry ${name} with a value`);
  }
  if (missing.length === 0) return texts;
  throw new Error(
    `Wrong answers:\n${missing.join('\n')}\nTake them out of the answers, and change them there afterwards; what several share is a constant at the head of the file.`,
  );
}

/**
 * Takes out of a page what its author alone can claim: that steps were tested, pictures of the author's screens, and what
 * the author asks help with.
 *
 * @param unfinished - tags and words of unfinished pages
 */
export function withoutClaims(markdown: string, unfinished: readonly string[]): string {
  const box = new RegExp(`\\n:::\\w+\\[(?:${unfinished.map(escapeRegExp).join('|')})\\]\\n[^]*?\\n:::(?:\\n|$)`, 'g');
  return markdown
    .replace(/^tested: .*\n/m, '')
    .replace(/^ *!\[[^\]\n]*\]\(\.[^)\n]*\.(?:png|jpe?g|webp|avif)\)\n\n?/gm, '')
    .replace(box, '')
    .replace(/^tags: \[(.+)\]\n/m, (_, list: string) => {
      const kept = list.split(', ').filter((tag) => !unfinished.includes(tag));
      return kept.length > 0 ? `tags: [${kept.join(', ')}]\n` : '';
    });
}

/** Keeps of the tags of posts, in the text of `tags.yml`, those that have the id of a service, and gives them its title. */
export function tagsOf(source: string, services: readonly string[], titles: Answers['titles'] = {}): string {
  const document = parseDocument(source);
  for (const tag of Object.keys(document.toJS() as object)) {
    if (!services.includes(tag)) document.delete(tag);
    else if (titles[tag]) document.setIn([tag, 'label'], titles[tag]);
  }
  return document.toString({lineWidth: 0});
}

/** Where `announcements.ts` lists the bars above all pages. @throws Error where it lists none */
export function listOfBars(text: string): Range {
  const bars = entriesOf(text).find(({name, value}) => name === 'bars' && text[value] === '[');
  if (!bars) throw new Error('src/site/announcements.ts has no list of bars');
  return [bars.value, bars.end];
}

/**
 * Takes out sentences that lead to pages which the new site will not have. Where a paragraph says nothing else, only its
 * links go.
 *
 * @param lost - addresses of such pages
 */
export function withoutLinks(document: MarkdownDocument, lost: ReadonlySet<string>): string {
  const leadsAway = (node: Nodes): Link[] =>
    nodesOf(node, 'link').filter(({url, children}) => children.length > 0 && lost.has(resolveLink(url, document.file)));
  const ranges = nodesOf(document.tree, 'paragraph', 'tableCell').flatMap((node): Range[] => {
    const links = leadsAway(node);
    const sentences = sentencesOf(node, document.text);
    const gone = sentences.filter(([start, end]) =>
      links.some((link) => start <= startOf(link) && startOf(link) < end),
    );
    return gone.length < sentences.length
      ? gone
      : links.flatMap((link): Range[] => [
          [startOf(link), startOf(link.children[0]!)],
          [endOf(link.children.at(-1)!), endOf(link)],
        ]);
  });
  return withoutRanges(document.text, ranges);
}

/** The sentences of a page, and the sections that its headings begin: what can be about one service. */
function partsOf({
  tree,
  text,
}: MarkdownDocument): {readonly range: Range; readonly named: Range; readonly isBlock: boolean}[] {
  const sentences = nodesOf(tree, 'paragraph', 'tableCell').flatMap((node) => sentencesOf(node, text));
  // A section ends with what its heading stands in, or before a part that holds the next heading.
  const sections = nodesOf(tree, 'root', 'mdxJsxFlowElement', 'containerDirective', 'blockquote').flatMap(
    ({children}) =>
      children.flatMap((heading, index) => {
        if (heading.type !== 'heading') return [];
        const isNext = (node: Nodes): boolean => nodesOf(node, 'heading').some(({depth}) => depth <= heading.depth);
        const next = children.slice(index + 1).find(isNext);
        const range: Range = [startOf(heading), next ? startOf(next) : endOf(children.at(-1)!)];
        return [{range, named: [startOf(heading), endOf(heading)] as const, isBlock: true}];
      }),
  );
  return [...sections, ...sentences.map((range) => ({range, named: range, isBlock: false}))];
}

/**
 * Names services by their titles, whatever these will be, where sentences say the ones of the template, and before that one
 * among the words for the search. Headings keep their ids, which links and questions name.
 *
 * @param ids - of the services that get other titles
 */
export function withTitles(document: MarkdownDocument, offer: Offer, ids: readonly string[]): string {
  if (ids.length === 0) return document.text;
  const {services, operator} = offer.facts;
  const prose = proseOf(document, offer);
  const edits = ids.flatMap((id) => {
    const title = services[id]?.title;
    if (title === undefined) return [];
    const written = `{{services.${id}.title}}`;
    const searched = new RegExp(`(?<=^keywords: \\[)(?=${escapeRegExp(title)}[,\\]])`, 'gm');
    return [
      ...[...document.text.matchAll(searched)].map(({index}) => insert(index, `"${written}", `)),
      ...mentionsIn(prose, title, operator.name).map((at): Edit => ({
        start: at,
        end: at + title.length,
        text: written,
      })),
    ];
  });
  const kept = headingIds(document)
    .filter(({node, explicit}) => !explicit && edits.some(({start}) => startOf(node) < start && start < endOf(node)))
    .map(({node, id}) => insert(endOf(node), ` {/* #${id} */}`));
  return applyEdits(document.text, [...edits, ...kept]);
}

/**
 * Puts conditions around sentences that the site leaves out, and around what names services that it does not offer: a
 * sentence, or the section below a heading.
 */
export function withConditions(document: MarkdownDocument, offer: Offer): string {
  const {text} = document;
  const {notOffered, operator} = offer.facts;
  const {ranges: omitted, lost} = omissionsOf(document, offer);
  const prose = proseOf(document, offer);
  const isIn = ([start, end]: Range, at: number): boolean => start <= at && at < end;
  const parts = partsOf(document);
  const edits: Edit[] = [];
  const wrap = ([start, end]: Range, condition: string, space: string): void => {
    const last = start + text.slice(start, end).trimEnd().length;
    edits.push(insert(start, `<If ${condition}>${space}`), insert(last, `${space}</If>`));
  };
  lost.forEach(({kind, name, range}) => wrap(range, `${kind}="${name}"`, ''));
  for (const [id, service] of Object.entries(notOffered)) {
    const places = namesOf(service)
      .flatMap((name) => mentionsIn(prose, name, operator.name))
      .filter((at) => !omitted.some((range) => isIn(range, at)));
    const about = parts.filter(({named}) => places.some((at) => isIn(named, at)));
    about.forEach(({range, isBlock}) => wrap(range, `service="${id}"`, isBlock ? '\n\n' : ''));
  }
  // The end of a section stands behind that of its last sentence, and of sections the inner one ends first.
  const isBlock = (edit: Edit): number => Number(edit.text.includes('\n'));
  return applyEdits(
    text,
    edits.toReversed().sort((one, other) => isBlock(one) - isBlock(other)),
  );
}
