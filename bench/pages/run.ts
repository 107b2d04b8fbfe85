/**
 * Measures what a first view of the site's pages costs, with Lighthouse on its simulated phone.
 *
 * `npm run bench:pages` measures build/ as `npm run build` left it; `--build DIR` another Docusaurus build;
 * `--peers` gives Starlight and VitePress the same text, and measures them in the same run; `--pages /a,/b` and `--runs 5`
 * choose what is measured, and how often (an odd number: the medians are shown).
 */
import {existsSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {precompress} from 'docusaurus-publish/precompress';
import {headRows, row} from '../table';
import {mediansInTurns, type FirstView} from './lighthouse';
import {installPeers, precompressedPeers} from './peers';
import {serve, type Served} from './serve';

const defaultPages = [
  '/services/konto',
  '/services/kommunikation/e-mail/client-konfiguration/thunderbird',
  '/SSO-2023',
  '/services/kommunikation/e-mail/fehlermeldungen',
  '/',
];

interface Site {
  readonly name: string;
  readonly served: Served;
  /** The site's address of one of our pages. */
  readonly address: (page: string) => string;
}

const columns = [
  'Page',
  'Site',
  'Score',
  'FCP, ms',
  'LCP, ms',
  'TBT, ms',
  'CLS',
  'kB',
  'kB of pictures',
  'Requests',
  'Machine',
];
const whole = (value: number): string => value.toFixed(0);
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(0);

/** A time with what it is of the peer's, e.g. `930 (1.03)`. */
const against = (value: number, peer: number | undefined): string =>
  peer ? `${whole(value)} (${(value / peer).toFixed(2)})` : whole(value);

function line(page: string, name: string, view: FirstView, peer: FirstView | undefined): string {
  const {score, fcp, lcp, tbt, cls, bytesWithoutPictures, bytes, requests, machine} = view;
  return row([
    page,
    name,
    score,
    against(fcp, peer?.fcp),
    against(lcp, peer?.lcp),
    whole(tbt),
    cls.toFixed(3),
    kilobytes(bytesWithoutPictures),
    kilobytes(bytes - bytesWithoutPictures),
    requests,
    whole(machine),
  ]);
}

async function peerSites(buildDir: string): Promise<Site[]> {
  const sites: Site[] = [];
  for (const {name, dir} of await precompressedPeers(buildDir)) {
    // Starlight writes addresses in lower case; a home page of its own text has neither.
    const address = (page: string): string => (name === 'Starlight' ? page.toLowerCase() : page);
    sites.push({name, served: await serve(dir), address});
  }
  return sites;
}

async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {
      build: {type: 'string', default: 'build'},
      pages: {type: 'string', default: defaultPages.join(',')},
      runs: {type: 'string', default: '3'},
      peers: {type: 'boolean', default: false},
    },
  });
  if (!existsSync(values.build)) {
    throw new Error(`There is no ${values.build}/ yet: run npm run build first, or name a build with --build.`);
  }
  installPeers();
  await precompress(values.build, '.cache/precompressed');
  const own: Site = {name: 'this site', served: await serve(values.build), address: (page) => page};
  const sites = [...(values.peers ? await peerSites(values.build) : []), own];
  try {
    console.log(headRows(columns));
    for (const page of values.pages.split(',')) {
      const measured = sites.filter(({name}) => name === own.name || page !== '/');
      const urls = measured.map(({served, address}) => served.origin + address(page));
      const views = mediansInTurns(urls, Number(values.runs));
      const peer = views[measured.findIndex(({name}) => name === 'Starlight')];
      for (const [index, {name}] of measured.entries()) console.log(line(page, name, views[index]!, peer));
    }
  } finally {
    await Promise.all(sites.map(({served}) => served.stop()));
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
