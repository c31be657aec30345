import pg from 'pg';
import { ledgerErrors } from '../../src/ledger/ledger-errors.js';

/** Whatever the tests of a file did: afterwards every rupee is where the ledger says (rule LE3). */
afterAll(async () => {
  const database = new pg.Client({ connectionString: process.env['DATABASE_MIGRATION_URL'] });
  await database.connect();
  const errors = await ledgerErrors(database);
  await database.end();
  expect(errors).toEqual([]);
});
