import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { clientRules, formRules, namedExports, testRules } from './scripts/eslint/form-rules.mjs';
import { importRules, jobImports, sharedUiImports } from './scripts/eslint/import-rules.mjs';

const sources = ['*/src/**/*.{ts,tsx}', 'shell/server/**/*.{ts,tsx}'];
const longByNature = ['backend/src/database/{migrations,seeds}/**', '**/*.spec.{ts,tsx}', '**/*.d.ts'];
const fronts = ['{shell,shared-ui,*-mfe}/**/*.{ts,tsx}'];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/coverage/**',
      '.data/**',
      '.nx/**',
      'shared-ui/src/store/api/generated/**',
      'sdk/src/generated/**',
      'scripts/test/bad-forms/**',
      'scripts/test/bad-imports/**',
    ],
  },
  { files: ['**/*.{ts,tsx}'], extends: [tseslint.configs.strict] },
  {
    files: ['**/*.{ts,tsx}'],
    languageOptions: {
      parserOptions: {
        ecmaFeatures: { jsx: true },
        experimentalDecorators: true,
        emitDecoratorMetadata: true,
      },
    },
    rules: {
      '@typescript-eslint/no-extraneous-class': [
        'error',
        { allowWithDecorator: true, allowStaticOnly: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/triple-slash-reference': [
        'error',
        { path: 'always', types: 'never', lib: 'never' },
      ],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: sources,
    rules: {
      'no-restricted-syntax': ['error', namedExports],
    },
  },
  formRules,
  ...clientRules,
  testRules,
  {
    files: ['backend/src/**/*.controller.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'ImportDeclaration[importKind="type"][source.value=/\\.dto(\\.js)?$/]',
          message: 'A type-only import of a DTO switches its validation off. Import the class itself.',
        },
      ],
    },
  },
  {
    files: sources,
    ignores: longByNature,
    rules: { 'max-lines': ['error', { max: 350, skipBlankLines: true, skipComments: true }] },
  },
  { files: ['**/*.d.ts'], rules: { 'no-restricted-syntax': 'off' } },
  { files: sources, ...importRules(import.meta.dirname) },
  sharedUiImports,
  jobImports,
  {
    files: fronts,
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-globals': [
        'error',
        {
          name: 'Intl',
          message: 'Chromium has no Nepali data: use shared-ui/format, which is alike everywhere.',
        },
      ],
    },
  },
  {
    files: ['**/*.{mjs,cjs,js}'],
    rules: { eqeqeq: 'error', 'no-unused-vars': 'error', 'no-var': 'error', 'prefer-const': 'error' },
  },
);
