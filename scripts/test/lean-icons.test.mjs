import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { rootDir } from '../run/settings.mjs';
import leanIcon from '../build/replaced/lean-icon.mjs';

const folder = path.join(rootDir, 'node_modules/lucide-react/dist/esm/icons');
const own = fs.readdirSync(folder).filter((file) => /^export \{ __iconData,/m.test(read(file)));

function read(file) {
  return file.endsWith('.mjs') ? fs.readFileSync(path.join(folder, file), 'utf8') : '';
}

test('every icon keeps its name, its shapes and their order', async () => {
  assert.ok(own.length > 1_500);
  for (const file of own) {
    const { __iconData: icon } = await import(path.join(folder, file));
    const [, called, parts] = /createIcon\("([^"]+)", (.*)\);$/.exec(leanIcon(read(file)));
    const shapes = JSON.parse(parts).map((part) => (typeof part === 'string' ? ['path', { d: part }] : part));
    const expected = icon.node.map(([shape, attributes]) => [
      shape,
      Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== 'key')),
    ]);
    assert.deepEqual([called, shapes], [icon.name, expected], file);
  }
});

test('a file that only leads to another icon stays as it is', () => {
  const source = read('alarm-check.mjs');
  assert.equal(leanIcon(source), source);
});
