import pg from 'pg';
import { readDatabaseUrls } from './config/database-urls.js';
import { ledgerErrors } from './ledger/ledger-errors.js';
import { LEDGER_COUNTS } from './ledger-check.sql.js';

/** `npm run ledger:check`: prints the errors of the ledger, and exits with code 1 if there are any. */
async function main(): Promise<void> {
  const db = new pg.Client({ connectionString: readDatabaseUrls(process.env).applicationUrl });
  await db.connect();
  try {
    // Reads all tables from one snapshot, while the product continues to run.
    await db.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const errors = await ledgerErrors(db);
    const { rows } = await db.query<{ transactions: string; entries: string }>(LEDGER_COUNTS);
    for (const { rule, at, found } of errors) process.stdout.write(`WRONG  ${at}: ${rule}, but ${found}\n`);
    const size = `${rows[0]?.transactions} transactions with ${rows[0]?.entries} entries`;
    process.stdout.write(
      errors.length === 0
        ? `The ledger is balanced: ${size}.\n`
        : `The ledger is wrong in ${errors.length} places of ${size}.\n`,
    );
    if (errors.length > 0) process.exitCode = 1;
  } finally {
    await db.end();
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
