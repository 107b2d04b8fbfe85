import type {Nodes} from 'mdast';
import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';
import {message, type Message} from '../../diagnostic';
import {headingIds} from '../../reader/anchors';
import type {MarkdownDocument} from '../../reader/document';
import {attributeOf, attributesOf, elementsOf, importsOf, nodesOf, partsOf, type Jsx} from '../../reader/nodes';
import {didYouMean} from '../../rule';
import {similarName} from '../../text';
import {covering, isHarmlessClass, type Place} from './addresses';
import {attributesFor, isPlainElement} from './attributes';
import {mostDrawn, shapes, shapeValues} from './drawings';
import {safetyRule} from './safetyRule';

/** Components are those of the site: what no rule knows is that of another, and what Docusaurus puts into the head. */
const harmlessComponent = /^(?!Head$)\p{Lu}\w*$/u;
/** Ids by which browsers would give an element to the scripts of a page in place of what these keep in `window`, and that of a style which covers the page; in any case, which sites may keep in ids (`anchors.maintainCase`). */
const shadowing = /^(?:__\w*|docusaurus(?:Root)?|webpackChunk\w*|scheduler|trustedTypes|nprogress|fast-pages-[\w-]*)$/i;
const shadows = (at: Place, what: string): Message =>
  message(at, `${what} may take the place of what the page’s scripts look for`, 'write another, or leave it out');

/** What becomes a class or an id, in elements and in components. */
const becomesClass = /class(?:name)?$|^(?:id|type|language)$/i;

/**
 * Whether an attribute could lay its element over others. A text in a style may hold more than the value of its key, a
 * component's type or language, which Docusaurus makes a part of one class, more than one, and a name whatever its file is
 * called.
 */
