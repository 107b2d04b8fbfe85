import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {message, type Message} from '../../diagnostic';
import {headingIds} from '../../reader/anchors';
import type {MarkdownDocument} from '../../reader/document';
import {attributeOf, elementsOf, nodesOf, partsOf, type Jsx} from '../../reader/nodes';
import {safetyRule} from './safetyRule';
import {covering, isHarmlessClass, type Place} from './addresses';
import {mostDrawn} from './drawingCost';
import {drawnInPages} from './svgElements';

/** Elements that only say or show something. Others may run something, or change how a page loads and where it leads. */
const harmlessElements: ReadonlySet<string> = new Set(
  `a abbr address article aside audio b bdi bdo blockquote br caption cite code col colgroup data dd del details dfn div
  dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark menu meter nav ol p picture
  pre progress q rp rt ruby s samp search section small source span strong sub summary sup table tbody td tfoot th thead
  time tr track u ul var video wbr`.split(/\s+/),
);
/** Components are those of the site: what no rule knows is that of another, and what Docusaurus puts into the head. */
const harmlessComponent = /^(?!Head$)\p{Lu}\w*$/u;
const unsafeAttribute =
  /^(?:on|popover|interest|command|accesskey$|srcdoc$|dangerouslysetinnerhtml$|html$|is$|as$|components$|overflow$|data-fast-pages-)/i;
/** Components hand objects on as attributes, where nobody sees which element has their style. */
const isUnsafeKey = (key: string): boolean => key === 'style' || unsafeAttribute.test(key);
/** Ids by which browsers would give an element to the scripts of a page in place of what these keep in `window`. */
const shadowing = /^(?:__\w*|docusaurus(?:Root)?|webpackChunk\w*|scheduler|trustedTypes|fast-pages-[\w-]*)$/;
const shadows = (at: Place, what: string): Message =>
  message(at, `${what} may take the place of what the page’s scripts look for`, 'write another, or leave it out');

/** Styles that cannot lay an element over the rest of the page, where every click would follow it. */
const harmlessStyle =
  /^(?:color|backgroundColor|font(?:Weight|Style)|text(?:Align|Decoration)|whiteSpace|listStyleType|width|(?:min|max)Width)$/;
/** Whether an attribute could lay its element over others. A text in a style may hold more than the value of its key. */
function mayCover(attribute: MdxJsxAttribute): boolean {
  const {texts, keys} = partsOf(attribute);
  if (attribute.name === 'style') {
    return keys.some((key) => !harmlessStyle.test(key)) || texts.some(({text}) => /[;{}]/.test(text));
  }
  return texts.some(({text, key}) => /class(?:name)?$/i.test(key) && !isHarmlessClass(text));
}

/** Browsers draw all that a `<use>` names, each time: copies of copies would keep them busy for hours. */
function* wrongCopies(document: MarkdownDocument): Iterable<Message> {
  const elements = elementsOf(document);
  const uses = elements.filter(({name}) => name === 'use');
  const copied = new Set(
    elements
      .filter((element) => drawnInPages.has(element.name ?? '') && attributeOf(element, 'id') !== undefined)
      .flatMap((element) => nodesOf(element, 'mdxJsxFlowElement', 'mdxJsxTextElement')),
  );
  const nested = uses.find((use) => copied.has(use));
  if (nested) yield message(nested, 'a <use> in what another may copy takes long to draw', 'draw it without');
  const [first] = uses;
  if (first && uses.length * elements.length > mostDrawn) {
    yield message(first, 'so many <use> take long to draw', 'make a picture of it, in a file of its own');
  }
}

/** Elements that only lay out what is in them; others may show less of it than is copied. */
const plainInCode: ReadonlySet<string> = new Set(
  'a b br code em i kbd mark s samp span strong sub sup u var'.split(' '),
);

/** Elements in code, or around it, that could hide a part of what is copied. */
function* hiddenCode(document: MarkdownDocument): Iterable<Message> {
  const within = (element: Jsx): Jsx[] => nodesOf(element, 'mdxJsxFlowElement', 'mdxJsxTextElement');
  const isCode = ({name}: Jsx): boolean => /^(?:code|pre|CodeBlock)$/.test(name ?? '');
  const elements = elementsOf(document);
  const inCode = new Set(elements.filter(isCode).flatMap(within));
  for (const element of elements) {
    const has = (name: string): boolean => attributeOf(element, name) !== undefined;
    const holdsCode = (): boolean => within(element).some(isCode) || nodesOf(element, 'code', 'inlineCode').length > 0;
    const mayHide = has('style') && (inCode.has(element) || holdsCode());
    if (mayHide || (inCode.has(element) && (has('hidden') || !plainInCode.has(element.name ?? '')))) {
      yield message(element, 'this may hide a part of code that is copied', 'leave it out');
    }
  }
}

export const elementRule = safetyRule('element', function* (document, {elements: allowed = []}) {
  for (const box of nodesOf(document.tree, 'containerDirective')) {
    const {id, class: classes} = box.attributes ?? {};
    if (!isHarmlessClass(classes ?? '')) yield covering(box);
    if (id && shadowing.test(document.mask.fill(id))) yield shadows(box, `the id "${id}"`);
  }
  yield* wrongCopies(document);
  yield* hiddenCode(document);
  for (const {node, id} of headingIds(document)) if (shadowing.test(id)) yield shadows(node, `the id "${id}"`);
  for (const element of elementsOf(document)) {
    const name = element.name ?? '';
    const isHarmless =
      name === '' || harmlessElements.has(name) || drawnInPages.has(name) || harmlessComponent.test(name);
    if (!isHarmless && !allowed.includes(name)) {
      const note = 'remove it; who must have it allows it in the setting "allowed.elements"';
      yield message(element, `<${name}> may run or load what nobody has checked`, note);
    }
    for (const attribute of element.attributes) {
      if (attribute.type !== 'mdxJsxAttribute') continue;
      if (mayCover(attribute)) yield covering(element);
      if (/^stroke-?dasharray$/i.test(attribute.name)) {
        yield message(element, 'a line of dashes may take long to draw', 'draw it without them');
      }
      // Names of pictures stand in `document` itself; those of details only group them.
      if (attribute.name === 'name' && /^(?!details$)\p{Ll}/u.test(name)) yield shadows(element, 'name="…"');
      const {texts, keys} = partsOf(attribute);
      const id = texts.find(({key, text}) => /^id$/i.test(key) && shadowing.test(document.mask.fill(text)));
      if (id) yield shadows(element, `the id "${id.text}"`);
      const unsafe = unsafeAttribute.test(attribute.name) ? attribute.name : keys.find(isUnsafeKey);
      if (unsafe !== undefined) yield message(element, `${unsafe}="…" may run what nobody has checked`, 'remove it');
    }
  }
});
