import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { troublesOf } from './stages/browser-report.mjs';

const passed = { errors: [], attachments: [] };
const failed = (message, context) => ({
  errors: [{ message }],
  attachments: context ? [{ name: 'error-context', path: context }] : [],
});
const spec = (title, status, results) => ({ file: 'a.e2e.ts', line: 7, title, tests: [{ status, results }] });
const reportOf = (...specs) => ({ suites: [{ specs: [], suites: [{ specs }] }], errors: [] });

test('a run in which everything passed at once has nothing to tell', () => {
  assert.equal(troublesOf(reportOf(spec('works', 'expected', [passed]))), '');
});

test('a failure is told with its message and the page it happened on', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'dobbar-report-test-'));
  const context = path.join(folder, 'error-context.md');
  fs.writeFileSync(context, '# Instructions\n\n```yaml\n- button "Sign in"\n```\n');
  const told = troublesOf(
    reportOf(
      spec('works', 'expected', [passed]),
      spec('fails', 'unexpected', [failed('no such text', context)]),
    ),
  );
  fs.rmSync(folder, { recursive: true });
  assert.match(told, /^✘ a\.e2e\.ts:7 fails\nno such text\n```yaml\n- button "Sign in"/);
  assert.doesNotMatch(told, /works|Instructions/);
});

test('who needed a second try is named, and so is what broke outside of any test', () => {
  const told = troublesOf({
    ...reportOf(spec('hesitates', 'flaky', [failed('too late'), passed])),
    errors: [{ message: 'a file could not be read' }],
  });
  assert.match(told, /^a file could not be read\n\nPassed only at a second try \(1\)/);
  assert.match(told, /hesitates\ntoo late/);
});
