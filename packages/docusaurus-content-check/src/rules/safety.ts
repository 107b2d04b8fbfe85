import type {Node, Program} from 'estree-jsx';
import {visit} from 'estree-util-visit';
import {message, type Message} from '../diagnostic';
import type {Allowed} from '../options';
import {MarkdownDocument} from '../reader/document';
import {elementsOf, nodesOf, type Jsx} from '../reader/nodes';
import type {Site} from '../reader/site';
import type {Rule} from '../rule';

/** Elements that run something, bring in a foreign page, or change how a page loads and where its forms lead. */
const elements =
  /^(?:script|style|iframe|frame|object|embed|applet|base|meta|link|form|portal|template|noscript|foreignobject|animate|set)$/i;
/** Attributes whose addresses a browser loads by itself, and those that visitors follow. */
const loaded = /^(?:src|srcset|poster|data|background|ping|longdesc|manifest)$/i;
const followed = /^(?:href|to|url|action|formaction|xlink:?href)$/i;
/** Where `href` is loaded, too. */
const loadsHref = /^(?:image|use|feimage|pattern|lineargradient)$/i;
const unsafeAttribute = /^(?:on|srcdoc$|dangerouslysetinnerhtml$|is$)/i;
const runs = /^(?:javascript|vbscript|data|blob|filesystem|view-source):/i;
/** Modules that Markdown may import: pages, pictures and components that the packages offer. */
const harmlessModule = /^(?:\.{1,2}\/[^!?]+\.(?:mdx?|webp|avif|png|jpe?g|svg)|@theme\/[\w/]+|[\w-]+\/markdown\/\w+)$/;
/** Parts of expressions that can do nothing but say something. */
const harmlessNode =
  /^(?:Program|Block|Line|ExpressionStatement|Literal|TemplateLiteral|TemplateElement|ArrayExpression|ObjectExpression|Property|Identifier|UnaryExpression|MemberExpression)$/;

/** An address as browsers read it: without spaces and control characters. */
const addressOf = (text: string): string => text.replace(/[\s\p{Cc}]/gu, '');

const isForeign = (text: string, {sources = []}: Allowed): boolean =>
  text.split(',').some((each) => {
    const address = addressOf(each);
    return /^(?:[a-z][a-z\d+.-]*:|[\\/]{2})/i.test(address) && !sources.some((source) => address.startsWith(source));
  });

/** Texts that an attribute can have: its own, or those in its expression. */
function textsOf({value}: Jsx['attributes'][number]): string[] {
  if (typeof value === 'string') return [value];
  const texts: string[] = [];
  const program = value?.data?.estree;
  if (program) {
    visit(program, (node) => {
      if (node.type === 'Literal' && typeof node.value === 'string') texts.push(node.value);
      if (node.type === 'TemplateElement') texts.push(node.value.cooked ?? '');
    });
  }
  return texts;
}

function* wrongAddresses(element: Jsx, allowed: Allowed): Iterable<Message> {
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const {name} = attribute;
    const loads = loaded.test(name) || (followed.test(name) && loadsHref.test(element.name ?? ''));
    for (const text of textsOf(attribute)) {
      if ((loads || followed.test(name)) && runs.test(addressOf(text))) yield wrongScheme(element, text);
      else if (loads && isForeign(text, allowed)) yield foreign(element, text);
      else if (name === 'style' && /url\s*\(|image-set/i.test(text)) yield foreign(element, text);
    }
  }
}

/** What a message is about. */
type Place = Parameters<typeof message>[0];

const wrongScheme = (at: Place, text: string): Message =>
  message(at, `„${text.slice(0, 40)}“ is an address that runs or holds something`, 'link to a page');
const foreign = (at: Place, text: string): Message =>
  message(
    at,
    `„${text.slice(0, 60)}“ would be loaded from elsewhere, and tell others who reads the page`,
    'put the file beside the page, or allow its address in the setting "allowed.sources"',
  );

