import type {Node, Program} from 'estree-jsx';
import {SKIP, visit} from 'unist-util-visit';
import {nearestName} from '../text/nearestName';
import type {MarkdownDocument} from '../reader/document';
import {holdsVariable} from '../reader/variables';
import type {Message} from '../diagnostic';
import {elementsOf, startOf, type Jsx} from '../reader/nodes';
import {didYouMean, type Rule} from '../rule';
import type {ComponentProps} from '../options';

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
  page({document}, {variables}) {
    const known = namesInScope(document);
    const found: Message[] = [];
    visit(document.tree, (node) => {
      if (node.type !== 'mdxTextExpression' && node.type !== 'mdxFlowExpression') return;
      const name = namesOfProgram(node.data?.estree).find(
        (each) => !known.has(each) && !holdsVariable(each) && !(each in globalThis),
      );
      if (name === undefined) return;
      const variable = variables.has(node.value.trim()) ? `write {{${node.value.trim()}}}` : undefined;
      found.push({
        at: startOf(node),
        reason: `{${node.value}} is JavaScript, and nothing is called "${name}"`,
        note: variable ?? 'write \\{ for a brace, `…` around code, {{…}} for a variable',
      });
    });
    return found;
  },
};

/** Components that the classic theme gives to Markdown. */
const docusaurusComponents = ['Admonition', 'Details', 'Head', 'Mermaid'];

const componentRule: Rule = {
  name: 'mdx/component',
  level: 'error',
  stopsBuild: true,
  page({document}, {options: {components = {}}}) {
    const scope = namesInScope(document);
    const known = [...docusaurusComponents, ...Object.keys(components), ...scope];
    return elementsOf(document).flatMap((element): Message[] => {
      const name = element.name?.split('.')[0];
      if (!name || !/^[A-Z]/.test(name)) return [];
      if (!known.includes(name)) {
        const nearest = nearestName(name, known);
        return [
          {
            at: startOf(element),
            reason: `there is no component <${name}>`,
            note: didYouMean(nearest && `<${nearest}>`, 'import it'),
          },
        ];
      }
      const props = scope.has(name) ? undefined : components[name];
      return props ? wrongProps(element, name, props) : [];
    });
  },
};

/** Properties that a component does not have, and those without which it shows nothing. */
function wrongProps(element: Jsx, name: string, props: ComponentProps): Message[] {
  const at = startOf(element);
  const known = Object.keys(props);
  // {...props} may bring any.
  const given = element.attributes.map((attribute) => (attribute.type === 'mdxJsxAttribute' ? attribute.name : '…'));
  const unknown = given
    .filter((each) => each !== '…' && !known.includes(each))
    .map((each) => {
      const note = known.length === 0 ? 'remove it: it takes none' : didYouMean(nearestName(each, known), 'remove it');
      return {at, reason: `<${name}> has no property "${each}"`, note};
    });
  if (unknown.length > 0 || given.includes('…')) return unknown;
  return known
    .filter((each) => props[each] === 'needed' && !given.includes(each))
    .map((each) => ({at, reason: `<${name}> needs the property "${each}"`, note: `write <${name} ${each}="…" />`}));
}

/** Attributes of HTML that have another name in JSX, as React knows them. */
const htmlAttributes: Readonly<Record<string, string>> = {class: 'className', for: 'htmlFor', tabindex: 'tabIndex'};

const attributeRule: Rule = {
  name: 'mdx/attribute',
  level: 'error',
  stopsBuild: true,
  page: ({document}) =>
    elementsOf(document).flatMap((element) =>
      element.attributes.flatMap((attribute): Message[] => {
        if (attribute.type !== 'mdxJsxAttribute' || !/^[a-z]/.test(element.name ?? '')) return [];
        const {name, value} = attribute;
        const jsx = htmlAttributes[name];
        if (jsx) return [{at: startOf(element), reason: `${name}="…" is HTML`, note: `write ${jsx}="…"`}];
        if (name !== 'style' || typeof value !== 'string') return [];
        return [
          {
            at: startOf(element),
            reason: 'style="…" is HTML, and pages with it cannot be built',
            note: "remove it, or write style={{color: '…'}}",
          },
        ];
      }),
    ),
};

/** Admonitions of Docusaurus, with their older names. */
const directives = ['note', 'tip', 'info', 'warning', 'danger', 'important', 'success', 'secondary', 'caution'];

const directiveRule: Rule = {
  name: 'mdx/directive',
  level: 'error',
  stopsBuild: true,
  page({document}) {
    const found: Message[] = [];
    visit(document.tree, (node) => {
      if (node.type === 'containerDirective') {
        const at = startOf(node);
        if (!directives.includes(node.name)) {
          const nearest = nearestName(node.name, directives) ?? '';
          found.push({
            at,
            reason: `there is no box „:::${node.name}“`,
            note: `write one of :::${directives.join(', :::')}; nearest is :::${nearest}`,
          });
        }
        const end = node.position?.end.offset ?? 0;
        if (!/:::[ \t]*$/.test(document.body.slice(at, end))) {
          found.push({
            at,
            reason: `„:::${node.name}“ is never closed`,
            note: 'write ::: on a line of its own where the box ends',
          });
        }
      } else if (node.type === 'leafDirective') {
        found.push({
          at: startOf(node),
          reason: `„::${node.name}“ shows nothing`,
          note: `write :::${node.name} and a closing :::`,
        });
      }
    });
    // A closing ::: that no box opened, or one with a blank before its name, remains as text.
    for (const match of document.body.matchAll(/^[ \t]*:::+[ \t]+\S.*$/gm)) {
      found.push({
        at: match.index,
        reason: '„:::“ with a space before the name begins no box',
        note: 'write :::note without a space',
      });
    }
    // What closes a box is none of the tree's text.
    visit(document.tree, 'paragraph', (node) => {
      const start = startOf(node);
      const text = document.body.slice(start, node.position?.end.offset);
      for (const {index} of text.matchAll(/(?<=^[ \t]*):::+(?=[ \t]*$)/gm)) {
        found.push({at: start + index, reason: '„:::“ closes no box', note: 'remove it, or open the box above'});
      }
    });
    return found;
  },
};

/** Tabs that Docusaurus refuses: two of the same value, and a tab by itself. */
const tabsRule: Rule = {
  name: 'mdx/tabs',
  level: 'error',
  stopsBuild: true,
  page({document}) {
    const found: Message[] = [];
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
          found.push({at: startOf(tab), reason: '<TabItem> needs the property "value"', note: 'write value="…"'});
        } else if (values.has(value)) {
          const shown = typeof value === 'string' ? value : value.value;
          found.push({at: startOf(tab), reason: `two tabs of the value "${shown}"`, note: 'give each its own value'});
        }
        values.add(value);
      });
    }
    const alone = elementsOf(document).filter((element) => element.name === 'TabItem' && !inTabs.has(element));
    return [
      ...found,
      ...alone.map((tab) => ({
        at: startOf(tab),
        reason: '<TabItem> outside of <Tabs>',
        note: 'write <Tabs> above and </Tabs> below, on lines of their own',
      })),
    ];
  },
};

export const mdxRules: readonly Rule[] = [
  syntaxRule,
  expressionRule,
  componentRule,
  attributeRule,
  tabsRule,
  directiveRule,
];
