import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import {createElement, type CSSProperties, type ReactElement, type ReactNode} from 'react';
import satori from 'satori';
import {writeFiles} from 'docusaurus-content-check/reader';
import type {ModeColors} from '../site/brandColors';

/** What a card says. */
export interface Card {
  readonly title: string;
  /** Area of the site that the page belongs to; empty for none. */
  readonly area: string;
  readonly siteName: string;
  readonly siteHost: string;
  /** A card has one look: that of the light mode. */
  readonly colors: ModeColors;
}

/** Size of a card in pixels: what Open Graph readers show without cutting. */
export const cardSize = {width: 1200, height: 630} as const;

/** The operator's logo, which cards show. */
const logoFile = path.resolve('static/img/logo.svg');

const box = (style: CSSProperties, ...children: ReactNode[]): ReactElement =>
  createElement('div', {style: {display: 'flex', ...style}}, ...children);

/** The long compounds of German need a smaller size the longer a title is. */
const titleSize = ({length}: string): number => (length <= 24 ? 92 : length <= 48 ? 76 : 60);

function layout({title, area, siteName, siteHost, colors}: Card): ReactElement {
  const src = `data:image/svg+xml;base64,${readFileSync(logoFile, 'base64')}`;
  const logo = createElement('img', {src, width: 72, height: 72});
  const head = box({alignItems: 'center', fontSize: 40, fontWeight: 700}, logo, box({marginLeft: 24}, siteName));
  const middle = box(
    {flexDirection: 'column', flexGrow: 1, justifyContent: 'center'},
    area ? box({fontSize: 34, color: colors.brand, marginBottom: 12}, area) : null,
    box({fontSize: titleSize(title), fontWeight: 700, lineHeight: 1.15, lineClamp: 3, display: 'block'}, title),
  );
  return box(
    {
      flexDirection: 'column',
      width: '100%',
      height: '100%',
      boxSizing: 'border-box',
      padding: '64px 80px 56px',
      backgroundColor: colors.ground,
      borderBottom: `20px solid ${colors.brand}`,
      color: colors.text,
      fontFamily: 'Source Sans 3',
    },
    head,
    middle,
    box({fontSize: 30, color: colors.muted}, siteHost),
  );
}

const fontFile = (weight: number): string =>
  require.resolve(`@fontsource/source-sans-3/files/source-sans-3-latin-${weight}-normal.woff`);

const readFonts = () =>
  ([400, 700] as const).map((weight) => ({name: 'Source Sans 3', weight, data: readFileSync(fontFile(weight))}));

/** The same list for all cards: satori parses a typeface again for each list that it has not seen. */
let fonts: ReturnType<typeof readFonts> | undefined;

/** Draws a card. Returns a PNG of {@link cardSize}. */
export async function drawCard(card: Card): Promise<Buffer> {
  fonts ??= readFonts();
  const svg = await satori(layout(card), {...cardSize, fonts});
  // Text is paths by now: no font of the system takes part.
  return (await renderAsync(svg, {font: {loadSystemFonts: false}})).asPng();
}

/** Names a card by what it shows: its words and colors, this drawing code and the logo. */
export function cardName(card: Card): string {
  const drawing = `${layout.toString()}${titleSize.toString()}`;
  return createHash('sha256')
    .update(JSON.stringify(card))
    .update(drawing)
    .update(readFileSync(logoFile))
    .digest('hex')
    .slice(0, 16);
}

/** Like {@link drawCard}, but takes the card from a folder of earlier ones if it is there, and leaves it there if not. */
export async function cachedCard(card: Card, cacheDir: string): Promise<Buffer> {
  const name = `${cardName(card)}.png`;
  const file = path.join(cacheDir, name);
  if (existsSync(file)) return readFile(file);
  const png = await drawCard(card);
  writeFiles(cacheDir, {[name]: png});
  return png;
}
