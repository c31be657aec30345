import path from 'node:path';
import pg from 'pg';
import { readDatabaseUrls } from './config/database-urls.js';
import { readCodeSecrets } from './config/keys/keys.js';
import { resealColumn } from './secrets/reseal-column.js';
import { SEALED_COLUMNS } from './secrets/sealed-columns.js';

/**
 * `npm run secrets:reseal`: seals values of earlier versions of CODE_SECRET with the first one, so that the
 * earlier ones can be removed.
 */
async function main(): Promise<void> {
  const secrets = readCodeSecrets(process.env, path.resolve(process.env['DATA_DIR'] ?? '.data'));
  const db = new pg.Client({ connectionString: readDatabaseUrls(process.env).applicationUrl });
  await db.connect();
  try {
    for (const place of SEALED_COLUMNS) {
      const count = await resealColumn(db, place, secrets);
      process.stdout.write(`${place.table}.${place.column}: ${count} sealed again.\n`);
    }
  } finally {
    await db.end();
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
