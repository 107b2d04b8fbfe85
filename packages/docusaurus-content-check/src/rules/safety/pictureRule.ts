import {SaxesParser} from 'saxes';
import {message} from '../../diagnostic';
import type {Rule} from '../../rule';
import {styleLoads} from './addresses';
import {slowPart, type Drawn} from './drawingCost';
import {svgElements} from './svgElements';

const largest = 2_000_000;
/** An address in a style that is no plain name of a part of the picture. */
const oddReference = /url\s*\((?!\s*["']?#[\p{L}\p{N}_.:-]*["']?\s*\))/iu;
/** Each works on all pixels of what it is given, another one's result included, and moves as long as the page is open. */
const endless = /(?<![#.\w])filter(?!s\b|\s*:\s*none\b)|keyframes/i;
const unsafeStyle = (text: string): boolean => text.includes('\\') || styleLoads.test(text) || oddReference.test(text);

/** Whether an attribute only says how something is drawn: addresses lead within the picture. A bitmap may unpack to gigabytes. */
function isHarmless(name: string, value: string): boolean {
  if (/^xmlns(?::svg)?$/.test(name)) return value === 'http://www.w3.org/2000/svg';
  if (name === 'xmlns:xlink') return value === 'http://www.w3.org/1999/xlink';
  if (/^xml:(?:space|lang)$/.test(name)) return true;
  if (/^(?:xlink:)?href$/.test(name)) return /^#[\p{L}\p{N}_.:-]*$/u.test(value);
  return (
    /^(?!on)[a-z][a-zA-Z\d-]*$/.test(name) &&
    !/^(?:src|srcset|poster|data|ping|attributionsrc)$/.test(name) &&
    !unsafeStyle(value)
  );
}

/** Something in a picture, and its offset. */
interface Problem {
  readonly at: number;
  readonly what: string;
  readonly isSlow?: boolean;
}

/** What a picture holds first that may run something, load something, mean something else than it says, or is slow. */
function problemOf(text: string): Problem | undefined {
  if (text.length > largest) return {at: 0, what: 'too large to be read'};
  if (!text.trimStart().startsWith('<')) return {at: 0, what: 'not in UTF-8'};
  let problem: Problem | undefined;
  let at = 0;
  let style: string | undefined;
  let styles = '';
  const root: Drawn = {name: '', attributes: {}, children: []};
  const open = [root];
  const found = (what: string, isSlow = false): void => {
    problem ??= {at, what, isSlow};
  };
  // Browsers read SVG as XML: where another reading would find a comment or a text, there may be a script.
  const parser = new SaxesParser({xmlns: false, forceXMLVersion: true, defaultXMLVersion: '1.0'} as const);
  const onText = (said: string): void => {
    // Parts that a comment, a reference or CDATA divides are one style for browsers.
    if (style === undefined) return;
    style += said;
    if (unsafeStyle(style)) found('a style with an address or an escape');
    if (endless.test(style)) found('filters or movement in a style sheet', true);
  };
  parser.on('opentagstart', ({name}) => (at = parser.position - name.length - 2));
  parser.on('opentag', ({name, attributes}) => {
    if (style !== undefined) found(`<${name}> in a style`);
    const element: Drawn = {name, attributes, children: []};
    open.at(-1)?.children.push(element);
    open.push(element);
    if (name === 'style') style = '';
    const wrong = Object.entries(attributes).find(([key, value]) => !isHarmless(key, value))?.[0];
    const {filter = 'none', style: own = ''} = attributes;
    if (filter !== 'none' || endless.test(own) || /^fe[A-Z]|^filter$/.test(name)) found('a filter', true);
    if (!svgElements.has(name)) found(`<${name}>`);
    else if (wrong !== undefined) found(`${wrong}="…"`);
  });
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', ({name}) => {
    open.pop();
    if (name !== 'style') return;
    styles += style ?? '';
    style = undefined;
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
  const slow = slowPart(root, styles);
  return slow === undefined ? undefined : {at: 0, what: slow, isSlow: true};
}

/** SVG is a document of its own: opened by its address, or put into a page by its import. */
export const pictureRule: Rule = {
  name: 'safety/picture',
  stopsBuild: true,
  includesUnpublished: true,
  file(file, site) {
    if (!site.options.allowed || !site.isPublic(file) || !/\.svgz?$/i.test(file)) return [];
    const problem = problemOf(site.text(file));
    if (!problem) return [];
    const does = problem.isSlow ? 'takes long to draw' : 'may run or load something';
    const reason = `a picture that ${does}: ${problem.what}`;
    return [message(problem.at, reason, 'export it as plain SVG, in UTF-8')];
  },
};