function mayCover(attribute: MdxJsxAttribute, ofComponent: boolean): boolean {
  const {texts, keys, taken} = partsOf(attribute);
  if (taken.length > 0 && [attribute.name, ...keys].some((key) => becomesClass.test(key))) return true;
  return texts.some(({text, key}) => {
    if (attribute.name === 'style') return /[;{}]/.test(text);
    if (ofComponent && /^(?:type|language)$/.test(key)) return /\s|\{\{/.test(text);
    return /class(?:name)?$/i.test(key) && !isHarmlessClass(text);
  });
}

/** Elements that only lay out what is in them; others may show less of it than is copied. */
const plainInCode: ReadonlySet<string> = new Set(
  'a b br code em i kbd mark s samp span strong sub sup u var'.split(' '),
);

/** Whether an element has a style, or a class but that of a language: a narrow box cuts off what is in its line. */
const isStyled = (element: Jsx): boolean =>
  ['style', 'class', 'className'].some((name) => {
    const value = attributeOf(element, name);
    return value !== undefined && !(typeof value === 'string' && /^(?:\s*language-[\w-]+)*\s*$/.test(value));
  });

/** An attribute's value as it is written, without quotation marks. */
const writtenIn = ({value}: MdxJsxAttribute): string =>
  (typeof value === 'object' ? value?.value.replace(/^(["'`])(.*)\1$/s, '$2') : value) ?? '';

/** What would keep browsers busy in drawings: long values, or many shapes. */
function* slowDrawings(document: MarkdownDocument): Iterable<Message> {
  let drawn = 0;
  for (const element of elementsOf(document).filter(({name}) => shapes.has(name ?? ''))) {
    const attributes = attributesOf(element);
    for (const each of attributes) {
      const written = writtenIn(each);
      if (shapeValues.get(each.name)?.test(written) !== false) continue;
      yield message(element, `${each.name}="${written}" may take long to draw`, 'write a plain value');
    }
    const paths = attributes.filter(({name}) => name === 'd').map(writtenIn);
    // A class of the site may have thin dashes.
    drawn += 100 + paths.join('').length * (isStyled(element) ? 20 : 1);
    if (drawn <= mostDrawn) continue;
    yield message(element, 'drawings that take long to draw: their paths and shapes are too many', 'draw less');
    return;
  }
}

/** Elements in code, or around it, that could hide a part of what is copied. */
function* hiddenCode(document: MarkdownDocument): Iterable<Message> {
  const hides = (at: Place): Message =>
    message(at, 'this may hide a part of code that is copied', 'leave it out, or its style and classes');
  const within = (node: Nodes): Jsx[] => nodesOf(node, 'mdxJsxFlowElement', 'mdxJsxTextElement');
  const isCode = ({name}: Jsx): boolean => /^(?:code|pre|CodeBlock)$/.test(name ?? '');
  // A part of pages may hold code, too.
  const modules = importsOf(document.tree);
  const isPart = ({name}: Jsx): boolean => /\.mdx?$/.test(modules.get(name ?? '') ?? '');
  const elements = elementsOf(document);
  const inCode = new Set(elements.filter(isCode).flatMap(within));
  const isAround = (node: Nodes): boolean =>
    nodesOf(node, 'code', 'inlineCode').length > 0 || within(node).some((each) => isCode(each) || isPart(each));
  for (const element of elements) {
    const mayHide = isStyled(element) && (isCode(element) || inCode.has(element) || isAround(element));
    if (mayHide || (inCode.has(element) && !plainInCode.has(element.name ?? ''))) yield hides(element);
  }
  for (const box of nodesOf(document.tree, 'containerDirective')) {
    if (box.attributes?.class && isAround(box)) yield hides(box);
  }
}

/** What an element has and may not have. */
function* unknownAttributes(element: Jsx, known: ReadonlySet<string>): Iterable<Message> {
  const name = element.name ?? '';
  for (const attribute of attributesOf(element)) {
    const isKnown = known.has(attribute.name);
    const given = isKnown ? partsOf(attribute).keys.map((key) => `${attribute.name}.${key}`) : [attribute.name];
    for (const each of given.filter((one) => !known.has(one))) {
      const allowed = [...known].filter((one) => (isKnown ? one.startsWith(`${attribute.name}.`) : !one.includes('.')));
      // In the words of mdx/component, so that one mistake stays one.
      const reason = harmlessComponent.test(name)
        ? `<${name}> has no property "${each}"`
        : `"${each}" of <${name}> may run, load or hide what nobody has checked`;
      const remedy = didYouMean(similarName(each, allowed, 2), 'remove it:');
      const note = `${remedy} <${name}> may have ${allowed.join(', ') || 'none'}`;
      yield message(element, reason, `${note}; the setting "allowed.attributes" adds to it`);
    }
  }
}

export const elementRule = safetyRule('element', function* (document, allowed, {options}) {
  for (const box of nodesOf(document.tree, 'containerDirective')) {
    const {id, class: classes} = box.attributes ?? {};
    if (!isHarmlessClass(classes ?? '')) yield covering(box);
    if (id && shadowing.test(document.mask.fill(id))) yield shadows(box, `the id "${id}"`);
  }
  yield* slowDrawings(document);
  yield* hiddenCode(document);
  for (const {node, id} of headingIds(document)) if (shadowing.test(id)) yield shadows(node, `the id "${id}"`);
  const knownOf = attributesFor(document, allowed, options);
  const hasOwnComponents = allowed.codeIn?.includes(document.file);
  for (const element of elementsOf(document)) {
    const name = element.name ?? '';
    const isComponent = harmlessComponent.test(name);
    if (name !== '' && !isComponent && !isPlainElement(name) && !allowed.elements?.includes(name)) {
      const note = 'remove it; who must have it allows it in the setting "allowed.elements"';
      yield message(element, `<${name}> may run or load what nobody has checked`, note);
    } else if (!(isComponent && hasOwnComponents)) yield* unknownAttributes(element, knownOf(name));
    for (const attribute of attributesOf(element)) {
      if (mayCover(attribute, isComponent)) yield covering(element);
      const {texts} = partsOf(attribute);
      const id = texts.find(({key, text}) => /^id$/i.test(key) && shadowing.test(document.mask.fill(text)));
      if (id) yield shadows(element, `the id "${id.text}"`);
    }
  }
});
