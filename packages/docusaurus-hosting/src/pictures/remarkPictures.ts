import {existsSync} from 'node:fs';
import path from 'node:path';
import {darkOf} from './pairs';
import {pictureVariants, type Variant, type Variants} from './variants';

/** The parts of an mdast node (syntax tree of Markdown) that this file looks at. */
export interface MarkdownNode {
  type: string;
  url?: string;
  alt?: string;
  name?: string;
  attributes?: unknown[];
  children?: MarkdownNode[];
}

const ownPicture = /^(?!\/|[a-z]+:).*\.(?:png|jpe?g|webp)$/i;

/** Beside the bundler's cache, which names these files: both go together. */
const cacheDir = path.resolve('node_modules/.cache/docusaurus-hosting/pictures');

type Expression = Readonly<Record<string, unknown>>;

const literal = (value: string | number): Expression => ({type: 'Literal', value, raw: JSON.stringify(value)});
const identifier = (name: string): Expression => ({type: 'Identifier', name});

/** `require('FILE')`: the bundler copies the file and puts its address here (pictureAssets). */
const addressOf = (file: string): Expression => ({
  type: 'CallExpression',
  callee: identifier('require'),
  arguments: [literal(file.split(path.sep).join('/'))],
  optional: false,
});

const list = (elements: readonly Expression[]): Expression => ({type: 'ArrayExpression', elements});

/** `[[ADDRESS, WIDTH], …]` */
const sources = (variants: readonly Variant[]): Expression =>
  list(variants.map(({file, width}) => list([addressOf(file), literal(width)])));

const attribute = (name: string, expression: Expression): unknown => ({
  type: 'mdxJsxAttribute',
  name,
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: name,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        comments: [],
        body: [{type: 'ExpressionStatement', expression}],
      },
    },
  },
});

const object = ({avif, webp}: Variants): Expression => ({
  type: 'ObjectExpression',
  properties: Object.entries({avif, webp}).map(([name, variants]) => ({
    type: 'Property',
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
    key: identifier(name),
    value: sources(variants),
  })),
});

/** Turns a Markdown picture into a `<Picture>` of docusaurus-theme-hosting with its variants, and those for the dark. */
async function replace(node: MarkdownNode, folder: string): Promise<void> {
  const file = path.resolve(folder, decodeURI(node.url ?? ''));
  if (!existsSync(file)) {
    return; // Docusaurus names what is missing, with the line
  }
  const light = await pictureVariants(file, cacheDir);
  const darkFile = darkOf(file);
  const dark = darkFile !== undefined && existsSync(darkFile) ? await pictureVariants(darkFile, cacheDir) : undefined;
  node.attributes = [
    {type: 'mdxJsxAttribute', name: 'alt', value: node.alt ?? ''},
    attribute('light', object(light)),
    ...(dark ? [attribute('dark', object(dark))] : []),
    attribute('width', literal(light.width)),
    attribute('height', literal(light.height)),
  ];
  node.type = 'mdxJsxTextElement';
  node.name = 'Picture';
  node.children = [];
}

/**
 * Remark plugin: `![…](./bild-hell.webp)` becomes a picture in AVIF and WebP, in several widths. With a
 * `bild-dunkel.webp` beside it, the dark view shows that one. Pictures are taken at two pixels per CSS pixel.
 */
export function remarkPictures() {
  return async (tree: MarkdownNode, {path: markdownFile}: {readonly path: string}): Promise<void> => {
    const found: MarkdownNode[] = [];
    const walk = (node: MarkdownNode): void => {
      if (node.type === 'image' && ownPicture.test(node.url ?? '')) {
        found.push(node);
      }
      node.children?.forEach(walk);
    };
    walk(tree);
    await Promise.all(found.map((node) => replace(node, path.dirname(markdownFile))));
  };
}
