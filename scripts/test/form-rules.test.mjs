import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { clientRules, formRules, testRules } from '../eslint/form-rules.mjs';

const fixture = path.join(import.meta.dirname, 'bad-forms');
const eslint = new ESLint({
  cwd: fixture,
  overrideConfigFile: true,
  overrideConfig: [
    { files: ['**/*.ts'], languageOptions: { parser: tseslint.parser } },
    formRules,
    ...clientRules,
    testRules,
  ],
});

const rejected = [
  'vendor-mfe/src/features/plans/catches-a-failure.ts',
  'vendor-mfe/src/features/plans/chains-a-catch.ts',
  'admin-mfe/src/features/plans/uses-another-form.ts',
  'admin-mfe/src/features/plans/exports-by-default.ts',
  'vendor-mfe/src/features/plans/writes-a-path.ts',
  'storefront-mfe/src/features/plans/writes-a-path-with-an-id.ts',
  'shared-ui/src/store/api/plans/index.ts',
  'vendor-mfe/src/features/plans/finds-inside-act.spec.ts',
];

const results = await eslint.lintFiles(['**/*.ts']);
const rulesBroken = new Map(
  results.map(({ filePath, messages }) => [
    path.relative(fixture, filePath),
    messages.map(({ ruleId }) => ruleId),
  ]),
);

for (const file of rejected)
  test(`rejects the call in ${file}`, () =>
    assert.ok(rulesBroken.get(file).includes('no-restricted-syntax')));

test('accepts other code', () => {
  const wrong = [...rulesBroken].filter(([file, rules]) => rules.length > 0 && !rejected.includes(file));
  assert.deepEqual(wrong, []);
  assert.ok(rulesBroken.has('vendor-mfe/src/features/plans/good.ts'));
});
