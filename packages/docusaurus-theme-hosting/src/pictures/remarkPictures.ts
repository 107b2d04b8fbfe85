import {existsSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'acorn';
import type {Image, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {pictureVariants, type Variant, type Variants} from './variants';

/** End of the name of a picture that has a twin for the dark view beside it. */
const endOfLight = /-hell(?=\.\w+$)/;

const ownPicture = /^(?!\/|[a-z]+:)[^?#]*\.(?:png|jpe?g|webp)$/i;

/** Beside the bundler's cache, which names these files: both go together. */
const cacheDir = path.resolve('node_modules/.cache/docusaurus-hosting/pictures');

/** An attribute whose value is JavaScript, as MDX keeps it in its tree. */
const attribute = (name: string, code: string | number): unknown => ({
  type: 'mdxJsxAttribute',
  name,
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: String(code),
    data: {estree: parse(`(${code})`, {ecmaVersion: 'latest', sourceType: 'module'})},
  },
});

/** `[[ADDRESS, WIDTH], …]`: the bundler copies each file and puts its address here (pictureAssets). */
const sources = (variants: readonly Variant[]): string =>
  `[${variants.map(({file, width}) => `[require(${JSON.stringify(file.split(path.sep).join('/'))}), ${width}]`).join()}]`;

const formats = ({avif, webp}: Variants): string => `{avif: ${sources(avif)}, webp: ${sources(webp)}}`;

/** Turns a Markdown picture into a `<Picture>` of docusaurus-theme-hosting with its variants, and those for the dark. */
async function replace(node: Image, folder: string): Promise<void> {
  const file = path.resolve(folder, decodeURIComponent(node.url));
  if (!existsSync(file)) {
    return; // Docusaurus names what is missing, with the line
  }
  const light = await pictureVariants(file, cacheDir);
  const darkFile = file.replace(endOfLight, '-dunkel');
  const dark = darkFile !== file && existsSync(darkFile) ? await pictureVariants(darkFile, cacheDir) : undefined;
  const attributes = [
    {type: 'mdxJsxAttribute', name: 'alt', value: node.alt ?? ''},
    attribute('light', formats(light)),
    ...(dark ? [attribute('dark', formats(dark))] : []),
    attribute('width', light.width),
    attribute('height', light.height),
  ];
  Object.assign(node, {type: 'mdxJsxTextElement', name: 'Picture', attributes, children: []});
}

/**
 * Remark plugin: `![…](./bild-hell.webp)` becomes a picture in AVIF and WebP, in several widths. With a
 * `bild-dunkel.webp` beside it, the dark view shows that one. Pictures are taken at two pixels per CSS pixel.
 */
export function remarkPictures() {
  return async (tree: Root, {path: markdownFile}: {readonly path: string}): Promise<void> => {
    const found: Image[] = [];
    visit(tree, 'image', (node) => {
      if (ownPicture.test(node.url)) found.push(node);
    });
    await Promise.all(found.map((node) => replace(node, path.dirname(markdownFile))));
  };
}
