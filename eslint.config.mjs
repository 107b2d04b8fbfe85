import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

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
  tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/no-explicit-any': 'error',
      // Taking a property out of an object is what rest siblings are for.
      '@typescript-eslint/no-unused-vars': ['error', {ignoreRestSiblings: true}],
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      'no-warning-comments': ['error', {terms: ['todo', 'fixme', 'xxx']}],
      eqeqeq: 'error',
    },
  },
  {files: ['{src,packages}/**/*.tsx'], ...jsxA11y.flatConfigs.recommended},
);
