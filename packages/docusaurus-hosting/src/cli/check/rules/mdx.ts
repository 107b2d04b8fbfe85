import type {Program} from 'estree-jsx';
import type {Nodes} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {nearestName} from '../../../text/nearestName';
import {componentProps, markdownComponents} from '../components';
import type {MarkdownDocument} from '../document';
import {holdsFact} from '../factMask';
import type {Found} from '../finding';
import {didYouMean, type Rule} from '../rule';
import type {SiteModel} from '../siteModel';

const startOf = ({position}: Nodes): number => position?.start.offset ?? 0;

const syntaxRule: Rule = {
  name: 'mdx/syntax',
  level: 'error',
  stopsBuild: true,
  page: ({document}) => document.syntaxErrors,
};

/** Names that a file imports or exports. */
function namesInScope({tree}: MarkdownDocument): Set<string> {
  const names = new Set(['props', 'undefined']);
  visit(tree, 'mdxjsEsm', ({data}) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration') {
        statement.specifiers.forEach(({local}) => names.add(local.name));
      } else if (statement.type === 'ExportNamedDeclaration' && statement.declaration) {
        const {declaration} = statement;
        if (declaration.type === 'VariableDeclaration') {
          declaration.declarations.forEach(({id}) => id.type === 'Identifier' && names.add(id.name));
        } else {
          names.add(declaration.id.name);
        }
      }
    }
  });
  return names;
}

/** The name that an expression consists of or begins with: `{name}`, `{name.part}`. Others are for the compiler. */
function leadingName(program: Program | null | undefined): string | undefined {
  const [statement] = program?.body ?? [];
  let expression = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  while (expression?.type === 'MemberExpression' && expression.object.type !== 'Super') expression = expression.object;
  return expression?.type === 'Identifier' ? expression.name : undefined;
}

const expressionRule: Rule = {
  name: 'mdx/name',
  level: 'error',
  stopsBuild: true,
  page({document}, {facts}) {
    const known = namesInScope(document);
    const found: Found[] = [];
    visit(document.tree, (node) => {
      if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return;
      const name = leadingName(node.data?.estree);
      if (name === undefined || known.has(name) || holdsFact(name) || name in globalThis) return;
      const fact = facts.has(node.value.trim()) ? `write {{${node.value.trim()}}}` : undefined;
      found.push({
        at: startOf(node),
        wrong: `{${node.value}} is JavaScript, and nothing is called "${name}"`,
        right: fact ?? 'write \\{ for a brace, `…` around code, {{…}} for a fact',
      });
    });
    return found;
  },
};

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

function elementsOf({tree}: MarkdownDocument): Jsx[] {
  const elements: Jsx[] = [];
  visit(tree, (node) => {
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') elements.push(node);
  });
  return elements;
}

const componentRule: Rule = {
  name: 'mdx/component',
  level: 'error',
  stopsBuild: true,
  page({document}) {
    const scope = namesInScope(document);
    const known = [...markdownComponents, ...scope];
    return elementsOf(document).flatMap((element): Found[] => {
      const name = element.name?.split('.')[0];
      if (!name || !/^[A-Z]/.test(name)) return [];
      if (!known.includes(name)) {
        const nearest = nearestName(name, known);
        return [
          {
            at: startOf(element),
            wrong: `there is no component <${name}>`,
            right: didYouMean(nearest && `<${nearest}>`, 'import it'),
          },
        ];
      }
      const props = scope.has(name) ? undefined : componentProps[name];
      if (!props) return [];
      return element.attributes.flatMap((attribute) => {
        if (attribute.type !== 'mdxJsxAttribute' || props.includes(attribute.name)) return [];
        const right =
          props.length === 0 ? 'remove it: it takes none' : didYouMean(nearestName(attribute.name, props), 'remove it');
        return [{at: startOf(element), wrong: `<${name}> has no property "${attribute.name}"`, right}];
      });
    });
  },
};

/** Properties whose values are names that the facts define. */
const namedProperties: Readonly<Record<string, (model: SiteModel) => readonly string[]>> = {
  service: ({provider}) => Object.keys(provider.services),
  services: ({provider}) => Object.keys(provider.services),
  category: ({provider}) => Object.keys(provider.categories),
  endpoints: ({facts}) =>
    [...facts.keys()].filter((name) => name.endsWith('.host')).map((name) => name.slice(0, -'.host'.length)),
};

/** What a page may ask for although it is not there. */
const notOfferedIds = ({provider}: SiteModel): string[] => Object.keys(provider.notOffered);

const valueRule: Rule = {
  name: 'mdx/value',
  level: 'error',
  stopsBuild: true,
  page: ({document}, model) =>
    elementsOf(document)
      .filter(({name}) => name !== null && componentProps[name] !== undefined)
      .flatMap((element) =>
        element.attributes.flatMap((attribute): Found[] => {
          if (attribute.type !== 'mdxJsxAttribute') return [];
          const known = namedProperties[attribute.name]?.(model).concat(
            element.name === 'If' ? notOfferedIds(model) : [],
          );
          if (!known) return [];
          const {value} = attribute;
          const names =
            typeof value === 'string'
              ? [value]
              : [...(value?.value ?? '').matchAll(/(['"])([^'"]*)\1/g)].map(([, , name = '']) => name);
          return names
            .filter((name) => !known.includes(name))
            .map((name) => ({
              at: startOf(element),
              wrong: `<${String(element.name)}> names an unknown ${attribute.name} "${name}"`,
              right: didYouMean(nearestName(name, known), 'define it in the facts'),
            }));
        }),
      ),
};

const directives = ['note', 'tip', 'info', 'warning', 'danger'];

const directiveRule: Rule = {
  name: 'mdx/directive',
  level: 'error',
  stopsBuild: true,
  page({document}) {
    const found: Found[] = [];
    visit(document.tree, (node) => {
      if (node.type === 'containerDirective') {
        const at = startOf(node);
        if (!directives.includes(node.name)) {
          const nearest = nearestName(node.name, directives) ?? '';
          found.push({
            at,
            wrong: `there is no box „:::${node.name}“`,
            right: `write one of :::${directives.join(', :::')}; nearest is :::${nearest}`,
          });
        }
        const end = node.position?.end.offset ?? 0;
        if (!/:::[ \t]*$/.test(document.body.slice(at, end))) {
          found.push({
            at,
            wrong: `„:::${node.name}“ is never closed`,
            right: 'write ::: on a line of its own where the box ends',
          });
        }
      } else if (node.type === 'leafDirective') {
        found.push({
          at: startOf(node),
          wrong: `„::${node.name}“ shows nothing`,
          right: `write :::${node.name} and a closing :::`,
        });
      }
    });
    // A closing ::: that no box opened, or one with a blank before its name, remains as text.
    for (const match of document.body.matchAll(/^[ \t]*:::+[ \t]+\S.*$/gm)) {
      found.push({
        at: match.index,
        wrong: '„:::“ with a space before the name begins no box',
        right: 'write :::note without a space',
      });
    }
    return found;
  },
};

export const mdxRules: readonly Rule[] = [syntaxRule, expressionRule, componentRule, valueRule, directiveRule];
