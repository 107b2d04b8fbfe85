import path from 'node:path';
import {defineConfig} from 'vitest/config';

const stub = (name: string): string =>
  path.resolve(import.meta.dirname, 'packages/docusaurus-hosting/tests/stubs', name);

/** Files that replace modules or forget them (`vi.mock`, `vi.resetModules`): others would share what they leave. */
const withMocks = 'packages/**/*.mocked.test.ts';

/** Files that start commands as processes and wait for them, or check the whole site for every service. */
const ofCommands = ['packages/**/*.command.test.ts', 'tests/commands/**/*.test.ts'];

export default defineConfig({
  resolve: {
    alias: {
      '@site': path.resolve(import.meta.dirname),
      // Checkouts whose packages were linked before this one was there.
      'docusaurus-plugin-page-markdown': path.resolve(
        import.meta.dirname,
        'packages/docusaurus-plugin-page-markdown/src',
      ),
      // Docusaurus' build gives these to components; rendered alone, they get what needs no site around it.
      '@docusaurus/Link': stub('Link.tsx'),
      '@docusaurus/router': stub('router.ts'),
      '@docusaurus/useBrokenLinks': stub('useBrokenLinks.ts'),
      '@docusaurus/plugin-content-docs/client': stub('docsClient.ts'),
      '@docusaurus/theme-common': stub('themeCommon.ts'),
      '@theme/Admonition': stub('Admonition.tsx'),
      '@theme/Heading': stub('Heading.tsx'),
      '@generated/docusaurus-theme-hosting/default/site': stub('siteData.ts'),
      '@generated/docusaurus-theme-hosting/default/icons': stub('icons.ts'),
    },
  },
  oxc: {jsx: {runtime: 'automatic'}},
  test: {
    // Parsing all pages takes a while on a busy machine; no test is about time.
    testTimeout: 120_000,
    hookTimeout: 300_000,
    // Vitest's own second is too short for the same reason.
    expect: {poll: {timeout: 60_000}},
    unstubGlobals: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Files share what they import: most of them need less time than the imports.
          isolate: false,
          include: ['packages/**/*.test.{ts,tsx}', 'tests/unit/**/*.test.{ts,tsx}', 'bench/**/*.test.ts'],
          exclude: ['**/node_modules/**', withMocks, ...ofCommands],
        },
      },
      {extends: true, test: {name: 'unit-mocked', include: [withMocks]}},
      {extends: true, test: {name: 'commands', include: ofCommands}},
      // Checks of the finished build in build/.
      // Files share what they have read of it: parsing a page takes longer than most of the tests.
      {extends: true, test: {name: 'build', include: ['tests/build/**/*.test.ts'], isolate: false}},
      // What a new operator does: a site of one's own from the packed engine, and a newer engine under it.
      {extends: true, test: {name: 'operator', include: ['tests/operator/**/*.test.ts'], fileParallelism: false}},
      // The packages as npm would publish them, in sites that know nothing of this repository.
      {
        extends: true,
        test: {
          name: 'packages',
          include: ['tests/packages/**/*.test.ts'],
          globalSetup: ['tests/packages/pack.ts'],
          fileParallelism: false,
        },
      },
      {extends: true, test: {name: 'client-files', include: ['tests/clients/files.test.ts']}},
      // Real programs read what the build holds for them.
      // A slow moment on shared cores must not look like a defect.
      {
        extends: true,
        test: {
          name: 'clients',
          include: ['tests/clients/**/*.test.ts'],
          exclude: ['tests/clients/files.test.ts'],
          fileParallelism: false,
          retry: 1,
        },
      },
      // The core flows once more in Firefox.
      {
        extends: true,
        test: {
          name: 'firefox',
          include: ['tests/firefox/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 60_000,
          retry: 1,
        },
      },
    ],
  },
});
