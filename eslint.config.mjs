import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { boundaries, testBoundaries } from './tools/boundaries.mjs';

export default tseslint.config(
  {
    ignores: [
      '**/dist',
      'generated',
      '**/.data',
      '**/node_modules',
      '.nx',
      '**/migrations',
      '**/*.template',
      '**/client-types.d.ts',
    ],
  },
  ...tseslint.configs.recommended,
  {
    plugins: { '@nx': nx },
    rules: {
      '@nx/enforce-module-boundaries': ['error', boundaries],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      'max-lines': ['error', { max: 300 }],
      'no-console': ['error', { allow: ['info', 'warn'] }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['apps/lms-web/**/*.{ts,tsx}', 'libs/**/*.{ts,tsx}'],
    ...jsxA11y.flatConfigs.strict,
  },
  {
    files: ['libs/**/*.tsx'],
    // Captions come from the data, and a course without them can't be submitted; the rule sees only literals.
    rules: { 'jsx-a11y/media-has-caption': 'off' },
  },
  {
    files: ['apps/lms-web/**/*.{ts,tsx}', 'libs/**/*.{ts,tsx}'],
    ...reactHooks.configs.flat['recommended-latest'],
  },
  {
    files: ['**/*.config.{ts,mts,mjs}'],
    rules: { 'import/no-default-export': 'off' },
  },
  {
    files: ['{apps/lms-web,libs}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['**/testing/**'], message: 'Only tests may use it.' }] },
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/testing/**'],
    rules: { '@nx/enforce-module-boundaries': ['error', testBoundaries] },
  },
  { files: ['tools/**'], rules: { 'no-console': 'off' } },
  prettier,
);
