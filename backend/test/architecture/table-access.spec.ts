import { readFileSync } from 'node:fs';
import path from 'node:path';
import { tableAccess } from '../../../scripts/lint/sql/table-access.mjs';

const rootDir = path.resolve(import.meta.dirname, '../../..');
const committed = (file: string) =>
  readFileSync(path.join(rootDir, file), 'utf8').split('\n').filter(Boolean);

describe('which module accesses which relation', () => {
  const { lines, unresolved } = tableAccess(path.join(rootDir, 'backend'));

  it('is what table-access.txt says; if not, run npm run generate:table-access', () => {
    expect(lines).toEqual(committed('backend/test/table-access.txt'));
  });

  it('is known for every statement that table-access-unresolved.txt does not list', () => {
    expect(unresolved).toEqual(committed('backend/test/table-access-unresolved.txt'));
  });
});
