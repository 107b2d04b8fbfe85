/** Builds the site into a folder of its own and says what the kilobytes of its scripts are: `npm run analyze`. */
import {mkdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';
import * as z from 'zod';
import {runOrExit} from '../../scripts/run';

const outDir = path.resolve('.cache/analyze');
const statsFile = path.resolve('.cache/bundle-stats.json');

/** How many chunks, and how many packages of each, are worth a line. */
const chunkLines = 8;
const packageLines = 12;

interface Module {
  readonly name?: string | undefined;
  readonly size: number;
  readonly modules?: readonly Module[] | undefined;
}
const moduleSchema: z.ZodType<Module> = z.object({
  name: z.string().optional(),
  size: z.number(),
  modules: z.lazy(() => z.array(moduleSchema)).optional(),
});
const stats = z.object({
  chunks: z.array(z.object({files: z.array(z.string()), modules: z.array(moduleSchema).default([])})),
});

/** The npm package of a module, or the folder of this project that it lies in. */
const packageOf = (name: string): string =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(name)?.[1] ?? name.replace(/^\.\//, '').split('/').slice(0, 4).join('/');

function addUp(modules: readonly Module[], sizes: Map<string, number>): Map<string, number> {
  for (const {name = '(bundler)', size, modules: inner} of modules) {
    if (inner && inner.length > 0) {
      addUp(inner, sizes);
    } else {
      sizes.set(packageOf(name), (sizes.get(packageOf(name)) ?? 0) + size);
    }
  }
  return sizes;
}

mkdirSync(path.dirname(statsFile), {recursive: true});
runOrExit('docusaurus', ['build', '--config', 'tools/analyze/docusaurus.config.ts', '--out-dir', outDir]);

const chunks = stats
  .parse(JSON.parse(readFileSync(statsFile, 'utf8')))
  .chunks.map(({files: [file = ''], modules}) => ({file, modules, content: readFileSync(path.join(outDir, file))}))
  .sort((a, b) => b.content.length - a.content.length);
for (const {file, modules, content} of chunks.slice(0, chunkLines)) {
  console.log(
    `\n${file}: ${content.length} bytes, ${brotliCompressSync(content).length} with brotli; before minification:`,
  );
  const sizes = [...addUp(modules, new Map())].sort(([, a], [, b]) => b - a);
  for (const [name, size] of sizes.slice(0, packageLines)) {
    console.log(`${String(size).padStart(9)}  ${name}`);
  }
}
