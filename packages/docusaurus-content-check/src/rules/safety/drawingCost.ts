/** How much a browser draws, in characters: what copies, masks, markers and gradients name counts each time. */
import {isMeasure, type Said} from './drawingLists';

/** An element of a drawing. */
export interface Drawn {
  readonly name: string;
  /** Offset into the file. */
  readonly at: number;
  /** Its attributes, and what its style says. */
  readonly said: Said[];
  readonly children: Drawn[];
  /** How many letters stand in it. */
  letters: number;
}

/** What takes a second or two when every character has the browser draw as much as it can. */
export const mostDrawn = 150_000;
/** An element may fill the picture, and a gradient or a layer takes several times as long. */
const costs = {element: 50, gradient: 300, layer: 750, letter: 10, dash: 20, selector: 0.25};
/** Numbers that are so many times as large as the picture is wide have arcs and strokes that take longer. */
const far = 10;

/** What is drawn only where something names it. */
const definition = /^(?:clipPath|defs|(?:linear|radial)Gradient|marker|mask)$/;
/** What has no parts to which it hands its fill, its stroke and its markers on. */
const shape = /^(?:circle|ellipse|line|path|polygon|polyline|rect)$/;
/** What makes a layer of an element with all that is in it. */
const layer = /^(?:clip-path|mask|opacity)$/;
/** What says how long a stroke is. */
const geometry = /^(?:d|points|[xyr][12xy]?|width|height)$/;
const inherited = /^(?:font-size|stroke-width)$/;
const reference = /url\(["']?#([\p{L}\p{N}_.:-]+)|^#(.+)/giu;

/** The numbers of a value, without their signs. What an arc says without spaces counts for more than it is. */
const numbersOf = (value: string): number[] => (value.match(/(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? []).map(Number);
const largest = (numbers: readonly number[]): number => numbers.reduce((most, each) => Math.max(most, each), 0);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);
const valuesOf = ({said}: Drawn, names: RegExp): string[] =>
  said.flatMap(([name, value]) => (names.test(name) ? value : []));
const numbersIn = (element: Drawn, names: RegExp): number[] => valuesOf(element, names).flatMap(numbersOf);

/** How far numbers lead, all together: parts of a path may go on from those before them, further and further. */
function reachOf(value: string): number {
  let [reach, moved] = [0, 0];
  for (const command of value.split(/(?=[a-df-z])/i)) {
    const numbers = numbersOf(command);
    if (/^[a-z]/.test(command)) moved += sum(numbers);
    reach += numbers.length * (largest(numbers) + moved / far);
  }
  return reach;
}

/** At most how many dashes a stroke has, by the numbers that say where it goes. */
function dashesOf(element: Drawn, dashes: readonly number[]): number {
  const where = valuesOf(element, geometry).join(' ');
  // Units, and curves that go on from those before them, have a length that nobody knows here.
  if (/%|t|[a-y]{2}/i.test(where)) return Infinity;
  const isRound = /a/i.test(where) || /^(?:circle|ellipse|rect)$/.test(element.name);
  return ((isRound ? 4 : 1) * sum(numbersIn(element, geometry)) * dashes.length) / (sum(dashes) || 1e-9);
}

/** How many times larger an element has its parts drawn, at most. */
function scaleOf(element: Drawn, widest: number): number {
  const transforms = valuesOf(element, /^transform$/).join();
  let scale = 1;
  for (const [, what, inside = ''] of transforms.matchAll(/(scale|matrix)\s*\(([^)]*)/g)) {
    const [a = 1, b = 0, c = 0, d = 0] = numbersOf(inside);
    scale *= what === 'scale' ? Math.max(a, b) : Math.max(a + c, b + d);
  }
  if (element.name !== 'marker') return scale;
  // Markers grow with the stroke that has them.
  const [, , width = 3, height = 3] = numbersIn(element, /^viewBox$/);
  return (scale * widest * Math.max(3, largest(numbersIn(element, /^marker[WH]/)))) / Math.min(3, width, height);
}

/** Why an element may not say something, if it is not for how long it takes by itself. */
function wrongValue({name}: Drawn, key: string, value: string): string | undefined {
  const said = `${key}="${value.slice(0, 40)}"`;
  const isHandedOn = key === 'stroke-dasharray' || (/^(?:fill|stroke|marker.*)$/.test(key) && value.includes('url('));
  if (isHandedOn && !shape.test(name)) return `${said} of <${name}>, not of each shape`;
  return name === 'style' && (layer.test(key) || geometry.test(key))
    ? `${said} in a style sheet, not of each element`
    : undefined;
}

/** What would keep a browser busy with an `<svg>` whose style sheets have so many selectors. */
export function slowPart(root: Drawn, selectors = 0): {readonly at: number; readonly what: string} | undefined {
  // Browsers take what does not say its width for 300 units wide.
  const most = far * (numbersIn(root, /^viewBox$/)[2] ?? 300);
  const all = [root];
  for (const {children} of all) for (const child of children) all.push(child);
  const byId = new Map<string, Drawn[]>();
  for (const each of all) for (const id of valuesOf(each, /^id$/)) byId.set(id, [...(byId.get(id) ?? []), each]);
  const widest = largest([1, ...all.flatMap((each) => numbersIn(each, inherited))]);

  // Also what is never drawn has its style, and copies have theirs.
  const styled = costs.selector * selectors;
  let [drawn, mostScaled] = [all.length * styled, 1];
  const waiting = [{element: root, times: 1, outer: 1}];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const {element, times} = next;
    const outer = next.outer * scaleOf(element, widest);
    mostScaled = Math.max(mostScaled, outer);
    let cost = costs.element + styled + costs.letter * element.letters;
    for (const [key, value] of element.said) {
      const what = wrongValue(element, key, value);
      if (what !== undefined) return {at: element.at, what};
      const ids = [...value.matchAll(reference)].map(([, part, whole]) => part ?? whole ?? '');
      cost += value.length + (isMeasure(key) ? (reachOf(value) * outer) / most : 0);
      if (value.includes('url(')) cost += costs.gradient;
      if (layer.test(key) && !(key === 'opacity' && shape.test(element.name))) cost += costs.layer;
      // A class of the site may have thin dashes.
      if (key === 'class-name' && shape.test(element.name)) cost += dashesOf(element, [4]);
      if (key === 'stroke-dasharray') cost += costs.dash * dashesOf(element, numbersOf(value));
      // At most so many points has a path.
      const points = /^marker(?:-mid)?$/.test(key) ? valuesOf(element, /^(?:d|points)$/).join('').length || 1 : 1;
      for (const target of ids.flatMap((id) => byId.get(id) ?? [])) {
        waiting.push({element: target, times: times * points, outer});
      }
    }
    for (const child of element.children)
      if (!definition.test(child.name)) waiting.push({element: child, times, outer});
    drawn += times * cost;
    if (!(drawn + waiting.length <= mostDrawn)) {
      const what =
        'it draws too much, with its copies, masks, gradients, dashes, selectors and numbers of many times its width';
      return {at: element.at, what};
    }
  }
  if (!(widest * mostScaled <= most))
    return {at: root.children[0]?.at ?? 0, what: `strokes or letters of more than ${far} times its width`};
  return undefined;
}
