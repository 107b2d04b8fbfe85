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
import {build, configure, copyWithPackages, createClassicSite, readmeConfiguration} from '../../scripts/classicSite';
import {headRows, row} from '../table';
import {mediansInTurns, type FirstView} from './lighthouse';
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
  configure(site, readmeConfiguration(site, plugin));
  return [build(classic), build(site)];
}

function line(page: string, name: string, view: FirstView): string {
  const times = [view.fcp, view.lcp, view.tbt].map((time) => time.toFixed(0));
  return row([page, name, view.score, ...times, view.cls.toFixed(3), (view.bytes / 1000).toFixed(0), view.requests]);
}

async function measure(folder: string, runs: number): Promise<void> {
  const sites = await Promise.all(
    buildBoth(folder).map(async (dir) => {
      await precompress(dir, path.join(folder, 'precompressed'));
      return serve(dir);
    }),
  );
  try {
    console.log(headRows(['Page', 'Plugin', 'Score', 'FCP, ms', 'LCP, ms', 'TBT, ms', 'CLS', 'kB', 'Requests']));
    for (const page of pages) {
      const urls = sites.map(({origin}) => origin + page);
      const [without, light] = mediansInTurns(urls, runs);
      console.log(line(page, 'without', without!));
      console.log(line(page, 'with', light!));
    }
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
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
