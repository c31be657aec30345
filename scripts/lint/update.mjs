#!/usr/bin/env node
import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compare, writeLines } from './exceptions.mjs';
import { exceptionsFile, readLayout } from './layout.mjs';

/**
 * `node scripts/lint/update.mjs [--with-new] [folder]`: removes the lines of exceptions.txt that are no longer needed.
 * `--with-new` also adds unlisted violations; only for a merge of branches, because the list must only shrink.
 */
const { values, positionals } = parseArgs({
  options: { 'with-new': { type: 'boolean', default: false } },
  allowPositionals: true,
});
const rootDir = path.resolve(positionals[0] ?? path.join(import.meta.dirname, '../..'));
const { violations, exceptions } = readLayout(rootDir);
const { added, unneeded } = compare(violations, exceptions);
const lines = values['with-new'] ? violations : violations.filter((line) => exceptions.includes(line));
fs.writeFileSync(path.join(rootDir, exceptionsFile), writeLines(lines));
process.stdout.write(
  `${unneeded.length} lines removed, ${values['with-new'] ? added.length : 0} added, ${lines.length} in the list.\n`,
);
if (added.length > 0 && !values['with-new']) {
  process.stderr.write(`Not listed:\n${writeLines(added.map((line) => `  ${line}`))}`);
  process.exitCode = 1;
}
