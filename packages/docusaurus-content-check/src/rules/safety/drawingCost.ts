/** How much a browser draws for a picture: elements that copies, masks, patterns and markers name count each time. */

/** An element of a picture. */
export interface Drawn {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Drawn[];
}

/** Elements that take a moment all together. A logo has ten, a map a thousand. */
export const mostDrawn = 10_000;
const dashesPerElement = 100;

const gradient = /^(?:linear|radial)Gradient$/;
/** What is drawn only where something names it. */
const definition = /^(?:clipPath|defs|filter|(?:linear|radial)Gradient|marker|mask|pattern|symbol)$/;
/** What has no parts to which it hands its fill, its stroke and its markers on. */
const shape = /^(?:circle|ellipse|line|path|polygon|polyline|rect)$/;
const handedOn = /fill|stroke|marker|style/;
/** What draws dashes, or has their length depend on how large the picture is shown. Editors write `none`. */
const dashed = /(?:dasharray|vector-effect)(?!\s*:\s*none\b)/i;
/** Attributes that say how long a stroke is. */
const geometry = /^(?:d|points|pathLength|[xyr][12xy]?|width|height)$/;
const reference = /url\s*\(\s*["']?#([\p{L}\p{N}_.:-]+)/giu;

const namesIn = (text: string): string[] => [...text.matchAll(reference)].flatMap(([, id = '']) => id);

const sumOf = (text: string): [sum: number, count: number] => {
  const numbers = text.match(/\d*\.?\d+(?:e[+-]?\d+)?/gi) ?? [];
  return [numbers.reduce((sum, each) => sum + Number(each), 0), numbers.length];
};

/** At most how many dashes a stroke has: a part of it is no longer than eight times the numbers that say where it goes. */
function dashesOf({name, attributes}: Drawn): number {
  if (dashed.test(attributes.style ?? '')) return Infinity;
  const dashes = attributes['stroke-dasharray']?.trim() ?? 'none';
  if (dashes === 'none') return 0;
  const said = Object.keys(attributes).flatMap((key) => (geometry.test(key) ? (attributes[key] ?? '') : []));
  const [length] = sumOf(said.join(' '));
  const [period, count] = sumOf(dashes);
  // Units, curves that go on from those before them, and what hands dashes on have a length that nobody knows here.
  const isKnown = shape.test(name) && !('vector-effect' in attributes) && !/%|t|[a-y]{2}/i.test(said.join(' '));
  return isKnown && period > 0 && /^[\d.,\s]+$/.test(dashes) ? (8 * length * count) / period : Infinity;
}

function costOf(element: Drawn): number {
  // A long path is as much to draw as many short ones.
  return 1 + dashesOf(element) / dashesPerElement + Object.values(element.attributes).join('').length / 1000;
}

/** At most how many points of a path have a marker. */
const pointsOf = ({attributes: {d = '', points = ''}}: Drawn): number =>
  (`${d} ${points}`.match(/\.?\d+|[a-z]/gi) ?? []).length;

/** What an attribute has the browser draw, and how often. */
function drawnBy(element: Drawn, key: string, value: string): {ids: readonly string[]; times: number} {
  // A link only leads there.
  if (/^(?:xlink:)?href$/.test(key)) return {ids: element.name === 'a' ? [] : [value.slice(1)], times: 1};
  const isMarker = key.startsWith('marker') || (key === 'style' && /marker/i.test(value));
  return {ids: namesIn(value), times: isMarker ? pointsOf(element) : 1};
}

/** What would keep a browser busy with a picture, if something does. */
export function slowPart(root: Drawn, styles: string): string | undefined {
  const all = [root];
  for (const {children} of all) for (const child of children) all.push(child);
  const byId = new Map<string, Drawn[]>();
  for (const element of all) {
    const {id} = element.attributes;
    if (id === undefined) continue;
    const same = byId.get(id) ?? [];
    same.push(element);
    byId.set(id, same);
  }
  const named = (ids: readonly string[]): Drawn[] => ids.flatMap((id) => byId.get(id) ?? []);
  const isColour = (ids: readonly string[]): boolean => named(ids).every(({name}) => gradient.test(name));
  // Nobody knows here to which elements a style sheet gives it.
  if (!isColour(namesIn(styles)) || dashed.test(styles)) return 'more than colours in a style sheet';

  let drawn = 0;
  const waiting = [root];
  const tooMuch = (): boolean => drawn + waiting.length > mostDrawn;
  for (let element = waiting.pop(); element; element = waiting.pop()) {
    drawn += costOf(element);
    for (const child of element.children) if (!definition.test(child.name)) waiting.push(child);
    for (const [key, value] of Object.entries(element.attributes)) {
      const {ids, times} = drawnBy(element, key, value);
      if (handedOn.test(key) && !shape.test(element.name) && !isColour(ids)) return `${key}="…" of <${element.name}>`;
      for (const target of named(ids)) for (let time = 0; time < times && !tooMuch(); time++) waiting.push(target);
    }
    if (tooMuch()) return `it draws more than ${mostDrawn} elements, copies and dashes included`;
  }
  return undefined;
}
