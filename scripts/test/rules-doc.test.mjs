import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { rootDir } from '../run/settings.mjs';

const read = (file) => fs.readFileSync(path.join(rootDir, file), 'utf8');

const document = read('docs/rules.md');
const rules = [...document.matchAll(/^- \*\*([A-Z]+\d+)\*\*/gm)].map(([, rule]) => rule);
const rows = [...document.matchAll(/^\| ([A-Z]+\d+) +\| `([^`]+)`(?: \((.+)\))? *\|$/gm)].map(
  ([, rule, file, title]) => ({ rule, file, title }),
);

test('each rule of docs/rules.md names one test, in the order of the rules', () => {
  assert.ok(rules.length > 200, `${rules.length} rules`);
  assert.deepEqual(
    rows.map(({ rule }) => rule),
    rules,
  );
});

test('the test of a rule exists and has the title, or cites the rule', () => {
  const missing = rows
    .filter(({ rule, file, title }) => {
      if (!fs.existsSync(path.join(rootDir, file))) return true;
      return title ? !read(file).includes(title) : !new RegExp(`\\b${rule}\\b`).test(read(file));
    })
    .map(({ rule, file, title = rule }) => `${rule}: ${file} (${title})`);
  assert.deepEqual(missing, []);
});
