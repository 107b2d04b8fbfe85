import type {Node, Program} from 'estree-jsx';
import {visit} from 'estree-util-visit';
import type {Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {message, type Message} from '../../diagnostic';
import type {MarkdownDocument} from '../../reader/document';
import {fileAt} from '../../reader/links';
import {elementsOf, endOf, expressionOf, nodesOf, startOf} from '../../reader/nodes';
import type {Site} from '../../reader/site';
import {loneReturns} from './addresses';
import {themeComponents} from './attributes';
import {safetyRule} from './safetyRule';

/** Modules that Markdown may import: pages, pictures and components made for Markdown. SVG becomes markup of the page. */
const harmlessModule = /^(?:\.{1,2}\/[^!?#\\]+\.(?:mdx?|webp|avif|png|jpe?g)|[\w-]+\/markdown\/\w+)$/;
/** Parts of expressions that can do nothing but say something. */
const harmlessNode =
  /^(?:Program|Block|Line|ExpressionStatement|Literal|TemplateLiteral|TemplateElement|ArrayExpression|ObjectExpression|Property|Identifier|UnaryExpression|MemberExpression)$/;

/** Names that know more than a page should. What nothing defines is for mdx/name. */
const isKnowing = (name: string): boolean =>
  (name in globalThis && name !== 'undefined') || /^(?:require|module|exports|arguments|__\w+)$/.test(name);

/** Whether an expression can do more than say something. */
function isHarmful(program: Program): boolean {
  let found = false;
  visit(program, (node: Node, key) => {
    const isName = node.type === 'Identifier' && key !== 'property' && key !== 'key';
    const isComputed = (node.type === 'MemberExpression' || node.type === 'Property') && node.computed;
    const isComposed = node.type === 'TemplateLiteral' && node.expressions.length > 0;
    // An expression for texts becomes one, which no rule has read.
    const isPattern = node.type === 'Literal' && 'regex' in node;
    const isDeleting = node.type === 'UnaryExpression' && node.operator === 'delete';
    const isMore = isComputed || isComposed || isPattern || isDeleting || !harmlessNode.test(node.type);
    if (isName ? isKnowing(node.name) : isMore) found = true;
  });
  return found;
}

/** Markdown elsewhere (notes on development) is no content, so nothing has looked at it. */
function isHarmlessImport(statement: Program['body'][number], {file}: MarkdownDocument, site: Site): boolean {
  if (statement.type !== 'ImportDeclaration') return false;
  // What a module names can be anything, so a page takes it as a whole.
  if (statement.specifiers.some(({type}) => type === 'ImportSpecifier')) return false;
  const source = String(statement.source.value);
  if (source.startsWith('@theme/')) return themeComponents.has(source.slice('@theme/'.length));
  if (!harmlessModule.test(source)) return false;
  if (!source.startsWith('.')) return true;
  const target = fileAt({file}, source);
  // A folder of that name would be imported by what lies in it.
  return site.files.includes(target) && (!/\.mdx?$/.test(source) || site.isContent(target));
}

/** Docusaurus' loader writes both into a module, and takes no care of backslashes before quotation marks. */
const asProgram = 'behind which Docusaurus takes text for a program';

/** Docusaurus and its parser of Markdown must see the same front matter, or one of them compiles what the other leaves. */
function* wrongFrontMatter({text, hasFrontMatter, bodyStart}: MarkdownDocument): Iterable<Message> {
  yield* loneReturns(text);
  // Each reader takes another number of these marks away, and Docusaurus' runs what stands below `---js`.
  const [, marks = '', fence, more = ''] = /^(\uFEFF*)(---(?!-))?([^\n]*)/.exec(text) ?? [];
  const isOdd = marks.length > (hasFrontMatter ? 1 : 0) || (fence !== undefined && /[^ \t\r]/.test(more));
  if (isOdd || (fence !== undefined && !hasFrontMatter)) {
    const at = isOdd ? 0 : Math.max(0, text.search(/(?<=\n)---/));
    const note = 'write --- alone before and behind YAML, in UTF-8 without a mark of byte order';
    yield message(at, 'front matter that not all of its readers see alike', note);
  }
  const backslash = fence === undefined ? -1 : text.slice(0, bodyStart).indexOf('\\');
  if (backslash >= 0) yield message(backslash, `a backslash in front matter, ${asProgram}`, 'write it without');
}

/** Parts of a heading whose words Docusaurus escapes for the table of contents; of all others it takes the plain text as HTML. */
const escaped = ['heading', 'emphasis', 'strong', 'delete', 'link', 'mdxJsxTextElement', 'text', 'inlineCode'];

/** Elements of headings that the table of contents shows, and the trusted types of docusaurus-publish let pass. */
export const elementsOfHeadings: ReadonlySet<string> = new Set(
  `a abbr b bdi bdo br cite code data del dfn em i img ins kbd mark q s samp small span strong sub sup time u var wbr`.split(
    ' ',
  ),
);

/** The table of contents shows headings as markup. */
function isMarkup(node: Nodes, fill: (text: string) => string): boolean {
  // One such part may begin a tag, and another end it.
  if (!escaped.includes(node.type)) return /[<>]/.test(fill(toString(node)));
  // A page's data may stand in a script.
  return 'children' in node
    ? node.children.some((child) => isMarkup(child, fill))
    : /<\/?script|<!--/i.test(fill(toString(node)));
}

function* markupInHeadings({tree, mask, body}: MarkdownDocument): Iterable<Message> {
  for (const heading of nodesOf(tree, 'heading')) {
    const wrong = heading.children.find((child) => isMarkup(child, (text) => mask.fill(text)));
    // Docusaurus takes a title from the line as it is written, attributes and addresses included.
    const written = mask.fill(body.slice(startOf(heading), endOf(heading)));
    // The title of a page comes into its head, too.
    if (
      wrong ??
      (/<\/script|<!--/i.test(written) || (heading.depth === 1 && /[<>]/.test(mask.fill(toString(heading)))))
    ) {
      const reason = 'markup in a heading, which lists of headings may show as such';
      yield message(wrong ?? heading, reason, 'write words alone');
    }
    if (heading.depth === 1 && (written + mask.fill(toString(heading))).includes('\\')) {
      yield message(heading, `a backslash in the title, ${asProgram}`, 'write the title into the front matter');
    }
    for (const element of nodesOf(heading, 'mdxJsxTextElement', 'image', 'imageReference')) {
      const name = ('name' in element ? element.name : 'Picture') ?? '';
      if (elementsOfHeadings.has(name)) continue;
      const reason = `<${name}> in a heading, which the table of contents cannot show`;
      yield message(element, reason, 'write it below the heading');
    }
  }
}

export const codeRule = safetyRule('code', function* (document, {codeIn = []}, site) {
  yield* wrongFrontMatter(document);
  if (codeIn.includes(document.file)) return;
  const fence = document.text.search(/(?:`{3}|~{3})[ \t]*mdx-code-block/);
  if (fence >= 0) yield message(fence, 'Docusaurus compiles what stands in this code block', 'take the fence away');
  for (const node of nodesOf(document.tree, 'code').filter(({meta}) => /(?:^|\s)live(?:\s|$)/.test(meta ?? ''))) {
    yield message(node, 'code that runs in browsers of visitors, on sites with live code', 'leave "live" out');
  }
  yield* markupInHeadings(document);
  // What cannot be parsed was not looked at; where Docusaurus repairs what MDX refuses, code may come out.
  const isPage = site.pageOf(document.file)?.document === document;
  for (const error of document.syntaxErrors) yield isPage ? {...error, ruleId: 'mdx/syntax'} : error;
  const remedy = 'use a component, or have the page listed in the setting "allowed.codeIn"';
  for (const node of nodesOf(document.tree, 'mdxjsEsm')) {
    for (const statement of node.data?.estree?.body ?? []) {
      if (!isHarmlessImport(statement, document, site))
        yield message(node, 'code that runs when the site is built', remedy);
    }
  }
  for (const node of nodesOf(document.tree, 'mdxTextExpression', 'mdxFlowExpression')) {
    if (!node.data?.estree || !isHarmful(node.data.estree)) continue;
    yield message(node, `{${node.value.slice(0, 40)}} is code that runs when the site is built`, remedy);
  }
  for (const element of elementsOf(document)) {
    for (const attribute of element.attributes) {
      const program = expressionOf(attribute);
      if (attribute.type === 'mdxJsxExpressionAttribute' || (program && isHarmful(program))) {
        yield message(element, `<${element.name ?? ''}> has code in a property`, remedy);
      }
    }
  }
});
