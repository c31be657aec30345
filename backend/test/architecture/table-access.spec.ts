import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compare, readLines, violationsOf } from '../../../scripts/lint/exceptions.mjs';
import { foreignTable, foreignWrite, upwardRead } from '../../../scripts/lint/rules/table-access.mjs';
import { tableAccess } from '../../../scripts/lint/sql/table-access.mjs';

const rootDir = path.resolve(import.meta.dirname, '../../..');
const committed = (file: string) => readLines(readFileSync(path.join(rootDir, file), 'utf8'));

describe('which module accesses which relation', () => {
  const { lines, unresolved } = tableAccess(path.join(rootDir, 'backend'));

  it('is what table-access.txt says; if not, run npm run generate:table-access', () => {
    expect(lines).toEqual(committed('backend/test/table-access.txt'));
  });

  it('is known for every statement that table-access-unresolved.txt does not list', () => {
    expect(unresolved).toEqual(committed('backend/test/table-access-unresolved.txt'));
  });

  it.each([
    ['writes tables of its own alone', foreignWrite],
    ['reads and calls lower layers alone', upwardRead],
    ['reads published views of lower layers alone', foreignTable],
  ])('a module %s, but for the listed exceptions', (_sentence, rule) => {
    const exceptions = committed('scripts/lint/exceptions.txt').filter((line) =>
      line.startsWith(`${rule.name} `),
    );
    const { added, unneeded } = compare(violationsOf([rule], { tableAccess: lines }), exceptions);
    expect({ added, unneeded }).toEqual({ added: [], unneeded: [] });
  });
});
