import {defineConfig, type UserConfig} from 'tsdown';

const shared = {
  workspace: 'packages/*',
  root: 'src',
  outDir: 'dist/lib',
  unbundle: true,
  target: 'es2022',
  clean: false,
  report: false,
  // Only files of the package itself are compiled: Node and the bundler find all others, styles among them.
  deps: {neverBundle: (id) => !/^[./]/.test(id) || id.endsWith('.css')},
} satisfies UserConfig;

const sources = ['src/**/*.{ts,tsx}', '!src/**/*.{test,d}.{ts,tsx}'];

/**
 * Compiles every package file by file into `dist/lib`: ES modules (`.js`) with types for the bundler, which Docusaurus
 * points to theme and client modules, and CommonJS (`.cjs`) for Node, as which Docusaurus runs plugins. `scripts/pack.ts`
 * adds the manifest that says which is which.
 */
export default defineConfig([
  {
    ...shared,
    entry: sources,
    format: 'esm',
    platform: 'neutral',
    outExtensions: () => ({js: '.js', dts: '.d.ts'}),
    dts: {sourcemap: false},
    copy: {from: 'src/**/*.{css,js,cjs,json,caddy,conf}', to: 'dist/lib', flatten: false},
  },
  {
    ...shared,
    entry: [...sources, '!src/{client,components,theme}/**'],
    format: 'cjs',
    outExtensions: () => ({js: '.cjs'}),
    outputOptions: {exports: 'named', esModule: true},
    dts: false,
    checks: {legacyCjs: false},
  },
]);
