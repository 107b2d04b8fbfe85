import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {PluginModule} from '@docusaurus/types';
import {toString as drawCode} from 'qrcode';
import type {Site} from '../site/site';

/** Quiet zone around the code in modules; ISO/IEC 18004 asks for four. */
const quietZone = 4;

/** The QR code of an address as SVG: dark on white in both colour modes, since cameras expect that. */
const phoneCode = (address: string): Promise<string> =>
  drawCode(address, {type: 'svg', errorCorrectionLevel: 'M', margin: quietZone});

/** Draws the QR code of every docs page whose front matter says `phone: true`. Only in builds. */
export function phoneCodes({provider: {operator}}: Site): PluginModule {
  let permalinks: string[] = [];
  return () => ({
    name: 'phone-codes',

    async allContentLoaded({allContent}) {
      permalinks = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {})
        .flatMap((content) => (content as LoadedContent).loadedVersions.flatMap(({docs}) => docs))
        .filter(({frontMatter}) => 'phone' in frontMatter && frontMatter.phone === true)
        .map(({permalink}) => permalink);
    },

    async postBuild({outDir}) {
      for (const permalink of permalinks) {
        const file = path.join(outDir, 'img/qr', `${permalink}.svg`);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, await phoneCode(new URL(permalink, operator.siteUrl).href));
      }
    },
  });
}
