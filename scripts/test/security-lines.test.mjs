import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { rootDir } from '../run/settings.mjs';

const text = fs.readFileSync(path.join(rootDir, 'docs/security.md'), 'utf8');
const section = text.slice(text.indexOf('## Sixty guarantees'), text.indexOf('## Further guarantees'));
const rows = section
  .split('\n')
  .filter((line) => /^\| *\d+ /.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

test('the table of security has sixty lines, each with a test', () => {
  assert.deepEqual(
    rows.map(([, number]) => Number(number)),
    Array.from({ length: 60 }, (_, index) => index + 1),
  );
  for (const cells of rows) assert.match(cells[4], /`.+`/, `line ${cells[1]}`);
});

test('every test file that it names exists', () => {
  const files = [...section.matchAll(/`([^`]+\.(?:ts|mjs))`/g)].map(([, file]) => file);
  assert.ok(files.length > 80);
  assert.deepEqual(
    files.filter((file) => !fs.existsSync(path.join(rootDir, file))),
    [],
  );
});
