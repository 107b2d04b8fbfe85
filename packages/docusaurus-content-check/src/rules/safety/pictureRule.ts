import {SaxesParser} from 'saxes';
import {message, type Message} from '../../diagnostic';
import {isTooDeep} from '../../reader/limits';
import type {Rule} from '../../rule';
import {mostDrawn, slowPart, type Drawn} from './drawingCost';
import {declarationsOf, isDrawing, isUsual, selectorsIn, sheetOf, svgElements, type Said} from './drawingLists';

const odd = (at: number, what: string): Message =>
  message(
    at,
    `a picture that may run or load something, or take long to draw: ${what}`,
    'export it as plain SVG, in UTF-8 and without effects',
  );
const slow = (at: number, what: string): Message =>
  message(at, `a picture that takes long to draw: ${what}`, 'draw it simpler, or save it as WebP');

/** Attributes that say something to others than browsers. */
const silent = /^(?:(?:aria|data)-[\w-]+|class|id|lang|role|title)$/;
const isAttribute = ([name, value]: Said): boolean => silent.test(name) || isDrawing(name, value);
const isProperty = ([name, value]: Said): boolean => name !== 'transform' && isDrawing(name, value);

/** What is wrong with a picture first. */
function problemOf(text: string): Message | undefined {
  if (text.length > mostDrawn) return slow(0, `it has more than ${mostDrawn} characters`);
  if (!text.trimStart().startsWith('<')) return odd(0, 'not in UTF-8');
  let problem: Message | undefined;
  let [at, style, selectors] = [0, '', 0];
  const root: Drawn = {name: '', at, said: [], children: [], letters: 0};
  const open = [root];
  const found = (what: string): void => void (problem ??= odd(at, what));
  const check = (said: readonly Said[], isKnown: (each: Said) => boolean): void => {
    const unknown = said.find((each) => !isKnown(each));
    if (unknown) found(unknown.map((each) => each.trim().slice(0, 40)).join(': '));
  };
  // Browsers read SVG as XML: where another reading would find a comment or a text, there may be a script.
  const parser = new SaxesParser({xmlns: false, forceXMLVersion: true, defaultXMLVersion: '1.0'} as const);
  const onText = (said: string): void => {
    const element = open.at(-1) ?? root;
    // Parts that a comment, a reference or CDATA divides are one style for browsers.
    if (element.name === 'style') style += said;
    else if (/^t(?:ext|span)$/.test(element.name)) element.letters += said.length;
  };
  parser.on('opentagstart', ({name}) => (at = parser.position - name.length - 2));
  parser.on('opentag', ({name, attributes: {style: own = '', ...attributes}}) => {
    const given = Object.entries(attributes).filter((each) => !isUsual(each));
    const declared = declarationsOf(own);
    const parent = open.at(-1) ?? root;
    const isPlace = parent.name !== 'style' && (parent === root) === (name === 'svg');
    if (!svgElements.has(name) || !isPlace) found(`<${name}>`);
    check(given, isAttribute);
    check(declared, isProperty);
    const element: Drawn = {name, at, said: [...given, ...declared], children: [], letters: 0};
    parent.children.push(element);
    open.push(element);
  });
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', ({name}) => {
    const element = open.pop();
    if (name !== 'style' || !element) return;
    const said = sheetOf(style);
    check(said, isProperty);
    element.said.push(...said);
    selectors += selectorsIn(style);
    style = '';
  });
  parser.on('xmldecl', ({encoding = 'utf-8'}) => {
    if (encoding.toLowerCase() !== 'utf-8') found(`encoding="${encoding}"`);
  });
  parser.on('processinginstruction', ({target}) => found(`<?${target}>`));
  parser.on('doctype', (said) => {
    if (said.trim().toLowerCase() !== 'svg') found(`<!DOCTYPE${said.slice(0, 40)}>`);
  });
  parser.on('error', ({message: reason}) => found(`no XML, ${reason.replace(/^\d+:\d+: /, '').replace(/\.$/, '')}`));
  parser.write(text).close();
  if (problem) return problem;
  if (isTooDeep(root)) return slow(0, 'its elements are nested too deep');
  const part = slowPart(root.children[0] ?? root, selectors);
  return part && slow(part.at, part.what);
}

/** SVG is a document of its own: opened by its address, or put into a page by its import. */
export const pictureRule: Rule = {
  name: 'safety/picture',
  stopsBuild: true,
  includesUnpublished: true,
  file(file, site) {
    if (!site.options.allowed || !site.isPublic(file) || !/\.svgz?$/i.test(file)) return [];
    const problem = problemOf(site.text(file));
    return problem ? [problem] : [];
  },
};
