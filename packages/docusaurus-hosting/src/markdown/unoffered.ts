import type {Link, ListItem, Nodes, Parent, TableRow} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {
  endOf,
  MarkdownDocument,
  resolveLink,
  startOf,
  variableReferences,
  VariableMask,
  type Jsx,
} from 'docusaurus-content-check/reader';
import {describeFact} from '../facts/describe';
import type {Facts} from '../facts/facts';
import {notOfferedOwner} from '../facts/lookup';
import type {Provider} from '../facts/schema';
import type {ContentFile} from './contentFiles';

/** A part of a text, by offsets. */
export type Range = readonly [start: number, end: number];

const rangeOf = (node: Nodes): Range => [startOf(node), endOf(node)];

/** Services by the addresses and files of their pages, so that links of both kinds find them. */
export type Targets = ReadonlyMap<string, string>;

/** Addresses and files of the pages of services. @param ids - of the services that are meant */
export const targetsOf = (files: readonly ContentFile[], ids: readonly string[]): Targets =>
  new Map(
    files.flatMap(({file, route, service}) =>
      service !== undefined && ids.includes(service)
        ? [file.normalize('NFC'), route].map((target) => [target, service] as const)
        : [],
    ),
  );

/** What decides which parts of a page are left out. */
export interface Offer {
  readonly provider: Provider;
  readonly facts: Facts;
  /** Pages of services that are not offered. */
  readonly targets: Targets;
}

/** A fact, or a service, on which a part of a page depends. */
export interface Condition {
  readonly kind: 'service' | 'fact';
  readonly name: string;
}

/** An `<If>` in a page. */
export interface ConditionalPart {
  readonly range: Range;
  /** What it asks for; undefined for an element that names neither a service nor a fact. */
  readonly condition: Condition | undefined;
}

/** Conditions in code, where the parser sees no elements. */
const conditionInCode = /<If (service|fact)="([^"]*)">[\s\S]*?<\/If>/g;

function conditionOf({attributes}: Jsx): Condition | undefined {
  const [attribute, ...others] = attributes;
  if (attribute?.type !== 'mdxJsxAttribute' || others.length > 0) return undefined;
  const {name, value} = attribute;
  return (name === 'service' || name === 'fact') && typeof value === 'string' ? {kind: name, name: value} : undefined;
}

/** The `<If service="…">` and `<If fact="…">` that a node is or, for code, contains. */
export function conditionalParts(node: Nodes, text: string): ConditionalPart[] {
  const range = rangeOf(node);
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return node.name === 'If' ? [{range, condition: conditionOf(node)}] : [];
    case 'code':
    case 'inlineCode':
      return [...text.slice(...range).matchAll(conditionInCode)].map(({0: part, 1: kind, 2: name = '', index}) => ({
        range: [range[0] + index, range[0] + index + part.length],
        condition: {kind: kind as Condition['kind'], name},
      }));
    default:
      return [];
  }
}

/** Whether a provider lacks what a condition asks for; names that do not exist hide nothing. */
export const isLacking = ({kind, name}: Condition, {provider, facts}: Offer): boolean =>
  kind === 'service'
    ? Object.hasOwn(provider.notOffered, name)
    : !facts.has(name) &&
      (describeFact(name, provider)?.optional === true || notOfferedOwner(provider, name) !== undefined);

/** The link with which the contents of a node begin, bold or not. */
function leadingLink({children: [first]}: Parent): Link | undefined {
  if (first?.type === 'link') return first;
  return first?.type === 'paragraph' || first?.type === 'strong' ? leadingLink(first) : undefined;
}

/** A range with the rest of its first and last line, and the line break. */
function wholeLines(text: string, [start, end]: Range): Range {
  const lineEnd = text.indexOf('\n', end);
  return [text.lastIndexOf('\n', start - 1) + 1, lineEnd < 0 ? text.length : lineEnd + 1];
}

/** Decides which nodes of one document are left out. */
class Omissions {
  constructor(
    private readonly document: MarkdownDocument,
    private readonly offer: Offer,
  ) {}

  #leadsAway = (url: string): boolean => this.offer.targets.has(resolveLink(url, this.document.file));

  /** Whether a cell is nothing but a link to a service that is not offered, or a row names a fact of one. */
  #isRowAbout(row: TableRow): boolean {
    const [start, end] = rangeOf(row);
    const names = variableReferences(this.document.text.slice(start, end));
    return (
      names.some(({name}) => notOfferedOwner(this.offer.provider, name)) ||
      row.children.some((cell) => {
        const link = cell.children.length === 1 ? leadingLink(cell) : undefined;
        return link !== undefined && this.#leadsAway(link.url);
      })
    );
  }

  #isItemAbout(item: ListItem): boolean {
    const link = leadingLink(item);
    return link !== undefined && this.#leadsAway(link.url);
  }

  /** The parts of a node that are left out; undefined for one that stays, but may contain some. */
  of(node: Nodes): Range[] | undefined {
    const {text} = this.document;
    switch (node.type) {
      case 'tableRow':
        return this.#isRowAbout(node) ? [wholeLines(text, rangeOf(node))] : undefined;
      case 'listItem':
        return this.#isItemAbout(node) ? [wholeLines(text, rangeOf(node))] : undefined;
      case 'mdxjsEsm':
        return (node.data?.estree?.body ?? []).flatMap((statement): Range[] =>
          statement.type === 'ImportDeclaration' && this.#leadsAway(String(statement.source.value))
            ? [wholeLines(text, statement.range ?? rangeOf(node))]
            : [],
        );
      default: {
        const lacking = conditionalParts(node, text).filter(
          ({condition}) => condition && isLacking(condition, this.offer),
        );
        return lacking.length > 0 ? lacking.map(({range}) => range) : undefined;
      }
    }
  }
}

/**
 * The parts of a page that a site leaves out: conditions that do not hold, and rows of tables, items of lists and imports
 * that are about a service which is not offered.
 */
export function omittedRanges(document: MarkdownDocument, offer: Offer): Range[] {
  if (offer.targets.size === 0 && !document.text.includes('<If')) return [];
  const omissions = new Omissions(document, offer);
  const ranges: Range[] = [];
  visit(document.tree, (node) => {
    const omitted = omissions.of(node);
    if (omitted === undefined) return undefined;
    ranges.push(...omitted);
    return SKIP;
  });
  return ranges;
}

/** Takes ranges out of a text. They do not overlap. */
export const withoutRanges = (text: string, ranges: readonly Range[]): string =>
  [...ranges].sort(([a], [b]) => b - a).reduce((left, [start, end]) => left.slice(0, start) + left.slice(end), text);

/** The text of a page as a site publishes it, without what it leaves out and without the tags of conditions. */
export function offeredText(text: string, file: string, offer: Offer): string {
  const document = new MarkdownDocument(file, text, new VariableMask(offer.facts));
  return withoutRanges(text, omittedRanges(document, offer)).replace(/<\/?If\b[^>]*>/g, '');
}
