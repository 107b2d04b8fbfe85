/** What drawings may have. All else may run, load or hide something, or keep a browser busy. */

/** Elements of pictures: shapes, words, and what these are filled, cut and copied with. */
export const svgElements: ReadonlySet<string> = new Set(
  `circle clipPath defs desc ellipse g line linearGradient marker mask path polygon polyline radialGradient rect stop style
  svg text title tspan use`.split(/\s+/),
);

/** Those of drawings in a page, within the component that holds them: an `<svg>` of the page could lie over all of it. */
export const drawnInPages: ReadonlySet<string> = new Set(
  'circle ellipse g line path polygon polyline rect text tspan use'.split(' '),
);

const colour = String.raw`(?:[a-z]+|#[\da-f]+|(?:rgb|hsl)a?\([\d\s.,%]+\)|color\([\w\s.-]+\))`;
const part = String.raw`url\((["']?)#[\p{L}\p{N}_.:-]+\1\)`;

// What browsers refuse to read would not have the effect that is counted here.
const one = String.raw`(?:\d+(?:\.\d+)?|\.\d+)`;
const any = `[+-]?${one}(?:e[+-]?[0-2]?\\d)?`;
const next = `(?: ?, ?| |(?=[-.]))${any}`;
const open = ` ?\\( ?${any}`;
const transforms = `(?:(?:translate|scale)${open}(?:${next})?|rotate${open}(?:(?:${next}){2})?|matrix${open}(?:${next}){5}) ?\\)`;

/** What is made of numbers that say where something is, or how large. */
const measures: readonly (readonly [RegExp, string])[] = [
  [
    /^(?:[\d\s.,e+-]|px)*$/i,
    'font-size markerHeight markerWidth points refX refY stroke-dasharray stroke-dashoffset stroke-width textLength',
  ],
  [/^(?:(?:[\d\s.,e+-]|px)*|\d{0,3}(?:\.\d+)?%)$/i, 'r rx ry'],
  [new RegExp(`^${any}(?:%|[a-z]{2})?$`, 'i'), 'cx cy height width x x1 x2 y y1 y2'],
  [/^(?:(?:[\d\s.,e+-]|px)*|-?\d?(?:\.\d+)?em)$/i, 'dx dy letter-spacing word-spacing'],
  [/^[mlhvcsqtaz\d\s.,e+-]*$/i, 'd'],
  [new RegExp(`^-?${one}(?: ?, ?| )-?${one}(?:(?: ?, ?| )${one}){2}$`), 'viewBox'],
];

/** What attributes, and properties in styles, may say. */
const others: readonly (readonly [RegExp, string])[] = [
  [new RegExp(`^(?:${transforms}[ ,]*)*$`), 'gradientTransform transform'],
  [new RegExp(`^${colour}$`, 'i'), 'background background-color color solid-color stop-color text-decoration-color'],
  [new RegExp(`^(?:${colour}|${part}(?:\\s+${colour})?)$`, 'iu'), 'fill stroke'],
  [new RegExp(`^(?:none|${part})$`, 'iu'), 'clip-path marker marker-end marker-mid marker-start mask'],
  [/^#[\p{L}\p{N}_.:-]*$/u, 'href xlink:href'],
  [/^(?:[\p{L}\d\s_,-]|"[\p{L}\d\s_,-]*"|'[\p{L}\d\s_,-]*')*$/u, '-inkscape-font-specification font-family'],
  [/^userSpaceOnUse$/, 'clipPathUnits maskContentUnits'],
  [/^xM(?:in|id|ax)YM(?:in|id|ax)(?: meet)?$/, 'preserveAspectRatio'],
  [/^http:\/\/www\.w3\.org\/2000\/svg$/, 'xmlns xmlns:svg'],
  [/^http:\/\/www\.w3\.org\/1999\/xlink$/, 'xmlns:xlink'],
  [
    /^[\w\s.,%/+-]*$/,
    `alignment-baseline baseProfile baseline-shift clip-rule color-interpolation color-interpolation-filters
    color-rendering cursor direction display dominant-baseline enable-background fill-opacity fill-rule focusable
    font-kerning font-stretch font-style font-variant font-weight fr fx fy gradientUnits image-rendering lengthAdjust
    line-height markerUnits mask-type maskUnits offset opacity orient overflow paint-order pointer-events rotate
    shape-padding shape-rendering solid-opacity spreadMethod stop-opacity stroke-linecap stroke-linejoin
    stroke-miterlimit stroke-opacity text-align text-anchor text-decoration text-decoration-line
    text-decoration-style text-indent text-orientation text-rendering text-transform type unicode-bidi version
    visibility white-space writing-mode xml:lang xml:space`,
  ],
];

const byName = (kinds: typeof measures): ReadonlyMap<string, RegExp> =>
  new Map(kinds.flatMap(([pattern, names]) => names.split(/\s+/).map((name) => [name, pattern] as const)));
const measured = byName(measures);
/** Attributes and properties of drawings, with what they may say. */
export const drawingValues = new Map([...measured, ...byName(others)]);

/** Whether a drawing may say this. */
export const isDrawing = (name: string, value: string): boolean =>
  drawingValues.get(name)?.test(value.replace(/\s+/g, ' ').trim()) ?? false;

/** Whether a value is made of numbers that say where something is, or how large. */
export const isMeasure = (name: string): boolean => measured.has(name);

/** The name of an attribute or a property, and its value. */
export type Said = readonly [name: string, value: string];

/** Drawing programs write that much is as always. */
export const isUsual = ([name, value]: Said): boolean =>
  /^(?!on|href)[a-z-]+$/.test(name) && /^(?:none|normal|auto)$/.test(value);

export const declarationsOf = (style: string): Said[] =>
  style
    .split(';')
    .filter((each) => each.trim() !== '')
    .map((each): Said => {
      const [name = '', ...value] = each.split(':');
      return [name.trim(), value.join(':').trim()];
    })
    .filter((each) => !isUsual(each));

const dark = /^\s*@media\s*\(\s*prefers-color-scheme\s*:\s*(?:dark|light)\s*\)\s*$/;
/** One part each, as drawing programs write them: for others browsers look at all that is around an element. */
const selector = String.raw`\s*(?:\*|[.#]?[\w-]+)\s*`;
const selectors = new RegExp(`^${selector}(?:,${selector})*$`);

/** How many selectors browsers try on each element. */
export const selectorsIn = (sheet: string): number => sheet.replace(/\{[^{}]*\}/g, '{').split(/[,{]/).length - 1;

/** What a style sheet says of the elements that it names. */
export function sheetOf(sheet: string): Said[] {
  // Where browsers read on in another way, what looks like a rule beside another may be one within it.
  if (/["']/.test(sheet.replace(/(["']).*?\1/g, ''))) return [['a text of several lines', sheet]];
  return sheet.split('}').flatMap((rule) => {
    const parts = rule.split('{');
    const said = declarationsOf(parts.pop() ?? '');
    if (dark.test(parts[0] ?? '')) parts.shift();
    const isPlain = parts.length === 1 && selectors.test(parts[0] ?? '');
    return isPlain || (parts.length === 0 && said.length === 0) ? said : [['a rule', rule] as const];
  });
}
