import type {Program, Property} from 'estree-jsx';
import {visit as visitProgram} from 'estree-util-visit';
import type {Nodes} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {MarkdownDocument} from './document';

/** An HTML element or a component in Markdown. */
export type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/** Offset in the document's body at which a node begins. */
export const startOf = ({position}: Nodes): number => position?.start.offset ?? 0;

/** Offset in the document's body behind a node. */
export const endOf = ({position}: Nodes): number => position?.end.offset ?? 0;

/** All nodes of a tree, which nobody may change: rules ask for them dozens of times. */
const allNodes = new WeakMap<Nodes, readonly Nodes[]>();

function nodesBelow(tree: Nodes): readonly Nodes[] {
  const known = allNodes.get(tree);
  if (known) return known;
  const nodes = [tree, ...('children' in tree ? tree.children.flatMap(nodesBelow) : [])];
  allNodes.set(tree, nodes);
  return nodes;
}

/** All nodes of some types in a tree, in their order. */
export const nodesOf = <Type extends Nodes['type']>(
  tree: Nodes,
  ...types: readonly Type[]
): Extract<Nodes, {type: Type}>[] =>
  nodesBelow(tree).filter((node): node is Extract<Nodes, {type: Type}> =>
    (types as readonly string[]).includes(node.type),
  );

/** All elements and components of a document, in its order. */
export const elementsOf = ({tree}: Pick<MarkdownDocument, 'tree'>): Jsx[] =>
  nodesOf(tree, 'mdxJsxFlowElement', 'mdxJsxTextElement');

/** Attributes of an element that have a name: all but `{...props}`. */
export const attributesOf = ({attributes}: Jsx): MdxJsxAttribute[] =>
  attributes.filter((each) => each.type === 'mdxJsxAttribute');

/** Value of an element's attribute: a text, an expression, or `null` where it has none; undefined without the attribute. */
export const attributeOf = (element: Jsx, name: string) =>
  attributesOf(element).find((each) => each.name === name)?.value;

/** The expression that is the value of an attribute, if it is one: `a={…}`. */
export const expressionOf = ({value}: Jsx['attributes'][number]): Program | undefined =>
  (typeof value === 'object' && value?.data?.estree) || undefined;

/** Name of an object's property; undefined for one that is computed. */
const propertyName = ({key}: Property): string | undefined =>
  key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;

/** What a document imports: the name that it has there → the module. */
export function importsOf(tree: Nodes): ReadonlyMap<string, string> {
  const modules = new Map<string, string>();
  for (const statement of nodesOf(tree, 'mdxjsEsm').flatMap(({data}) => data?.estree?.body ?? [])) {
    if (statement.type !== 'ImportDeclaration') continue;
    for (const {local} of statement.specifiers) modules.set(local.name, String(statement.source.value));
  }
  return modules;
}

/**
 * What an attribute holds: texts, each with the name of the attribute or the key of the object whose value it is, keys of
 * objects, names in it, and those among them whose values it takes.
 */
export function partsOf(attribute: MdxJsxAttribute) {
  const {name: own, value} = attribute;
  const texts = typeof value === 'string' ? [{text: value, key: own}] : [];
  const [names, keys, taken]: [string[], string[], string[]] = [[], [], []];
  const program = expressionOf(attribute);
  if (program) {
    visitProgram(program, (node, field, _index, ancestors) => {
      const property = ancestors.findLast((each): each is Property => each.type === 'Property');
      const key = (property && propertyName(property)) ?? own;
      if (node.type === 'Literal' && typeof node.value === 'string') texts.push({text: node.value, key});
      if (node.type === 'TemplateElement') texts.push({text: node.value.cooked ?? '', key});
      if (node.type === 'Identifier') {
        names.push(node.name);
        if (field !== 'key') taken.push(node.name);
      }
      if (node.type !== 'Property') return;
      keys.push(propertyName(node) ?? '');
      if (node.key.type === 'Literal') names.push(String(node.key.value));
    });
  }
  return {texts, names, keys, taken};
}
