#!/usr/bin/env node
import fs from 'node:fs';
import path from 'node:path';
import { rootDir } from '../run/settings.mjs';
import { tableAccess } from '../lint/sql/table-access.mjs';

/** `npm run generate:table-access`: which module accesses which relation, and the statements for which that is not known. */
const { lines, unresolved } = tableAccess(path.join(rootDir, 'backend'));
write('backend/test/table-access.txt', lines);
write('backend/test/table-access-unresolved.txt', unresolved);

function write(file, content) {
  fs.writeFileSync(path.join(rootDir, file), content.map((line) => `${line}\n`).join(''));
}
