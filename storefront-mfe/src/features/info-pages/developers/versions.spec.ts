import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { VERSIONS } from './versions';

test('the page names the versions of the changelog', () => {
  const file = path.resolve(__dirname, '../../../../../docs/api-changelog.md');
  const headings = [...readFileSync(file, 'utf8').matchAll(/^## (\S+)$/gm)].map(([, version]) => version);
  expect(VERSIONS.map(({ version }) => version)).toEqual(headings);
});
