import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {ignores: ['build/', '**/.docusaurus/', '.cache/', '**/node_modules/', 'test-results/']},
  tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    plugins: {'react-hooks': reactHooks},
    rules: {
      ...reactHooks.configs.recommended.rules,
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': ['error', {fixStyle: 'inline-type-imports'}],
      'no-warning-comments': ['error', {terms: ['todo', 'fixme', 'xxx']}],
      eqeqeq: 'error',
    },
  },
  {files: ['src/**/*.tsx'], ...jsxA11y.flatConfigs.recommended},
);
