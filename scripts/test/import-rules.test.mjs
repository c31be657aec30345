import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { importRules, jobImports, sharedUiImports } from '../eslint/import-rules.mjs';

const fixture = path.join(import.meta.dirname, 'bad-imports');
const eslint = new ESLint({
  cwd: fixture,
  overrideConfigFile: true,
  overrideConfig: [
    { files: ['**/*.ts'], languageOptions: { parser: tseslint.parser }, ...importRules(fixture) },
    sharedUiImports,
    jobImports,
  ],
});

const rejected = {
  'backend/src/modules/vendors/reaches-into-another-module.ts': 'boundaries/dependencies',
  'backend/src/modules/vendors/imports-a-front-end.ts': 'boundaries/dependencies',
  'backend/src/common/knows-a-module.ts': 'boundaries/dependencies',
  'backend/src/modules/vendors/runs-at-an-interval.ts': 'no-restricted-imports',
  'backend/src/modules/vendors/starts-a-timer.ts': 'no-restricted-globals',
  'vendor-mfe/src/features/counter/imports-another-feature.ts': 'boundaries/dependencies',
  'vendor-mfe/src/features/counter/imports-its-app.ts': 'boundaries/dependencies',
  'vendor-mfe/src/features/counter/imports-the-backend.ts': 'boundaries/dependencies',
  'vendor-mfe/src/features/counter/passes-by-a-door.ts': 'boundaries/dependencies',
  'vendor-mfe/src/shared/imports-a-feature.ts': 'boundaries/dependencies',
  'vendor-mfe/src/app/imports-another-workspace.ts': 'boundaries/dependencies',
  'shared-ui/src/format/imports-the-store.ts': 'boundaries/dependencies',
  'shared-ui/src/platform/imports-the-ui.ts': 'boundaries/dependencies',
  'shared-ui/src/ui/enters-by-an-entry-point.ts': 'no-restricted-imports',
  'shared-ui/src/ui/imports-a-remote.ts': 'boundaries/dependencies',
  'shared-ui/src/ui/imports-a-test-helper.ts': 'boundaries/dependencies',
  'shared-ui/src/ui/imports-the-store-by-a-path.ts': 'no-restricted-imports',
  'sdk/src/imports-a-front-end.ts': 'boundaries/dependencies',
  'shell/src/app/imports-the-sdk.ts': 'boundaries/dependencies',
  'shell/src/app/enters-by-a-path.ts': 'no-restricted-imports',
};

const results = await eslint.lintFiles(['**/*.ts']);
const rulesBroken = new Map(
  results.map(({ filePath, messages }) => [
    path.relative(fixture, filePath),
    messages.map(({ ruleId }) => ruleId),
  ]),
);

for (const [file, rule] of Object.entries(rejected))
  test(`rejects the import in ${file}`, () => assert.ok(rulesBroken.get(file).includes(rule)));

test('lets every other import of the fixture through', () => {
  const wrong = [...rulesBroken].filter(([file, rules]) => rules.length > 0 && !(file in rejected));
  assert.deepEqual(wrong, []);
});
