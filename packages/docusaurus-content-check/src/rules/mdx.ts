import type {Program} from 'estree-jsx';
import {SKIP, visit} from 'estree-util-visit';
import {message, type Message} from '../diagnostic';
import type {ComponentProps} from '../options';
import type {MarkdownDocument} from '../reader/document';
import {attributeOf, attributesOf, elementsOf, endOf, importsOf, nodesOf, startOf, type Jsx} from '../reader/nodes';
import type {Site} from '../reader/site';
import {holdsVariable} from '../reader/variables';
import {didYouMean, type Rule} from '../rule';
import {nearestName} from '../text';

const syntaxRule: Rule = {name: 'mdx/syntax', stopsBuild: true, page: ({document}) => document.syntaxErrors};

/** A rule about pages and parts of them, whatever a page knows that imports one. */
const markdownRule = (name: string, look: (document: MarkdownDocument, site: Site) => Iterable<Message>): Rule => ({
  name,
  stopsBuild: true,
  file: (file, site) => (/\.mdx?$/.test(file) && site.isContent(file) ? look(site.document(file), site) : []),
});

/** Names that a file imports or exports. */
function namesInScope({tree}: MarkdownDocument): Set<string> {
  const names = new Set(['props', 'require', 'undefined', ...importsOf(tree).keys()]);
  for (const statement of nodesOf(tree, 'mdxjsEsm').flatMap(({data}) => data?.estree?.body ?? [])) {
    if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) continue;
    const {declaration} = statement;
    const declared = declaration.type === 'VariableDeclaration' ? declaration.declarations : [declaration];
    declared.forEach(({id}) => id.type === 'Identifier' && names.add(id.name));
  }
  return names;
}

/** Names that an expression uses, from the left. What functions hold is for the compiler. */
function namesUsed(program: Program): string[] {
  const names: string[] = [];
  visit(program, (node, key) => {
    if (/Function/.test(node.type)) return SKIP;
    if (node.type === 'Identifier' && key !== 'property' && key !== 'key') names.push(node.name);
    return undefined;
  });
  return names;
}

const expressionRule = markdownRule('mdx/name', function* (document, {variables}) {
  const known = namesInScope(document);
  for (const node of nodesOf(document.tree, 'mdxTextExpression', 'mdxFlowExpression')) {
    const names = node.data?.estree ? namesUsed(node.data.estree) : [];
    const name = names.find((each) => !known.has(each) && !holdsVariable(each) && !(each in globalThis));
    if (name === undefined) continue;
    const note = variables.has(node.value.trim())
      ? `write {{${node.value.trim()}}}`
      : 'write \\{ for a brace, `…` around code, {{…}} for a variable';
    yield message(node, `{${node.value}} is JavaScript, and nothing is called "${name}"`, note);
  }
});

/** Components that the classic theme gives to Markdown. */
const docusaurusComponents = ['Details', 'Head'];

/** Properties that a component does not have, and those without which it shows nothing. */
function* wrongProps(element: Jsx, name: string, props: ComponentProps): Iterable<Message> {
  const known = Object.keys(props);
  const given = attributesOf(element).map((each) => each.name);
  const unknown = given.filter((each) => !known.includes(each));
  for (const each of unknown) {
    const note = didYouMean(nearestName(each, known), 'remove it');
    yield message(element, `<${name}> has no property "${each}"`, note);
  }
  // A misspelled one may be the one that is missing, and {...props} may bring any.
  if (unknown.length > 0 || given.length < element.attributes.length) return;
  for (const each of known.filter((one) => props[one] === 'needed' && !given.includes(one))) {
    yield message(element, `<${name}> needs the property "${each}"`, `write <${name} ${each}="…" />`);
  }
}

const componentRule = markdownRule('mdx/component', function* (document, {options: {components = {}}}) {
  const scope = namesInScope(document);
  const known = [...docusaurusComponents, ...Object.keys(components), ...scope];
  for (const element of elementsOf(document)) {
    const name = element.name?.split('.')[0];
    if (!name || !/^[A-Z]/.test(name)) continue;
    const props = scope.has(name) ? undefined : components[name];
    if (known.includes(name)) yield* props ? wrongProps(element, name, props) : [];
    else {
      const nearest = nearestName(name, known);
      yield message(element, `there is no component <${name}>`, didYouMean(nearest && `<${nearest}>`, 'import it'));
    }
  }
});

/** Attributes of HTML that have another name in JSX, as React knows them. */
const htmlAttributes: Readonly<Record<string, string>> = {class: 'className', for: 'htmlFor', tabindex: 'tabIndex'};

const attributeRule: Rule = {
  name: 'mdx/attribute',
  stopsBuild: true,
  *page({document}) {
    for (const element of elementsOf(document).filter(({name}) => /^[a-z]/.test(name ?? ''))) {
      for (const [html, jsx] of Object.entries(htmlAttributes)) {
        if (attributeOf(element, html) === undefined) continue;
        yield message(element, `${html}="…" is HTML`, `write ${jsx}="…"`);
      }
      if (typeof attributeOf(element, 'style') !== 'string') continue;
      yield message(element, 'style="…" is HTML, and pages with it cannot be built', 'remove it');
    }
  },
};

/** Admonitions of Docusaurus, with their older names. */
const directives = ['note', 'tip', 'info', 'warning', 'danger', 'important', 'success', 'secondary', 'caution'];

const directiveRule: Rule = {
  name: 'mdx/directive',
  stopsBuild: true,
  *page({document: {tree, body}}) {
    for (const node of nodesOf(tree, 'containerDirective')) {
      if (!directives.includes(node.name)) {
        const note = `write one of :::${directives.join(', :::')}; nearest is :::${nearestName(node.name, directives)}`;
        yield message(node, `there is no box ":::${node.name}"`, note);
      }
      if (/:::[ \t]*$/.test(body.slice(startOf(node), endOf(node)))) continue;
      yield message(node, `":::${node.name}" is never closed`, 'write ::: on a line of its own where the box ends');
    }
    for (const node of nodesOf(tree, 'leafDirective')) {
      yield message(node, `"::${node.name}" shows nothing`, `write :::${node.name} and a closing :::`);
    }
    for (const {index} of body.matchAll(/^[ \t]*:::+[ \t]+\S.*$/gm)) {
      yield message(index, '":::" with a space before the name begins no box', 'write :::note without a space');
    }
    // What closes a box is none of the tree's text.
    for (const node of nodesOf(tree, 'paragraph')) {
      for (const {index} of body.slice(startOf(node), endOf(node)).matchAll(/(?<=^[ \t]*):::+(?=[ \t]*$)/gm)) {
        yield message(startOf(node) + index, '":::" closes no box', 'remove it, or open the box above');
      }
    }
  },
};

export const mdxRules: readonly Rule[] = [syntaxRule, expressionRule, componentRule, attributeRule, directiveRule];
