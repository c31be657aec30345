import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { rootDir } from '../run/settings.mjs';

const read = (file) => fs.readFileSync(path.join(rootDir, file), 'utf8');

const rows = read('docs/defects.md')
  .split('\n')
  .map((line) => /^\| *([RUVAPC]\d+) *\|([^|]+)\|(.+)\|$/.exec(line))
  .filter((row) => row !== null)
  .map(([, id, , tests]) => ({
    id,
    tests: [...tests.matchAll(/`([^`]+\.(?:tsx?|mjs))` \(([^)]+)\)/g)].map(([, file, title]) => ({
      file,
      title,
    })),
  }));

test('docs/defects.md lists each defect once', () => {
  const ids = rows.map(({ id }) => id);
  assert.ok(ids.length > 70, `${ids.length} rows`);
  assert.deepEqual(ids, [...new Set(ids)]);
});

test('each defect names a test that exists', () => {
  const missing = rows.flatMap(({ id, tests }) =>
    tests
      .filter(({ file, title }) => !fs.existsSync(path.join(rootDir, file)) || !read(file).includes(title))
      .map(({ file, title }) => `${id}: ${file} (${title})`),
  );
  assert.deepEqual(missing, []);
  const untested = rows.filter(({ tests }) => tests.length === 0).map(({ id }) => id);
  assert.deepEqual(untested, ['R32'], 'R32 is a measurement');
});

test('each table of a document has one header', () => {
  const doubled = fs
    .readdirSync(path.join(rootDir, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .filter((name) => {
      const lines = read(path.join('docs', name)).split('\n');
      const isRule = (line) => /^\| *:?-+/.test(line ?? '');
      return lines.some((line, index) => isRule(line) && /^\|/.test(lines[index - 2] ?? ''));
    });
  assert.deepEqual(doubled, []);
});
