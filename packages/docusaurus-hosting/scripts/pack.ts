/**
 * Packs the engine as operators install it: compiled JavaScript with types beside it, in a tarball.
 * The workspace itself runs from source; `dist/` holds what would be published.
 *
 * Usage: tsx packages/docusaurus-hosting/scripts/pack.ts [FOLDER FOR THE TARBALL]
 */
import {execFileSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {transformSync} from 'esbuild';

const packageDir = path.resolve(__dirname, '..');
const sourceDir = path.join(packageDir, 'src');
const distDir = path.join(packageDir, 'dist');

interface Manifest {
  readonly exports: Readonly<Record<string, string>>;
  readonly bin?: Readonly<Record<string, string>>;
}

const isCode = (file: string): boolean => /\.tsx?$/.test(file) && !file.endsWith('.d.ts');
const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const filesBelow = (folder: string): string[] =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Relative imports with the file's ending: Node resolves no others in ES modules. */
const withEndings = (code: string, file: string): string =>
  code.replace(
    /((?:from|import|new URL\()\s*\(?)(['"])(\.{1,2}(?:\/[^'"]*)?)\2/g,
    (_, before: string, quote: string, specifier: string) => {
      const target = path.resolve(path.dirname(file), specifier);
      const ending = ['.ts', '.tsx'].some((each) => existsSync(target + each))
        ? `${specifier}.js`
        : existsSync(path.join(target, 'index.ts')) || existsSync(path.join(target, 'index.tsx'))
          ? `${specifier.replace(/\/$/, '')}/index.js`
          : specifier.replace(/\.tsx?$/, '.js');
      return `${before}${quote}${ending}${quote}`;
    },
  );

/** Compiles a source file, or copies one that is no code, into `dist/lib`. */
function emit(file: string): void {
  const target = path.join(distDir, 'lib', path.relative(sourceDir, file));
  mkdirSync(path.dirname(target), {recursive: true});
  if (!isCode(file)) {
    cpSync(file, target);
    return;
  }
  const {code} = transformSync(readFileSync(file, 'utf8'), {
    loader: file.endsWith('x') ? 'tsx' : 'ts',
    jsx: 'automatic',
    format: 'esm',
    target: 'es2022',
    sourcefile: path.relative(packageDir, file),
  });
  writeFileSync(target.replace(/\.tsx?$/, '.js'), withEndings(code, file));
}

/** `./src/x.ts` of the workspace as `./lib/x.js`, with its types. */
const published = (target: string): string | {types: string; default: string} =>
  /\.tsx?$/.test(target)
    ? {
        types: target.replace('./src/', './lib/').replace(/\.tsx?$/, '.d.ts'),
        default: target.replace('./src/', './lib/').replace(/\.tsx?$/, '.js'),
      }
    : target.replace('./src/', './lib/');

function writeManifest(): void {
  const manifest = JSON.parse(readFileSync(path.join(packageDir, 'package.json'), 'utf8')) as Manifest;
  const exports = Object.fromEntries(
    Object.entries(manifest.exports).map(([name, target]) => [name, published(target)]),
  );
  writeFileSync(path.join(distDir, 'package.json'), `${JSON.stringify({...manifest, exports}, null, 2)}\n`);
}

/** Types of the whole engine, by the repository's own compiler options. Whether they hold, `npm run typecheck` says of the same files. */
function emitTypes(): void {
  const root = path.resolve(packageDir, '../..');
  execFileSync(
    process.execPath,
    [path.join(root, 'node_modules/typescript/bin/tsc'), '--project', path.join(packageDir, 'tsconfig.pack.json')],
    {cwd: root, stdio: 'inherit'},
  );
}

/** @returns path of the tarball */
export function pack(targetDir: string): string {
  rmSync(distDir, {recursive: true, force: true});
  mkdirSync(distDir, {recursive: true});
  filesBelow(sourceDir)
    .filter((file) => !isTest(file))
    .forEach(emit);
  emitTypes();
  writeManifest();
  const others = ['README.md', 'CHANGELOG.md', 'LICENSE.md', 'bin', 'markdownlint.json', 'cspell.config.yaml'];
  for (const file of others.filter((each) => existsSync(path.join(packageDir, each)))) {
    cpSync(path.join(packageDir, file), path.join(distDir, file), {recursive: true});
  }
  mkdirSync(targetDir, {recursive: true});
  const output = execFileSync('npm', ['pack', '--json', '--pack-destination', path.resolve(targetDir)], {
    cwd: distDir,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const [packed] = JSON.parse(output) as [{filename: string}];
  return path.join(path.resolve(targetDir), packed.filename);
}

if (require.main === module) {
  console.log(pack(process.argv[2] ?? distDir));
}
