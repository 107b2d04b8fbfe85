import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {PluginModule} from '@docusaurus/types';
import qrcode from 'qrcode-generator';
import {docsContents} from '../markdown/docsContents';
import type {Site} from '../site/site';

/** Quiet zone around the code in modules; ISO/IEC 18004 asks for four. */
const quietZone = 4;

/** The QR code of an address as SVG: dark on white in both colour modes, since cameras expect that. */
function phoneCode(address: string): string {
  const code = qrcode(0, 'M');
  code.addData(address);
  code.make();
  const svg = code.createSvgTag({cellSize: 1, margin: quietZone, scalable: true});
  // Without this, thin lines show between the modules.
  return svg.replace('<svg ', '<svg shape-rendering="crispEdges" ');
}

/** Draws the QR code of every docs page whose front matter says `phone: true`. Only in builds. */
export function phoneCodes({provider: {operator}}: Site): PluginModule {
  let permalinks: string[] = [];
  return () => ({
    name: 'phone-codes',

    async allContentLoaded({allContent}) {
      permalinks = docsContents(allContent)
        .flatMap(({loadedVersions}) => loadedVersions.flatMap(({docs}) => docs))
        .filter(({frontMatter}) => 'phone' in frontMatter && frontMatter.phone === true)
        .map(({permalink}) => permalink);
    },

    async postBuild({outDir}) {
      for (const permalink of permalinks) {
        const file = path.join(outDir, 'img/qr', `${permalink}.svg`);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, phoneCode(new URL(permalink, operator.siteUrl).href));
      }
    },
  });
}
