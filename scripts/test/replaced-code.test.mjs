import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { rootDir } from '../run/settings.mjs';
import leanIcon from '../build/replaced/lean-icon.mjs';
import wholePart from '../build/replaced/whole-part.mjs';

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

test('a part that the server keeps is the component itself in the browser', () => {
  const source = [
    'function CardPart({ deal }) {',
    '  return deal.title;',
    '}',
    'export const Card = keptPart(CardPart);',
    'function RowPart() {}',
    'const Row = keptPart(RowPart);',
  ].join('\n');
  const built = [
    'export function Card({ deal }) {',
    '  return deal.title;',
    '}',
    '',
    'function Row() {}',
    '',
  ];
  assert.equal(wholePart(source), built.join('\n'));
});

test('other code is unchanged', () => {
  const source = 'const Card = keptPart(Other);\nfunction CardPart() {}\n';
  assert.equal(wholePart(source), source);
});
