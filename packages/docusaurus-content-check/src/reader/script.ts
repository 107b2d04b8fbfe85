import {parse} from '@babel/parser';
import type {Node} from '@babel/types';
import type {Range} from './sentences';

/** A syntax tree as a list in the order of the source, without what is within types, `${…}` and attributes: these name classes. */
function nodesIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Node;
  const isLeaf =
    node.type === 'TSLiteralType' ||
    node.type === 'TemplateLiteral' ||
    (node.type === 'JSXAttribute' && node.value?.type === 'StringLiteral');
  const inner = isLeaf ? [] : Object.values(value).flatMap((each) => nodesIn(each));
  return 'type' in value ? [node, ...inner] : inner;
}

/** The nodes of TypeScript; none of what its parser cannot read, since compilers say what is wrong with it. */
function nodesOfScript(text: string, plugins: ('jsx' | 'typescript')[]): Node[] {
  try {
    return nodesIn(parse(text, {sourceType: 'module', createParenthesizedExpressions: true, plugins}).program);
  } catch {
    return [];
  }
}

/** The strings of a file of TypeScript without their quotation marks, each as the parts between which `${…}` stands. */
export const stringsOf = (text: string, file: string): Range[][] =>
  nodesOfScript(text, file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript']).flatMap((node): Range[][] => {
    if (node.type === 'StringLiteral') return [[[node.start! + 1, node.end! - 1]]];
    return node.type === 'TemplateLiteral' ? [node.quasis.map(({start, end}): Range => [start!, end!])] : [];
  });

/** A property or a constant of TypeScript. */
export interface Entry {
  readonly name: string;
  /** Offsets of its beginning, of its value and of the end of both. The value of `{name}` stands where the property does. */
  readonly at: number;
  readonly value: number;
  readonly end: number;
}

/** Properties and constants of TypeScript without JSX, each before those within it. */
export const entriesOf = (text: string): Entry[] =>
  nodesOfScript(text, ['typescript']).flatMap((node): Entry[] => {
    if (node.type !== 'VariableDeclarator' && (node.type !== 'ObjectProperty' || node.computed)) return [];
    const [key, value] = node.type === 'ObjectProperty' ? [node.key, node.value] : [node.id, node.init];
    const name = key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' ? key.value : undefined;
    return name === undefined || !value ? [] : [{name, at: node.start!, value: value.start!, end: node.end!}];
  });
