#!/usr/bin/env node
import fs from 'node:fs';
import path from 'node:path';
import { rootDir } from '../run/settings.mjs';
import { tableAccess } from '../lint/sql/table-access.mjs';

/**
 * `npm run generate:table-access`: lists the relations that each module accesses, and the statements whose relations cannot be
 * determined.
 */
const { lines, unresolved } = tableAccess(path.join(rootDir, 'backend'));
write('backend/test/table-access.txt', lines);
write('backend/test/table-access-unresolved.txt', unresolved);

function write(file, content) {
  fs.writeFileSync(path.join(rootDir, file), content.map((line) => `${line}\n`).join(''));
}
