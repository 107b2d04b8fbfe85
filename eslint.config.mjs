import {readdirSync} from 'node:fs';
import docusaurus from '@docusaurus/eslint-plugin';
import importX, {createNodeResolver} from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import {rooms} from './packages/docusaurus-hosting/rooms.mjs';

const engine = './packages/docusaurus-hosting';
const roomFolder = (room) => `${engine}/src/${room}`;
const folders = readdirSync(`${engine}/src`, {withFileTypes: true}).filter((entry) => entry.isDirectory());
const unplaced = folders.map(({name}) => name).filter((name) => !rooms.includes(name));
if (unplaced.length > 0) {
  throw new Error(`${engine}/rooms.mjs gives no place to ${unplaced.join(', ')}`);
}

/** Arrows between the engine's rooms go one way: from those behind to those before in the list. */
const roomZones = rooms.map((room, place) => ({
  target: roomFolder(room),
  from: [...rooms.slice(place + 1).map(roomFolder), `${engine}/src/index.ts`],
  message: `"${room}" stands before it in ${engine}/rooms.mjs, and arrows go one way.`,
}));

export default tseslint.config(
  {
    ignores: [
      'build/',
      'preview/',
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
      'import-x/internal-regex': '^(?:docusaurus-hosting|@site|@theme)',
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
            ...roomZones,
            {
              target: engine,
              from: '.',
              except: [engine, './node_modules'],
              message: 'The engine knows nothing of the site around it.',
            },
            {
              target: ['./bench', './scripts', './src', './*.ts', `${engine}/src/**/!(*.test).{ts,tsx}`],
              from: ['./tests', `${engine}/tests`],
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
          selector: "CallExpression[callee.object.name='vi'][callee.property.name=/^(?:doMock|mock)$/]",
          message: 'Name the file *.mocked.test.ts, which gets its modules anew.',
        },
      ],
    },
  },
  {
    // Moments are passed in, so that tests can say which; these ask the clock: commands, `npm start`, a component in the browser.
    files: ['packages/docusaurus-hosting/src/**/*.{ts,tsx}'],
    ignores: [
      '**/*.test.{ts,tsx}',
      ...[
        'cli/check/index.ts',
        'cli/new/index.ts',
        'cli/deployCommand.ts',
        'cli/preview/index.ts',
        'cli/report/index.ts',
        'components/useNow.ts',
        'live-preview/index.ts',
      ].map((file) => `packages/docusaurus-hosting/src/${file}`),
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
    files: ['packages/docusaurus-hosting/src/german-search/ui/*.{ts,tsx}'],
    rules: {'@typescript-eslint/no-deprecated': 'off'},
  },
  {
    // Everything at the root uses the engine as its installed package, by what package.json exports.
    files: ['**/*.{ts,tsx,mts}'],
    ignores: ['packages/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {patterns: [{group: ['**/packages/docusaurus-hosting/src/**'], message: 'Import docusaurus-hosting/….'}]},
      ],
    },
  },
);
