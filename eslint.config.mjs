import nx from '@nx/eslint-plugin';
import prettier from 'eslint-config-prettier';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import unicorn from 'eslint-plugin-unicorn';
import tseslint from 'typescript-eslint';
import { boundaries, management, testBoundaries } from './tools/boundaries.mjs';

const web = ['apps/lms-web/**/*.{ts,tsx}', 'libs/*/web/**/*.{ts,tsx}', 'libs/shared/**/*.{ts,tsx}'];
const tests = [
  '**/*.test.{ts,tsx,mjs}',
  '**/testing/**',
  'apps/lms-api/src/{durability,fuzz-test,permissions-test}/**',
  'apps/lms-api/src/demo-data/{demo-fixture.ts,report-answers/**}',
];

/** Test support never ships. */
const testSupport = {
  patterns: [{ group: ['**/testing/**', '@lms/*/api/testing'], message: 'Only tests may use it.' }],
};

/** Replaces the whole page when its code can't be loaded, and never tries again. */
const lazy = { name: 'react', importNames: ['lazy'], message: 'Use `lazyPart` of @lms/ui.' };

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
    plugins: { '@nx': nx, 'import-x': importX, unicorn },
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({
          extensions: ['.ts', '.tsx', '.mjs', '.json'],
          tsconfig: { configFile: `${import.meta.dirname}/tsconfig.base.json` },
        }),
      ],
      'import-x/extensions': ['.ts', '.tsx', '.mjs'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      '@nx/enforce-module-boundaries': ['error', boundaries],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      // A package without types has them in a file of ours, which those who import our code need, too.
      '@typescript-eslint/triple-slash-reference': ['error', { path: 'always' }],
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-default-export': 'error',
      'import-x/order': [
        'error',
        {
          groups: [
            ['builtin', 'external', 'internal'],
            ['parent', 'sibling', 'index'],
          ],
          alphabetize: { order: 'asc', caseInsensitive: true },
          'newlines-between': 'ignore',
        },
      ],
      'sort-imports': ['error', { ignoreDeclarationSort: true, ignoreCase: true }],
      'unicorn/filename-case': ['error', { case: 'kebabCase' }],
      'max-lines': ['error', { max: 300 }],
      'no-console': ['error', { allow: ['info', 'warn'] }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: tests,
    rules: {
      'no-restricted-imports': ['error', { ...testSupport, paths: [lazy] }],
    },
  },
  {
    files: management.files,
    ignores: [...tests, ...management.ignores],
    rules: {
      'no-restricted-imports': ['error', { ...testSupport, paths: [lazy, management.imports] }],
    },
  },
  { files: tests, rules: { '@nx/enforce-module-boundaries': ['error', testBoundaries] } },
  { files: web, ...jsxA11y.flatConfigs.strict },
  {
    files: ['libs/**/*.tsx'],
    // Captions come from the data, and a course without them can't be submitted; the rule sees only literals.
    rules: { 'jsx-a11y/media-has-caption': 'off' },
  },
  { files: web, ...reactHooks.configs.flat['recommended-latest'] },
  {
    // What a tool looks for has to be its file's default export, under the name that the tool gives.
    files: [
      '**/*.config.{ts,mts,mjs}',
      '**/global-setup.ts',
      'tools/vite/**',
      'tools/generators/**/generator.mjs',
    ],
    rules: { 'import-x/no-default-export': 'off' },
  },
  {
    files: ['**/vite.config.ts', '**/playwright.config.mjs'],
    // They take what all have in common from one file, before any alias is known.
    rules: { '@nx/enforce-module-boundaries': 'off' },
  },
  { files: ['tools/**'], rules: { 'no-console': 'off' } },
  prettier,
);
