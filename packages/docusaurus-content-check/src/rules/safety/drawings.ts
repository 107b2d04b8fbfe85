/** What drawings may have: plain shapes and words. All else may run, load or hide something, or keep a browser busy. */

/** Shapes of drawings in a page, within the component that holds them: an `<svg>` could lie over all of the page. */
export const shapes: ReadonlySet<string> = new Set('circle g line path rect text tspan'.split(' '));

// No part is far larger than the picture, however often it is moved. Each pattern reads a value once.
const number = String.raw`-?(?:\d{1,3}(?:\.\d+)?|\.\d+)`;
const factor = String.raw`-?(?:0?\.\d+|[01])`;
const transform = String.raw`(?:(?:translate|rotate)\(${number}(?:[ ,]+${number}){0,2}|scale\(${factor}(?:[ ,]+${factor})?)\)`;
/**
 * Two flags of an arc may stand before a number without a space. Smooth quadratic curves (`t`), each of which may lead
 * further away than the one before it, are left out.
 */
const path = String.raw`(?:[aAcChHlLmMqQsSvVzZ\s,-]|(?:0[01]\d{2,3}|\d{1,3}|\.\d+)(?!\d))*`;
const size = String.raw`[1-9]\d{1,3}(?:\.\d+)?`;

const patterns = (kinds: readonly (readonly [names: string, value: string])[]) =>
  kinds.flatMap(([names, value]) => names.split(' ').map((name) => [name, new RegExp(`^(?:${value})$`)] as const));

/** Attributes of shapes, as JSX calls them, and what they may say. */
export const shapeValues: ReadonlyMap<string, RegExp> = new Map(
  patterns([
    ['cx cy dx dy fillOpacity fontSize height r rx ry strokeOpacity width x x1 x2 y y1 y2', number],
    ['strokeWidth', String.raw`\d{1,2}(?:\.\d+)?|\.\d+`],
    ['d', `(?=[^]{0,1000}$)${path}`],
    ['transform', `(?:${transform}\\s?){1,3}`],
    ['fill stroke', '[a-z]+|currentColor|#[\\da-fA-F]{3,8}'],
    ['markerEnd markerStart', String.raw`url\(#[\w-]+\)`],
    ['fillRule', 'evenodd|nonzero'],
    ['fontFamily', '(?:sans-)?serif|monospace'],
    ['fontWeight', 'bold|normal|[1-9]00'],
    ['strokeLinecap', 'butt|round|square'],
    ['strokeLinejoin', 'bevel|miter|round'],
    ['textAnchor', 'end|middle|start'],
  ]),
);

/** Attributes of a file's `<svg>`. */
export const rootValues: ReadonlyMap<string, RegExp> = new Map([
  ...shapeValues,
  ...patterns([
    ['height width', `${size}(?:px)?`],
    ['viewBox', `${number} ${number} ${size} ${size}`],
    ['xmlns', String.raw`http://www\.w3\.org/2000/svg`],
  ]),
]);

/** Characters of the paths in a page, with what its shapes count for. */
export const mostDrawn = 20_000;
