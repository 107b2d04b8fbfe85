import {createHash} from 'node:crypto';
import type {Link, Nodes, Parent} from 'mdast';
import {
  endOf,
  MarkdownDocument,
  nodesOf,
  resolveLink,
  sentencesOf,
  startOf,
  variableReferences,
  VariableMask,
  wholeLines,
  withoutRanges,
  type Jsx,
  type Range,
} from 'docusaurus-content-check/reader';
import {describeFact, valueAt} from '../facts/describe';
import {factTextsOf, type FactTexts} from '../facts/facts';
import {findService, notOfferedOwner} from '../facts/lookup';
import type {Facts} from '../facts/schema';
import {filesNotOffered, type ContentFile} from './contentFiles';

const rangeOf = (node: Nodes): Range => [startOf(node), endOf(node)];

/** Services by the addresses and files of their pages, so that links of both kinds find them. */
export type Targets = ReadonlyMap<string, string>;

/** What decides which parts of a page are left out. */
export interface Offer {
  readonly facts: Facts;
  readonly factTexts: FactTexts;
  /** Pages of services that are not offered. */
  readonly targets: Targets;
}

/** What a site offers. @param files - all pages, also those that it does not have */
export function offerOf(files: readonly ContentFile[], facts: Facts, factTexts = factTextsOf(facts)): Offer {
  const targets = filesNotOffered(files, facts).flatMap(({file, route, service}) => {
    // The overview of a category without services stands for the first of them.
    const [first] = Object.entries(facts.notOffered).find(
      ([, {category}]) => facts.categories[category]?.docs === route,
    ) ?? [''];
    return [file.normalize('NFC'), route].map((target) => [target, service ?? first] as const);
  });
  return {facts, factTexts, targets: new Map(targets)};
}

/** A fact, or a service, on which a part of a page depends. */
export interface Need {
  readonly kind: 'service' | 'fact';
  readonly name: string;
}

/** What an `<If>` asks for. */
export interface Condition extends Need {
  /** Whether the part is for sites that lack it. */
  readonly otherwise: boolean;
}

/** Conditions in code, where the parser sees no elements. */
const conditionInCode = /<If (\w+)="([^"]*)">[\s\S]*?<\/If>/g;

/** What an attribute of an `<If>` asks for: `service`, `fact`, `withoutService` or `withoutFact`. */
function conditionFrom(attribute: string, name: string): Condition | undefined {
  const [, kind] = /^(?:without)?(service|fact)$/i.exec(attribute) ?? [];
  if (kind === undefined) return undefined;
  return {kind: kind.toLowerCase() as Need['kind'], name, otherwise: attribute.startsWith('without')};
}

function conditionOf({attributes: [attribute, ...others]}: Jsx): Condition | undefined {
  if (attribute?.type !== 'mdxJsxAttribute' || others.length > 0) return undefined;
  const {name, value} = attribute;
  return typeof value === 'string' ? conditionFrom(name, value) : undefined;
}

/**
 * The `<If …="…">` that a node is or, for code, contains; their condition is undefined where they name neither a service nor
 * a fact.
 */
export function conditionalParts(node: Nodes, text: string): {range: Range; condition: Condition | undefined}[] {
  const range = rangeOf(node);
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement')
    return node.name === 'If' ? [{range, condition: conditionOf(node)}] : [];
  if (node.type !== 'code' && node.type !== 'inlineCode') return [];
  return [...text.slice(...range).matchAll(conditionInCode)].map(
    ({0: part, 1: attribute = '', 2: name = '', index}) => ({
      range: [range[0] + index, range[0] + index + part.length],
      condition: conditionFrom(attribute, name),
    }),
  );
}

const isCondition = (node: Nodes): boolean => 'name' in node && node.name === 'If';

/** Whether a provider has a fact, also one that is a section, or says yes to one that is a question. */
export const hasFact = (name: string, {facts, factTexts}: Offer): boolean =>
  factTexts.has(name) ||
  (describeFact(name, facts) !== undefined && (valueAt(facts, name.split('.')) ?? false) !== false);

/** Whether a provider lacks a service, which may be switched off, or a fact that there could be. */
export const isLacking = ({kind, name}: Need, offer: Offer): boolean =>
  kind === 'service'
    ? Object.hasOwn(offer.facts.notOffered, name) || findService(offer.facts, name)?.lifecycle.phase === 'off'
    : !hasFact(name, offer) &&
      (describeFact(name, offer.facts)?.optional === true || notOfferedOwner(offer.facts, name) !== undefined);

