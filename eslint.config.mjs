import {readdirSync} from 'node:fs';
import docusaurus from '@docusaurus/eslint-plugin';
import importX, {createNodeResolver} from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The packages that each package may import; the site may import all. */
const arrows = {
  'docusaurus-theme-search-german': [],
  'docusaurus-plugin-fast-pages': [],
  'docusaurus-content-check': [],
  'docusaurus-publish': [],
  'docusaurus-plugin-page-markdown': [],
  'mail-client-config': [],
  'docusaurus-hosting': [
    'docusaurus-content-check',
    'docusaurus-plugin-page-markdown',
    'docusaurus-publish',
    'mail-client-config',
  ],
  'docusaurus-theme-hosting': ['docusaurus-hosting'],
  'create-docusaurus-hosting': ['docusaurus-content-check', 'docusaurus-hosting'],
};
const packages = readdirSync('packages');
const unknown = packages.filter((name) => !(name in arrows));
if (unknown.length > 0) {
  throw new Error(`eslint.config.mjs does not say which packages ${unknown.join(', ')} may import`);
}

const arrowRules = packages.map((name) => {
  const forbidden = packages.filter((other) => other !== name && !arrows[name].includes(other));
  return {
    files: [`packages/${name}/src/**/*.{ts,tsx}`],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: [...forbidden.flatMap((other) => [other, `${other}/**`]), '**/packages/**'],
              message: `${name} may import ${arrows[name].join(', ') || 'no other package of this repository'}.`,
            },
          ],
        },
      ],
    },
  };
});

export default tseslint.config(
  {
    ignores: [
      'build/',
      'packages/*/dist/',
      '**/.docusaurus/',
      '.cache/',
      'bench/pages/peers/.sites/',
      '**/node_modules/',
      'test-results/',
    ],
  },
  {
    files: ['**/*.{ts,tsx,mts}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname}},
    rules: {
      // A number in a text is its digits; that nothing is near a wrong name happens only where there are no names.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      // A short arrow function may hand on the nothing that it gets.
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      // Hooks of plugins and stand-ins for them have to return promises, whether they wait or not.
      '@typescript-eslint/require-await': 'off',
      // Entries of arrays and maps may be missing for the compiler (noUncheckedIndexedAccess) where code has just counted
      // or set them: a branch for what cannot be says less than the mark, and costs in the search's loops.
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    // Where components and hooks are: these rules compile each file as React's compiler would, which takes its time.
    files: ['**/*.tsx', '**/use*.ts'],
    plugins: {'react-hooks': reactHooks},
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      // Taking a property out of an object is what rest siblings are for.
      '@typescript-eslint/no-unused-vars': ['error', {ignoreRestSiblings: true}],
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      'no-warning-comments': ['error', {terms: ['todo', 'fixme', 'xxx']}],
      eqeqeq: 'error',
    },
  },
  {files: ['{src,packages}/**/*.tsx'], ...jsxA11y.flatConfigs.recommended},
  {
    files: ['{src,packages}/**/*.{ts,tsx}'],
    plugins: {'@docusaurus': docusaurus},
    rules: {
      '@docusaurus/string-literal-i18n-messages': 'error',
      // Plain links are plain on purpose: they open programs, calendars and services, which Link has no part in.
      '@docusaurus/no-html-links': 'off',
      // Its headings bring an anchor, which those of cards, boxes and lists of results have no use for.
      '@docusaurus/prefer-docusaurus-heading': 'off',
    },
  },
  {
    // Functions are read at one glance. A describe of a test is a list, and no function that anybody reads.
    files: ['**/*.{ts,tsx,mts}'],
    ignores: ['**/*.test.{ts,tsx}', '**/*.spec.ts'],
    rules: {'max-lines-per-function': ['error', {max: 60, skipBlankLines: true, skipComments: true}]},
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: {'import-x': importX},
    settings: {
      'import-x/internal-regex':
        '^(?:(?:create-)?docusaurus-(?:hosting|publish|content-check|plugin-|theme-)|mail-client-config|@site|@theme)',
      'import-x/resolver-next': [createNodeResolver({extensions: ['.ts', '.tsx', '.js', '.mjs', '.json']})],
    },
    rules: {
      'import-x/first': 'error',
      'import-x/no-duplicates': ['error', {'prefer-inline': true}],
      'import-x/order': ['error', {groups: ['builtin', ['external', 'internal'], ['parent', 'sibling', 'index']]}],
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            {
              target: ['./bench', './scripts', './tools', './src', './*.ts', './packages/*/src/**/!(*.test).{ts,tsx}'],
              from: ['./tests/**', './packages/*/tests/**'],
              message:
                'Only tests use what stands in tests/; what others share with them belongs to scripts/ or the engine.',
            },
          ],
        },
      ],
    },
  },
  {
    // Other tests share what they import (vitest.config.mts), and would get the real modules.
    files: ['**/*.test.{ts,tsx}'],
    ignores: ['**/*.mocked.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.object.name='vi'][callee.property.name=/^(?:doMock|mock|resetModules)$/]",
          message: 'Name the file *.mocked.test.ts, which gets its modules anew.',
        },
      ],
    },
  },
  {
    // Moments are passed in, so that tests can say which; these ask the clock: commands, `npm start`, a component in the browser.
    files: ['packages/*/src/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      ...[
        'create-docusaurus-hosting/src/cli.ts',
        'docusaurus-content-check/src/loadSite.ts',
        'docusaurus-hosting/src/check/index.ts',
        'docusaurus-hosting/src/cli/dns.ts',
        'docusaurus-hosting/src/cli/doctor.ts',
        'docusaurus-hosting/src/cli/new/index.ts',
        'docusaurus-hosting/src/cli/report/index.ts',
        'docusaurus-hosting/src/live-preview/index.ts',
        'docusaurus-publish/src/commands/deploy.ts',
        'docusaurus-theme-hosting/src/components/shared/useNotices.ts',
      ].map((file) => `packages/${file}`),
    ],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          "NewExpression[callee.name='Date'][arguments.length=0]",
          "MemberExpression[object.name='Date'][property.name='now']",
        ].map((selector) => ({selector, message: 'Take the moment as a parameter; who begins asks the clock.'})),
      ],
    },
  },
  {
    // The search's box decides on ⌘ or Ctrl, for which browsers have nothing new; its submit events get their new name with React's.
    files: ['packages/docusaurus-theme-search-german/src/ui/**/*.{ts,tsx}'],
    rules: {'@typescript-eslint/no-deprecated': 'off'},
  },
  ...arrowRules,
  {
    // The site uses packages as installed ones, by what package.json exports. Tests and benchmarks also look inside.
    files: ['**/*.{ts,tsx,mts}'],
    ignores: ['packages/**', 'tests/**', 'bench/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {patterns: [{group: ['**/packages/*/src/**'], message: 'Import the package by its name.'}]},
      ],
    },
  },
);
