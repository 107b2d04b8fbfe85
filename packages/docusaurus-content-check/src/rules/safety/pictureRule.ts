import {message} from '../../diagnostic';
import type {Rule} from '../../rule';
import {rootValues, shapes, shapeValues} from './drawings';

const head = /^\s*(?:<\?xml version="1\.0" encoding="UTF-8"\?>\s*)?(?=<svg\b)/i;
/** A tag, or words: comments, CDATA, references, declarations and processing instructions are neither. */
const part = /<(\/?)([a-z]+)((?:\s+[\w:-]+="[^"<&]*")*)\s*(\/?)>|[^<&]+/gy;
const most = {characters: 50_000, deep: 30};

/** What an element says that is not plain. */
function oddValue(name: string, attributes: string): string | undefined {
  const values = name === 'svg' ? rootValues : shapeValues;
  for (const [all, key = '', value = ''] of attributes.matchAll(/([\w:-]+)="([^"]*)"/g)) {
    const asJsx = key.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
    if (!values.get(asJsx)?.test(value)) return all;
  }
  return undefined;
}

/** The first part of an SVG file that is not plain. */
function oddPart(text: string): {readonly at: number; readonly what: string} | undefined {
  if (text.length > most.characters) return {at: 0, what: `more than ${most.characters} characters`};
  const start = head.exec(text);
  if (!start) return {at: 0, what: 'no SVG in UTF-8'};
  const open: string[] = [];
  let at = start[0].length;
  for (const [all, end, name, attributes = '', alone] of text.slice(at).matchAll(part)) {
    if (name !== undefined) {
      const isPlace = name === 'svg' ? open.length === 0 : open.length > 0 && open.length < most.deep;
      const isKnown = shapes.has(name) || /^(?:svg|title|desc)$/.test(name);
      const odd = oddValue(name, attributes);
      if (end ? open.pop() !== name : !isKnown || !isPlace || odd !== undefined) return {at, what: odd ?? all};
      if (!end && !alone) open.push(name);
    }
    at += all.length;
  }
  return at < text.length || open.length > 0 ? {at, what: text.slice(at).trim()} : undefined;
}

/** SVG is a document of its own for whoever opens its address. */
export const pictureRule: Rule = {
  name: 'safety/picture',
  stopsBuild: true,
  includesUnpublished: true,
  file(file, site) {
    const {allowed} = site.options;
    if (!allowed || allowed.drawings?.includes(file) || !site.isPublic(file) || !/\.svgz?$/i.test(file)) return [];
    const odd = oddPart(site.text(file));
    if (!odd) return [];
    const reason = `no plain drawing, since it may run or load something, or take long to draw: ${/^.{0,40}/.exec(odd.what)?.[0]}`;
    return [message(odd.at, reason, 'export shapes and words alone, or save it as WebP')];
  },
};
