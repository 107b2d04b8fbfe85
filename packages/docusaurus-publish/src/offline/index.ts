import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {filesIn} from '../filesIn';
import {serviceWorkerPath} from '../server/definition';

/** Scripts, styles, and the index of docusaurus-theme-search-german: few, and needed by any page. */
const needed = /^(?:assets\/(?!images\/)|search-index\/)(?!.*\.(?:br|gz|html|md)$)/;
/** Addresses of pictures in pages and styles. */
const picture = /(?<=["'=\s,(])\/(?:assets\/images|img)\/[^\s"'<>(),?#]+/g;

const digest = (content: string | Buffer): string => createHash('sha256').update(content).digest('base64');

/**
 * Writes the service worker by which visitors can keep pages of a finished build, with their pictures, and the scripts, styles
 * and search index of all. Nobody has it who does not register it. Without pages it takes itself and its copies away.
 *
 * @param pages - their routes, decoded; the first one stands in for pages that are not kept
 * @throws Error for a page that the build does not have
 */
export function writeServiceWorker(buildDir: string, pages: readonly string[]): void {
  const read = (file: string): Buffer => readFileSync(path.join(buildDir, file));
  const documents = pages.map((route) => ({route, file: route === '/' ? 'index.html' : `${route.slice(1)}.html`}));
  const missing = documents.filter(({file}) => !existsSync(path.join(buildDir, file))).map(({route}) => route);
  if (missing.length > 0) throw new Error(`Pages to keep that the build does not have: ${missing.join(', ')}`);
  const built = filesIn(buildDir);
  const files = pages.length === 0 ? [] : built.filter((file) => needed.test(file));
  const texts = [...documents.map(({file}) => file), ...files.filter((file) => file.endsWith('.css'))];
  // By the build's own list: a text may look like an address, and lead anywhere.
  const named = new Map(built.flatMap((file) => [`/${file}`, encodeURI(`/${file}`)].map((address) => [address, file])));
  const pictures = texts.flatMap((file) =>
    (read(file).toString().match(picture) ?? []).flatMap((address) => named.get(address) ?? []),
  );
  const kept = [
    ...documents.map(({route, file}) => [encodeURI(route), `sha256-${digest(read(file))}`]),
    ...[...new Set([...files, ...pictures])].map((file) => [encodeURI(`/${file}`), `sha256-${digest(read(file))}`]),
  ];
  const release = {name: `kept-${digest(JSON.stringify(kept))}`, files: kept};
  const worker = readFileSync(path.join(__dirname, 'worker.js'), 'utf8');
  writeFileSync(path.join(buildDir, serviceWorkerPath), `const release = ${JSON.stringify(release)};\n${worker}`);
}
