import qrcode from 'qrcode-generator';
import type {AllContent} from '@docusaurus/types';
import {docsContents} from 'docusaurus-hosting/theme';

/** Quiet zone around the code in modules; ISO/IEC 18004 asks for four. */
const quietZone = 4;

/** The QR code of an address as SVG: dark on white in both color modes, since cameras expect that. */
export function phoneCode(address: string): string {
  const code = qrcode(0, 'M');
  code.addData(address);
  code.make();
  const svg = code.createSvgTag({cellSize: 1, margin: quietZone, scalable: true});
  // Without this, thin lines show between the modules.
  return svg.replace('<svg ', '<svg shape-rendering="crispEdges" ');
}

/** Permalinks of the docs pages that have a QR code: their front matter says `phone: true`. */
export const phonePages = (allContent: AllContent): string[] =>
  docsContents(allContent)
    .flatMap(({loadedVersions}) => loadedVersions.flatMap(({docs}) => docs))
    .filter(({frontMatter}) => 'phone' in frontMatter && frontMatter.phone === true)
    .map(({permalink}) => permalink);
