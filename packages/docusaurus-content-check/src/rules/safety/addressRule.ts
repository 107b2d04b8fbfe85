import {message, type Message} from '../../diagnostic';
import type {Allowed} from '../../options';
import type {MarkdownDocument} from '../../reader/document';
import {addressOf, followed, loadsHref} from '../../reader/links';
import {attributesOf, elementsOf, expressionOf, nodesOf, partsOf, type Jsx} from '../../reader/nodes';
import type {Site} from '../../reader/site';
import {isForeign, leadsToPublic, markup, misplaced, runs, styleLoads, wrongText, type Place} from './addresses';
import {safetyRule} from './safetyRule';

/** Attributes whose addresses a browser loads by itself. */
const loaded = /^(?:src|srcset|poster|data|background|ping|attributionsrc|longdesc|manifest)$/i;
/** Where an address hides behind the escapes of CSS. */
const styled = /^(?:style|fill|stroke|filter|mask|cursor|clip-?path|marker.*)$/i;
/** What a page knows of itself: its author chose it, and no rule for addresses has seen it. */
const ownText = /^(?:frontMatter|contentTitle|toc|assets|metadata|props)$/;
const elsewhere = /^(?:https?:|[\\/]{2})/i;

/** An address that begins with the value of a variable and goes on as another host: `{{url}}.elsewhere.example`. */
function isContinued(text: string, {mask}: MarkdownDocument): boolean {
  const [first = '', rest = ''] = /^(\uE000[^\uE000]\uE001*)([^]*)$/.exec(text)?.slice(1) ?? [];
  return /^https?:/i.test(mask.fill(first)) && rest !== '' && !/^[/?#]/.test(rest);
}

/** Browsers take other signs for slashes, and what stands before @ for a name of a user. */
const odd = /^(?:[\\/]\\|\\|https?:(?!\/\/)|pathname:(?!\/\/\/(?![\\/]))|(?:https?:)?[\\/]{2}[^\\/?#]*@)/i;

/** A file that only a variable names: on a site without it, its page is left out or the build refuses it. */
const missingFile = /^pathname:\/\/\uE000/;

/** Whether the build and browsers can read an address. */
function isAddress(address: string): boolean {
  try {
    decodeURI(address);
    return !/^https?:/i.test(address) || URL.canParse(address);
  } catch {
    return false;
  }
}

/** Why an address that visitors follow leads elsewhere than it looks. */
function* wrongAddress(at: Place, text: string, document: MarkdownDocument, site: Site): Iterable<Message> {
  const address = addressOf(document.mask.fill(text));
  const isOdd = odd.test(address) && !(missingFile.test(text) && document.mask.lacks(text));
  if (runs.test(address)) yield wrongText(at, address, 'runs');
  else if (isOdd || misplaced.test(address) || !isAddress(address) || isContinued(text, document))
    yield wrongText(at, address, 'disguised');
  if (/^[a-z][a-z\d+.-]*:|^[\\/]{2}|^#/i.test(address)) return;
  if (/!|%21/.test(address)) yield wrongText(at, address, 'bundled');
  else if (!leadsToPublic(address, document.file, site)) yield wrongText(at, address, 'unpublished');
}

/** Whether the value is a name and nothing else. */
function isName(attribute: Jsx['attributes'][number]): boolean {
  const [statement] = expressionOf(attribute)?.body ?? [];
  return statement?.type === 'ExpressionStatement' && statement.expression.type === 'Identifier';
}

function* wrongAttributes(element: Jsx, document: MarkdownDocument, site: Site, allowed: Allowed): Iterable<Message> {
  const isComponent = /^\p{Lu}/u.test(element.name ?? '');
  for (const attribute of attributesOf(element)) {
    const {name} = attribute;
    const isExpression = attribute.value !== null && typeof attribute.value === 'object';
    const {texts, names} = partsOf(attribute);
    if (isComponent && name === 'of' && !isName(attribute)) {
      const note = "write import * as page from './page.md' and of={page}";
      yield message(element, 'of takes a page as it is imported', note);
    }
    for (const own of names.filter((each) => ownText.test(each))) {
      yield message(element, `${name} takes what "${own}" says, which nobody has checked`, 'write the text itself');
    }
    for (const {text, key} of texts) {
      const isFollowed = followed.test(key);
      const filled = document.mask.fill(text);
      const loads =
        loaded.test(name) ||
        (isFollowed && loadsHref.test(element.name ?? '')) ||
        (isComponent && !isFollowed && elsewhere.test(addressOf(filled)));
      if (isFollowed || loaded.test(name)) yield* wrongAddress(element, text, document, site);
      else if (misplaced.test(addressOf(filled))) yield wrongText(element, filled, 'disguised');
      else if (isExpression && runs.test(addressOf(text))) yield wrongText(element, text, 'runs');
      if (loads && isForeign(filled, allowed)) yield wrongText(element, filled, 'foreign');
      else if (styleLoads.test(text) || (styled.test(name) && text.includes('\\')))
        yield wrongText(element, text, 'foreign');
      else if (isExpression && markup.test(filled)) yield wrongText(element, filled, 'markup');
    }
  }
}

export const addressRule = safetyRule('address', function* (document, allowed, site) {
  for (const element of elementsOf(document)) yield* wrongAttributes(element, document, site, allowed);
  for (const node of nodesOf(document.tree, 'link', 'image', 'definition')) {
    yield* wrongAddress(node, node.url, document, site);
  }
  const shown = new Set([...nodesOf(document.tree, 'imageReference')].map(({identifier}) => identifier));
  for (const node of nodesOf(document.tree, 'image', 'definition')) {
    const isShown = node.type === 'image' || shown.has(node.identifier);
    const url = document.mask.fill(node.url);
    if (!isShown) continue;
    if (isForeign(url, allowed)) yield wrongText(node, url, 'foreign');
    else if (/[?#]/.test(url)) yield wrongText(node, url, 'noFile');
  }
});
