import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';

const root = path.join(import.meta.dirname, '../../..');

/** Features with tables that compare versions, values, prices or reasons of one thing, or hold settings, and are no lists. */
const COMPARISONS = [
  'admin-mfe/src/shared/deal-review',
  'admin-mfe/src/features/workbench',
  'vendor-mfe/src/features/cases',
  'vendor-mfe/src/features/deal-editor',
  'vendor-mfe/src/features/price-items',
  'storefront-mfe/src/features/subscribe',
  'storefront-mfe/src/features/deal-detail',
  'storefront-mfe/src/features/own-account',
];

/** Components of a feature or of a shared folder, with their text. */
async function featuresOf(remote) {
  const features = new Map();
  for (const part of ['features', 'shared']) {
    const folder = path.join(root, remote, 'src', part);
    for (const name of await readdir(folder, { recursive: true })) {
      if (!/\.tsx?$/.test(name) || /\.spec\./.test(name)) continue;
      const feature = `${remote}/src/${part}/${name.split(path.sep)[0]}`;
      const text = await readFile(path.join(folder, name), 'utf8');
      features.set(feature, [...(features.get(feature) ?? []), { name, text }]);
    }
  }
  return features;
}

test('every feature with a table offers its file (A10)', async () => {
  const without = [];
  for (const remote of ['admin-mfe', 'vendor-mfe', 'storefront-mfe'])
    for (const [feature, files] of await featuresOf(remote)) {
      const hasTable = files.some(({ text }) => /<table\b/.test(text));
      const hasFile = files.some(({ text }) =>
        /<TableFile\b|<TableLink\b|file=\{|TablePath\b|PdfPath\b/.test(text),
      );
      if (hasTable && !hasFile && !COMPARISONS.includes(feature)) without.push(feature);
    }
  assert.deepEqual(without, []);
});

test('tables of the console are `ServerTable` or `FileTable`, which require a file and expand on phones (A9)', async () => {
  const others = [];
  for (const [feature, files] of await featuresOf('admin-mfe'))
    for (const { name, text } of files)
      if (!feature.endsWith('/server-table') && /import \{[^}]*\bTable\b[^}]*\} from 'antd'/.test(text))
        others.push(`${feature}: ${name}`);
  assert.deepEqual(others, []);
});

test('a column that a style sheet hides on phones is shown by an expandable row (A9)', async () => {
  const lost = [];
  for (const remote of ['vendor-mfe', 'storefront-mfe'])
    for (const [feature, files] of await featuresOf(remote))
      for (const { name, text } of files)
        if (/<t[dh]\b[^>]*className=\{[^}]*\bwide\b|isWide\(/.test(text) && !/<ExpandableRow\b/.test(text))
          lost.push(`${feature}: ${name}`);
  assert.deepEqual(lost, []);
});