/** Whether a condition does not hold; names that do not exist hide nothing. */
function fails(condition: Condition, offer: Offer): boolean {
  const {kind, name, otherwise} = condition;
  if (!otherwise) return isLacking(condition, offer);
  if (kind === 'fact') return hasFact(name, offer);
  return findService(offer.facts, name) !== undefined && !isLacking(condition, offer);
}

/** The link with which the contents of a node begin, bold or not. */
function leadingLink({children: [first]}: Parent): Link | undefined {
  if (first?.type === 'link') return first;
  return first?.type === 'paragraph' || first?.type === 'strong' ? leadingLink(first) : undefined;
}

/** What a node loses: all of it, or parts. */
type Loss = 'all' | readonly Range[];

/** Decides which nodes of one document are left out; what then says nothing any more goes as well. */
class Omissions {
  /** What sentences need that no condition leaves out, by where they begin: nodes are asked more than once. */
  readonly lost = new Map<number, Need & {readonly range: Range}>();

  constructor(
    private readonly document: MarkdownDocument,
    private readonly offer: Offer,
  ) {}

  #slice = (range: Range): string => this.document.text.slice(...range);

  #awayTo = ({url}: {readonly url: string}): Need[] => {
    const name = this.offer.targets.get(resolveLink(url, this.document.file));
    return name === undefined ? [] : [{kind: 'service', name}];
  };

  #missing = (range: Range): Need[] =>
    variableReferences(this.#slice(range).replace(conditionInCode, ''))
      .map(({name}): Need => ({kind: 'fact', name}))
      .filter((need) => isLacking(need, this.offer));

  /** Whether a node needs a fact that is missing, but for what stands in its conditions. */
  #needsFact = (node: Nodes): boolean =>
    !isCondition(node) &&
    ('children' in node && node.type !== 'link'
      ? node.children.some(this.#needsFact)
      : this.#missing(rangeOf(node)).length > 0);

  #beginsAway(node: Parent): boolean {
    const link = leadingLink(node);
    return link !== undefined && this.#awayTo(link).length > 0;
  }

  /** A sentence that leads to what is left out or needs a fact that is missing, but for what stands in its conditions. */
  #sentence(children: readonly Nodes[], range: Range): readonly Range[] {
    const own = children.filter((child) => !isCondition(child));
    const [need] = own.flatMap((child) => [
      ...nodesOf(child, 'link').flatMap(this.#awayTo),
      ...this.#missing([Math.max(range[0], startOf(child)), Math.min(range[1], endOf(child))]),
    ]);
    if (!need) return children.flatMap((child) => this.ranges(child));
    this.lost.set(range[0], {...need, range});
    return [range];
  }

  #sentences(node: Parent): Loss {
    const sentences = sentencesOf(node, this.document.text);
    const ranges = sentences.flatMap(([start, end]) => {
      const children = node.children.filter((child) => startOf(child) < end && endOf(child) > start);
      return this.#sentence(children, [start, end]);
    });
    const [start, end] = [sentences[0]?.[0] ?? 0, sentences.at(-1)?.[1] ?? 0];
    const left = withoutRanges(this.document.text.slice(0, end), ranges).slice(start);
    return ranges.length > 0 && left.trim() === '' ? 'all' : ranges;
  }

  /** Blocks that follow each other: a heading goes with the last of its section, and what announces a list with the list. */
  #blocks(children: readonly Nodes[]): Loss {
    const losses = children.map((child) => this.of(child));
    [...children.entries()].reverse().forEach(([index, child]) => {
      if (child.type === 'heading') {
        const isNext = (each: Nodes, at: number): boolean =>
          at > index && each.type === 'heading' && each.depth <= child.depth;
        const next = children.findIndex(isNext);
        const section = losses.slice(index + 1, next < 0 ? undefined : next);
        if (section.length > 0 && section.every((loss) => loss === 'all')) losses[index] = 'all';
      } else if (child.type === 'paragraph' && losses[index + 1] === 'all') {
        const sentence = sentencesOf(child, this.document.text).at(-1)!;
        const rest = losses[index]!;
        const announces = /^(?:list|table)$/.test(children[index + 1]!.type) && /:\s*$/.test(this.#slice(sentence));
        if (rest !== 'all' && announces) losses[index] = startOf(child) === sentence[0] ? 'all' : [...rest, sentence];
      }
    });
    if (losses.length > 0 && losses.every((loss) => loss === 'all')) return 'all';
    return losses.flatMap((loss, index) => (loss === 'all' ? [this.#rangeOf(children[index]!)] : loss));
  }

  #rangeOf(node: Nodes): Range {
    const range = rangeOf(node);
    return node.type === 'tableRow' || node.type === 'listItem' ? wholeLines(this.document.text, range) : range;
  }

  /** The parts that a node loses. */
  ranges(node: Nodes): readonly Range[] {
    const loss = this.of(node);
    return loss === 'all' ? [this.#rangeOf(node)] : loss;
  }

  of(node: Nodes): Loss {
    const lacking = conditionalParts(node, this.document.text).filter(
      ({condition}) => condition && fails(condition, this.offer),
    );
    if (lacking.length > 0) return 'name' in node ? 'all' : lacking.map(({range}) => range);
    switch (node.type) {
      case 'paragraph':
      case 'tableCell':
      case 'mdxJsxTextElement':
        return this.#sentences(node);
      case 'tableRow': {
        const isAbout = node.children.some(
          (cell) => (cell.children.length === 1 && this.#beginsAway(cell)) || this.of(cell) === 'all',
        );
        return isAbout || this.#needsFact(node) ? 'all' : node.children.flatMap((cell) => this.ranges(cell));
      }
      case 'table': {
        const [head, ...rows] = node.children.map((row) => this.of(row));
        return head === 'all' || (rows.length > 0 && rows.every((row) => row === 'all'))
          ? 'all'
          : node.children.flatMap((row) => this.ranges(row));
      }
      case 'listItem': {
        const [first] = node.children;
        return this.#beginsAway(node) || (first && this.of(first) === 'all') ? 'all' : this.#blocks(node.children);
      }
      case 'mdxjsEsm':
        return (node.data?.estree?.body ?? []).flatMap((statement): Range[] =>
          statement.type === 'ImportDeclaration' && this.#awayTo({url: String(statement.source.value)}).length > 0
            ? [wholeLines(this.document.text, statement.range ?? rangeOf(node))]
            : [],
        );
      default:
        return 'children' in node ? this.#blocks(node.children) : [];
    }
  }
}

/**
 * The parts of a page that a site leaves out: conditions that do not hold, imports, rows of tables, items of lists and
 * sentences that are about a service which is not offered or name a fact that is missing, and what says nothing without them.
 */
export function omissionsOf(
  document: MarkdownDocument,
  offer: Offer,
): Pick<Omissions, 'lost'> & {readonly ranges: readonly Range[]} {
  const {text} = document;
  const lacks = (): boolean => variableReferences(text).some(({name}) => !offer.factTexts.has(name));
  if (offer.targets.size === 0 && !text.includes('<If') && !lacks()) return {ranges: [], lost: new Map()};
  const omissions = new Omissions(document, offer);
  return {ranges: omissions.ranges(document.tree), lost: omissions.lost};
}

/** A text without what is left out of it, and without the tags of conditions. */
export const withoutOmissions = (text: string, ranges: readonly Range[]): string =>
  withoutRanges(text, ranges).replace(/<\/?If\b[^>]*>/g, '');

/** What is left out of pages, by their files and texts. */
export type KnownOmissions = readonly (readonly [key: string, ranges: readonly Range[]])[];

export const omissionsKey = (file: string, text: string): string =>
  `${createHash('sha256').update(text).digest('hex')} ${file}`;

const known = new Map<string, readonly Range[]>();

/** Takes what another process has found out about this site: parsing all pages once more takes seconds. */
export const takeOmissions = (omissions: KnownOmissions): void =>
  omissions.forEach(([key, ranges]) => known.set(key, ranges));

/** The text of a page as a site publishes it. */
export function offeredText(text: string, file: string, offer: Offer): string {
  const read = () => omissionsOf(new MarkdownDocument(file, text, new VariableMask(offer.factTexts)), offer).ranges;
  return withoutOmissions(text, known.get(omissionsKey(file, text)) ?? read());
}
