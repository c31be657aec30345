import pg from 'pg';
import { ledgerErrors } from '../../src/ledger/ledger-errors.js';

/** Checks after each test file that the ledger is balanced (rule LE3). */
afterAll(async () => {
  const database = new pg.Client({ connectionString: process.env['DATABASE_MIGRATION_URL'] });
  await database.connect();
  const errors = await ledgerErrors(database);
  await database.end();
  expect(errors).toEqual([]);
});