/** All Markdown in the folders of content: pages, and parts that they import. */
const safetyRule = (name: string, look: (document: MarkdownDocument, allowed: Allowed) => Iterable<Message>): Rule => ({
  name: `safety/${name}`,
  stopsBuild: true,
  file(file: string, site: Site) {
    const {allowed} = site.options;
    if (!allowed || !/\.mdx?$/.test(file) || !site.areaOf(file)) return [];
    const document = site.pageOf(file)?.document ?? new MarkdownDocument(file, site.text(file), site.mask);
    return look(document, allowed);
  },
});

const elementRule = safetyRule('element', function* (document, {elements: allowed = []}) {
  for (const element of elementsOf(document)) {
    const name = element.name ?? '';
    if (elements.test(name) && !allowed.includes(name)) {
      const note = 'remove it; who must have it allows it in the setting "allowed.elements"';
      yield message(element, `<${name}> may run or load what nobody has checked`, note);
    }
    for (const attribute of element.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || !unsafeAttribute.test(attribute.name)) continue;
      yield message(element, `${attribute.name}="…" may run what nobody has checked`, 'remove it');
    }
  }
});

const addressRule = safetyRule('address', function* (document, allowed) {
  for (const element of elementsOf(document)) yield* wrongAddresses(element, allowed);
  for (const node of nodesOf(document.tree, 'link', 'image', 'definition')) {
    if (runs.test(addressOf(node.url))) yield wrongScheme(node, node.url);
  }
  const shown = new Set([...nodesOf(document.tree, 'imageReference')].map(({identifier}) => identifier));
  for (const node of nodesOf(document.tree, 'image', 'definition')) {
    const isShown = node.type === 'image' || shown.has(node.identifier);
    if (isShown && isForeign(node.url, allowed)) yield foreign(node, node.url);
  }
});

/** Names that know more than a page should. What nothing defines is for mdx/name. */
const isKnowing = (name: string): boolean =>
  (name in globalThis && name !== 'undefined') || /^(?:require|module|exports|arguments|__\w+)$/.test(name);

/** Whether an expression can do more than say something. */
function isHarmful(program: Program): boolean {
  let found = false;
  visit(program, (node: Node, key) => {
    const isName = node.type === 'Identifier' && key !== 'property' && key !== 'key';
    const isComputed = (node.type === 'MemberExpression' || node.type === 'Property') && node.computed;
    if (isName ? isKnowing(node.name) : isComputed || !harmlessNode.test(node.type)) found = true;
  });
  return found;
}

const codeRule = safetyRule('code', function* (document, {codeIn = []}) {
  // Docusaurus' reader of front matter runs what stands below `---js`.
  const [, language] = /^\uFEFF?---[ \t]*([^\s-]\S*)/.exec(document.text) ?? [];
  if (language !== undefined) yield message(0, `front matter in ${language}`, 'write --- alone, and YAML below it');
  if (codeIn.includes(document.file)) return;
  const remedy = 'use a component, or have the page listed in the setting "allowed.codeIn"';
  for (const node of nodesOf(document.tree, 'mdxjsEsm')) {
    for (const statement of node.data?.estree?.body ?? []) {
      const isImport = statement.type === 'ImportDeclaration' && harmlessModule.test(String(statement.source.value));
      if (!isImport) yield message(node, 'code that runs when the site is built', remedy);
    }
  }
  for (const node of nodesOf(document.tree, 'mdxTextExpression', 'mdxFlowExpression')) {
    if (!node.data?.estree || !isHarmful(node.data.estree)) continue;
    yield message(node, `{${node.value.slice(0, 40)}} is code that runs when the site is built`, remedy);
  }
  for (const element of elementsOf(document)) {
    for (const {type, value} of element.attributes) {
      const program = typeof value === 'object' ? value?.data?.estree : undefined;
      if (type === 'mdxJsxExpressionAttribute' || (program && isHarmful(program))) {
        yield message(element, `<${element.name ?? ''}> has code in a property`, remedy);
      }
    }
  }
});

/** What a page may hold of code, elements and addresses, so that reading a contribution is enough to trust it. */
export const safetyRules: readonly Rule[] = [elementRule, addressRule, codeRule];
