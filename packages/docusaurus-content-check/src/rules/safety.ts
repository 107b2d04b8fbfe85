import path from 'node:path';
import type {Node, Program} from 'estree-jsx';
import {visit} from 'estree-util-visit';
import {message, type Message} from '../diagnostic';
import type {Allowed} from '../options';
import {MarkdownDocument} from '../reader/document';
import {elementsOf, nodesOf, type Jsx} from '../reader/nodes';
import type {Site} from '../reader/site';
import type {Rule} from '../rule';

/** Elements that only say or show something. Others may run something, or change how a page loads and where it leads. */
const harmlessElements: ReadonlySet<string> = new Set(
  `a abbr address article aside audio b bdi bdo blockquote br caption cite code col colgroup data dd del details dfn div
  dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark menu meter nav ol p picture
  pre progress q rp rt ruby s samp search section small source span strong sub summary sup table tbody td tfoot th thead
  time tr track u ul var video wbr
  circle clipPath defs desc ellipse g image line linearGradient marker mask path pattern polygon polyline radialGradient
  rect stop svg symbol text title tspan use`.split(/\s+/),
);
/** Components are those of the site: what no rule knows is that of another, and what Docusaurus puts into the head. */
const harmlessComponent = /^(?!Head$)\p{Lu}\w*$/u;
/** Attributes whose addresses a browser loads by itself, and those that visitors follow. */
const loaded = /^(?:src|srcset|poster|data|background|ping|attributionsrc|longdesc|manifest)$/i;
const followed = /^(?:href|to|url|action|formaction|xlink:?href)$/i;
/** Where `href` is loaded, too. */
const loadsHref = /^(?:image|use|feimage|pattern|lineargradient)$/i;
const unsafeAttribute = /^(?:on|srcdoc$|dangerouslysetinnerhtml$|html$|is$)/i;
/** Where an address hides behind the escapes of CSS. */
const styled = /^(?:style|fill|stroke|filter|mask|cursor|clip-?path|marker.*)$/i;
const styleLoads = /url\s*\((?!\s*["']?#)|image-set/i;
const runs = /^(?:javascript|vbscript|data|blob|filesystem|view-source):/i;
/** Modules that Markdown may import: pages, pictures and components made for Markdown. */
const harmlessModule =
  /^(?:\.{1,2}\/[^!?#\\]+\.(?:mdx?|webp|avif|png|jpe?g|svg)|@theme\/(?:Tabs|TabItem|CodeBlock|Admonition|Details|Heading|Mermaid|ThemedImage|TOCInline|DocCardList)|[\w-]+\/markdown\/\w+)$/;
/** What a page knows of itself: its author chose it, and no rule for addresses has seen it. */
const ownText = /^(?:frontMatter|contentTitle|toc|assets|metadata|props)$/;
const markup = /<[a-z/!?]/i;
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

/** Texts that an attribute can have: its own, or those in its expression, and the names there that stand for others. */
function textsOf({value}: Jsx['attributes'][number]): {texts: string[]; names: string[]} {
  const texts = typeof value === 'string' ? [value] : [];
  const names: string[] = [];
  const program = typeof value === 'object' ? value?.data?.estree : undefined;
  if (program) {
    visit(program, (node) => {
      if (node.type === 'Literal' && typeof node.value === 'string') texts.push(node.value);
      if (node.type === 'TemplateElement') texts.push(node.value.cooked ?? '');
      if (node.type === 'Identifier' && ownText.test(node.name)) names.push(node.name);
    });
  }
  return {texts, names};
}

function* wrongAddresses(element: Jsx, allowed: Allowed): Iterable<Message> {
  for (const attribute of element.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const {name} = attribute;
    const loads = loaded.test(name) || (followed.test(name) && loadsHref.test(element.name ?? ''));
    // Components take lists of links, too.
    const isExpression = attribute.value !== null && typeof attribute.value === 'object';
    const leads = followed.test(name) || isExpression;
    const {texts, names} = textsOf(attribute);
    for (const own of names) {
      yield message(element, `${name} takes what "${own}" says, which nobody has checked`, 'write the text itself');
    }
    for (const text of texts) {
      if ((loads || leads) && runs.test(addressOf(text))) yield wrongScheme(element, text);
      else if (loads && isForeign(text, allowed)) yield foreign(element, text);
      else if (styleLoads.test(text) || (styled.test(name) && text.includes('\\'))) yield foreign(element, text);
      else if (isExpression && markup.test(text)) yield inMarkup(element, text);
    }
  }
}

/** What a message is about. */
type Place = Parameters<typeof message>[0];

const wrongScheme = (at: Place, text: string): Message =>
  message(at, `"${text.slice(0, 40)}" is an address that runs or holds something`, 'link to a page');
const foreign = (at: Place, text: string): Message =>
  message(
    at,
    `"${text.slice(0, 60)}" would be loaded from elsewhere, and tell others who reads the page`,
    'put the file beside the page, or allow its address in the setting "allowed.sources"',
  );

const inMarkup = (at: Place, text: string): Message =>
  message(at, `"${text.slice(0, 40)}" has markup, which a component may show as such`, 'write words alone');

const published = new WeakMap<MarkdownDocument, MarkdownDocument>();

/** A document as Docusaurus compiles it: where something is taken out, what was a comment may have become code. */
function publishedOf(document: MarkdownDocument, site: Site): MarkdownDocument {
  const text = published.has(document) ? undefined : (site.asPublished?.(document) ?? document.text);
  if (text === document.text) published.set(document, document);
  else if (text !== undefined) published.set(document, new MarkdownDocument(document.file, text, site.mask));
  return published.get(document) ?? document;
}

const safetyRule = (
  name: string,
  look: (document: MarkdownDocument, allowed: Allowed, site: Site) => Iterable<Message>,
  files = /\.mdx?$/,
): Rule => ({
  name: `safety/${name}`,
  stopsBuild: true,
  includesUnpublished: true,
  file(file: string, site: Site) {
    const {allowed} = site.options;
    if (!allowed || !files.test(file) || !site.isContent(file)) return [];
    const document = site.pageOf(file)?.document ?? new MarkdownDocument(file, site.text(file), site.mask);
    const found = [...look(document, allowed, site)];
    const left = publishedOf(document, site);
    if (left === document || found.some(({at}) => !site.isHidden?.(file, at))) return found;
    return Array.from(look(left, allowed, site), (each) => ({...each, at: 0}));
  },
});

const elementRule = safetyRule('element', function* (document, {elements: allowed = []}) {
  for (const element of elementsOf(document)) {
    const name = element.name ?? '';
    const isHarmless = name === '' || harmlessElements.has(name) || harmlessComponent.test(name);
    if (!isHarmless && !allowed.includes(name)) {
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
    const isComposed = node.type === 'TemplateLiteral' && node.expressions.length > 0;
    if (isName ? isKnowing(node.name) : isComputed || isComposed || !harmlessNode.test(node.type)) found = true;
  });
  return found;
}

/** Markdown elsewhere (notes on development) is no content, so nothing has looked at it. */
function isHarmlessImport(statement: Program['body'][number], {file}: MarkdownDocument, site: Site): boolean {
  if (statement.type !== 'ImportDeclaration') return false;
  // What a module names can be anything, so a page takes it as a whole.
  if (statement.specifiers.some(({type}) => type === 'ImportSpecifier')) return false;
  const source = String(statement.source.value);
  const target = path.posix.join(path.posix.dirname(file), source);
  const isRead = /\.mdx?$/.test(source) ? site.isContent(target) : !target.startsWith('..');
  return isRead && harmlessModule.test(source);
}

const codeRule = safetyRule('code', function* (document, {codeIn = []}, site) {
  // Docusaurus' reader of front matter runs what stands below `---js`, whatever spaces are between.
  const language = /^\uFEFF*---(?!-)([^\n]*)/.exec(document.text)?.[1]?.trim();
  if (language) yield message(0, `front matter in ${language}`, 'write --- alone, and YAML below it');
  if (codeIn.includes(document.file)) return;
  const fence = document.text.search(/(?:`{3}|~{3})[ \t]*mdx-code-block/);
  if (fence >= 0) yield message(fence, 'Docusaurus compiles what stands in this code block', 'take the fence away');
  // Where Docusaurus repairs what MDX refuses, code may come out. Those of pages are for mdx/syntax.
  if (site.pageOf(document.file)?.document !== document) yield* document.syntaxErrors;
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
    for (const {type, value} of element.attributes) {
      const program = typeof value === 'object' ? value?.data?.estree : undefined;
      if (type === 'mdxJsxExpressionAttribute' || (program && isHarmful(program))) {
        yield message(element, `<${element.name ?? ''}> has code in a property`, remedy);
      }
    }
  }
});

/** Keys of front matter and lists whose texts are read; any other may become an address. */
const readKeys = /^(?:title|title_meta|description|keywords|name|label|\w+_label)$/;

/** All texts, with the paths to them. */
function* textsIn(value: unknown, way: readonly string[] = []): Iterable<readonly [string, readonly string[]]> {
  if (typeof value === 'string') yield [value, way];
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* textsIn(inner, [...way, key]);
}

const dataRule = safetyRule(
  'data',
  function* ({file, frontMatter}, allowed, site) {
    const isList = !/\.mdx?$/.test(file);
    const yaml = isList ? site.yaml(file) : frontMatter;
    // Lists that no schema of this package describes have errors, too.
    if (isList) yield* yaml.errors.map((each) => ({...each, ruleId: 'lists/keys'}));
    for (const key of ['mdx', '<<'].filter((each) => each in yaml.data)) {
      const [at] = yaml.rangeOf([key], 'key');
      yield message(at, `"${key}" changes how the page is read, so that nothing here checks it`, 'remove it');
    }
    for (const [text, way] of textsIn(yaml.data)) {
      const [at] = yaml.rangeOf(way, 'value');
      if (markup.test(text)) yield inMarkup(at, text);
      else if (readKeys.test(way.findLast((key) => !/^\d+$/.test(key)) ?? '')) continue;
      else if (runs.test(addressOf(text))) yield wrongScheme(at, text);
      else if (/image/.test(way.join()) && isForeign(text, allowed)) yield foreign(at, text);
      else if (/slug|permalink/.test(way.join()) && isForeign(text, {})) {
        yield message(at, `"${text}" is no address of this site`, 'write one that begins with a single /');
      }
    }
  },
  /\.(?:mdx?|ya?ml|json)$/,
);

/** What makes a picture run something, load something, or mean something else than it says. */
const unsafePicture =
  /<(?:[\w-]+:)?(?:script|foreignobject|iframe|object|embed|handler|animate|set)\b|\son\w+\s*=|<!ENTITY|<\?xml-stylesheet|&#|javascript:|@import|(?:href|src)\s*=\s*["']?\s*(?:[a-z][a-z\d+.-]*:)?\/\/|url\s*\((?!\s*["']?#)/i;

const pictureRule: Rule = {
  name: 'safety/picture',
  stopsBuild: true,
  includesUnpublished: true,
  file(file, site) {
    const isPublic = site.areaOf(file) !== undefined || file.startsWith('static/');
    if (!site.options.allowed || !isPublic || !/\.svgz?$/i.test(file)) return [];
    const text = site.text(file);
    const at = text.trimStart().startsWith('<') ? text.search(unsafePicture) : 0;
    if (at < 0) return [];
    return [message(at, 'a picture that may run or load something', 'export it as plain SVG, in UTF-8')];
  },
};

/** What a page may hold of code, elements and addresses, so that reading a contribution is enough to trust it. */
export const safetyRules: readonly Rule[] = [elementRule, addressRule, codeRule, dataRule, pictureRule];
