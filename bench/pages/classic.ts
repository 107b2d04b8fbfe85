/**
 * Measures what docusaurus-plugin-fast-pages changes on a site that is not ours: a fresh classic site of create-docusaurus
 * with the packed plugin, beside the same site without it, with Lighthouse on its simulated phone.
 *
 * `npm run bench:classic`; `--runs 5` says how often (an odd number: the medians are shown).
 */
import {mkdirSync, mkdtempSync, rmSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {precompress} from 'docusaurus-publish/precompress';
import {packPackages, tarballs} from '../../scripts/pack';
import {build, configure, copyWithPackages, createClassicSite} from '../../scripts/classicSite';
import {measureOnce, medians, type FirstView} from './lighthouse';
import {installPeers} from './peers';
import {serve} from './serve';

const pages = ['/', '/docs/intro', '/docs/tutorial-basics/markdown-features', '/blog'];
const plugin = 'docusaurus-plugin-fast-pages';

/** Builds both sites below a folder. @returns the folders of the builds, without the plugin and with it */
function buildBoth(folder: string): [string, string] {
  const [packed, copies] = [path.join(folder, 'packed'), path.join(folder, 'with')];
  mkdirSync(copies);
  packPackages(packed);
  const classic = createClassicSite(folder);
  const site = copyWithPackages(classic, copies, path.join(packed, tarballs()[plugin]!));
  configure(site, [
    `import {fastPages, pageTemplate} from '${plugin}';`,
    '  ssrTemplate: pageTemplate,',
    '  plugins: [fastPages()],',
  ]);
  return [build(classic), build(site)];
}

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

function line(page: string, name: string, view: FirstView): string {
  const times = [view.fcp, view.lcp, view.tbt].map((time) => time.toFixed(0));
  return row([page, name, view.score, ...times, view.cls.toFixed(3), (view.bytes / 1000).toFixed(0), view.requests]);
}

async function measure(folder: string, runs: number): Promise<void> {
  const [without, light] = await Promise.all(
    buildBoth(folder).map(async (dir) => {
      await precompress(dir, path.join(folder, 'precompressed'));
      return serve(dir);
    }),
  );
  const sites = {without: without!, with: light!};
  try {
    console.log(row(['Page', 'Plugin', 'Score', 'FCP, ms', 'LCP, ms', 'TBT, ms', 'CLS', 'kB', 'Requests']));
    console.log(row(Array<string>(9).fill('---')));
    for (const page of pages) {
      const views: Record<keyof typeof sites, FirstView[]> = {without: [], with: []};
      // In turns, so that a slow moment of the machine does not fall on one site alone.
      for (let turn = 0; turn < runs; turn += 1) {
        views.without.push(measureOnce(sites.without.origin + page));
        views.with.push(measureOnce(sites.with.origin + page));
      }
      console.log(line(page, 'without', medians(views.without)));
      console.log(line(page, 'with', medians(views.with)));
    }
  } finally {
    await Promise.all(Object.values(sites).map((served) => served.stop()));
  }
}

async function main(): Promise<void> {
  const {values} = parseArgs({options: {runs: {type: 'string', default: '5'}}});
  installPeers();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'classic-'));
  try {
    await measure(folder, Number(values.runs));
  } finally {
    rmSync(folder, {recursive: true, force: true});
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
