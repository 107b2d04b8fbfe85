import type {Node, Program} from 'estree-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {applyConditions} from 'docusaurus-hosting/markdown/conditions';
import {nearestName} from '../text/nearestName';
import {componentProps, markdownComponents} from '../components';
import type {MarkdownDocument} from '../document';
import {holdsFact} from '../factMask';
import {offsetOf, type Found} from '../finding';
import {elementsOf, startOf, type Jsx} from '../nodes';
import {didYouMean, type Rule} from '../rule';
import type {SiteModel} from '../siteModel';

const syntaxRule: Rule = {
  name: 'mdx/syntax',
  level: 'error',
  stopsBuild: true,
  page: ({document}) => document.syntaxErrors,
};

/** Names that a file imports or exports. */
function namesInScope({tree}: MarkdownDocument): Set<string> {
  const names = new Set(['props', 'require', 'undefined']);
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

/** Names that an expression uses, from the left. What functions hold is for the compiler. */
function namesUsed(node: Node): string[] {
  switch (node.type) {
    case 'Identifier':
      return [node.name];
    case 'MemberExpression':
      return namesUsed(node.object);
    case 'UnaryExpression':
      return namesUsed(node.argument);
    case 'BinaryExpression':
    case 'LogicalExpression':
      return [...namesUsed(node.left), ...namesUsed(node.right)];
    case 'ConditionalExpression':
      return [node.test, node.consequent, node.alternate].flatMap(namesUsed);
    case 'CallExpression':
      return [node.callee, ...node.arguments].flatMap(namesUsed);
    case 'TemplateLiteral':
      return node.expressions.flatMap(namesUsed);
    default:
      return [];
  }
}

const namesOfProgram = (program: Program | null | undefined): string[] =>
  (program?.body ?? []).flatMap((statement) =>
    statement.type === 'ExpressionStatement' ? namesUsed(statement.expression) : [],
  );

const expressionRule: Rule = {
  name: 'mdx/name',
  level: 'error',
  stopsBuild: true,
  page({document}, {facts}) {
    const known = namesInScope(document);
    const found: Found[] = [];
    visit(document.tree, (node) => {
      if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return;
      const name = namesOfProgram(node.data?.estree).find(
        (each) => !known.has(each) && !holdsFact(each) && !(each in globalThis),
      );
      if (name === undefined) return;
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
      return props ? wrongProps(element, name, props) : [];
    });
  },
};

/** Properties that a component does not have, and those without which it shows nothing. */
function wrongProps(element: Jsx, name: string, props: (typeof componentProps)[string]): Found[] {
  const at = startOf(element);
  const known = Object.keys(props);
  // {...props} may bring any.
  const given = element.attributes.map((attribute) => (attribute.type === 'mdxJsxAttribute' ? attribute.name : '…'));
  const unknown = given
    .filter((each) => each !== '…' && !known.includes(each))
    .map((each) => {
      const right = known.length === 0 ? 'remove it: it takes none' : didYouMean(nearestName(each, known), 'remove it');
      return {at, wrong: `<${name}> has no property "${each}"`, right};
    });
  if (unknown.length > 0 || given.includes('…')) return unknown;
  return known
    .filter((each) => props[each] === 'needed' && !given.includes(each))
    .map((each) => ({at, wrong: `<${name}> needs the property "${each}"`, right: `write <${name} ${each}="…" />`}));
}

/** Attributes of HTML that have another name in JSX, as React knows them. */
const htmlAttributes: Readonly<Record<string, string>> = {class: 'className', for: 'htmlFor', tabindex: 'tabIndex'};

const attributeRule: Rule = {
  name: 'mdx/attribute',
  level: 'error',
  stopsBuild: true,
  page: ({document}) =>
    elementsOf(document).flatMap((element) =>
      element.attributes.flatMap((attribute): Found[] => {
        if (attribute.type !== 'mdxJsxAttribute' || !/^[a-z]/.test(element.name ?? '')) return [];
        const {name, value} = attribute;
        const jsx = htmlAttributes[name];
        if (jsx) return [{at: startOf(element), wrong: `${name}="…" is HTML`, right: `write ${jsx}="…"`}];
        if (name !== 'style' || typeof value !== 'string') return [];
        return [
          {
            at: startOf(element),
            wrong: 'style="…" is HTML, and pages with it cannot be built',
            right: "remove it, or write style={{color: '…'}}",
          },
        ];
      }),
    ),
};

/** Properties whose values are names that the facts define. */
const namedProperties: Readonly<Record<string, (model: SiteModel) => readonly string[]>> = {
  service: ({provider}) => Object.keys(provider.services),
  services: ({provider}) => Object.keys(provider.services),
  category: ({provider}) => Object.keys(provider.categories),
  endpoints: ({facts}) =>
    [...facts.keys()].filter((name) => name.endsWith('.host')).map((name) => name.slice(0, -'.host'.length)),
};

const valueRule: Rule = {
  name: 'mdx/value',
  level: 'error',
  stopsBuild: true,
  page: ({document}, model) =>
    elementsOf(document)
      // Of conditions, mdx/condition says what is wrong.
      .filter(({name}) => name !== null && name !== 'If' && componentProps[name] !== undefined)
      .flatMap((element) =>
        element.attributes.flatMap((attribute): Found[] => {
          if (attribute.type !== 'mdxJsxAttribute') return [];
          const known = namedProperties[attribute.name]?.(model);
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
    // What closes a box is none of the tree's text.
    visit(document.tree, 'paragraph', (node) => {
      const start = startOf(node);
      const text = document.body.slice(start, node.position?.end.offset);
      for (const {index} of text.matchAll(/(?<=^[ \t]*):::+(?=[ \t]*$)/gm)) {
        found.push({at: start + index, wrong: '„:::“ closes no box', right: 'remove it, or open the box above'});
      }
    });
    return found;
  },
};

/** A service or a fact that `<If>` asks for, and does not exist, or an `<If>` without an end. */
const conditionRule: Rule = {
  name: 'mdx/condition',
  level: 'error',
  stopsBuild: true,
  page({document: {text}, file}, {provider, facts}) {
    try {
      applyConditions(text, file, provider, facts);
      return [];
    } catch (error) {
      const [, line = '1', wrong = '', right] =
        /:(\d+): (.*?)(?:; (did you mean .*))?$/.exec((error as Error).message) ?? [];
      const start = offsetOf(text, Number(line));
      const at = text.slice(start).search(/<\/?If\b/);
      return [{at: start + Math.max(0, at), wrong, right: right ?? 'write it like this'}];
    }
  },
};

/** Tabs that Docusaurus refuses: two of the same value, and a tab by itself. */
const tabsRule: Rule = {
  name: 'mdx/tabs',
  level: 'error',
  stopsBuild: true,
  page({document}) {
    const found: Found[] = [];
    const inTabs = new Set<Jsx>();
    for (const tabs of elementsOf(document).filter(({name}) => name === 'Tabs')) {
      const values = new Set<unknown>();
      visit(tabs, (tab) => {
        // Those in a tab are looked at by themselves.
        if (tab !== tabs && 'name' in tab && tab.name === 'Tabs') return SKIP;
        if ((tab.type !== 'mdxJsxFlowElement' && tab.type !== 'mdxJsxTextElement') || tab.name !== 'TabItem') return;
        inTabs.add(tab);
        const value = tab.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'value')?.value;
        if (value === undefined || value === null) {
          found.push({at: startOf(tab), wrong: '<TabItem> needs the property "value"', right: 'write value="…"'});
        } else if (values.has(value)) {
          const shown = typeof value === 'string' ? value : value.value;
          found.push({at: startOf(tab), wrong: `two tabs of the value "${shown}"`, right: 'give each its own value'});
        }
        values.add(value);
      });
    }
    const alone = elementsOf(document).filter((element) => element.name === 'TabItem' && !inTabs.has(element));
    return [
      ...found,
      ...alone.map((tab) => ({
        at: startOf(tab),
        wrong: '<TabItem> outside of <Tabs>',
        right: 'write <Tabs> above and </Tabs> below, on lines of their own',
      })),
    ];
  },
};

export const mdxRules: readonly Rule[] = [
  syntaxRule,
  expressionRule,
  componentRule,
  attributeRule,
  valueRule,
  conditionRule,
  tabsRule,
  directiveRule,
];
