import 'reflect-metadata';
import { rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { readDatabaseUrls } from './config/database-urls.js';
import {
  insertTestAccount,
  prepareTestAccount,
  renewTestAccount,
  type TestCredentials,
} from './modules/auth/index.js';
import { ensureTestDeal } from './modules/deals/index.js';
import { findTestBusiness, insertTestBusiness } from './modules/vendors/index.js';

const HELP = `Sets up the test business of \`npm run check:live\`, and writes what the check signs in with to a file that only you can read.

  npm run check:live -- --set-up FILE
  node backend/dist/test-business.js FILE      the same in an image

A second run gives the accounts new passwords and writes the file again.
`;

interface Written {
  dealId: number;
  customer: TestCredentials;
  staff: TestCredentials;
}

/** Creates the accounts, the business and its deal, or renews the passwords of the accounts. */
async function setUp(db: pg.Client): Promise<Written> {
  const customer = await prepareTestAccount('customer');
  const owner = await prepareTestAccount('owner');
  await db.query('BEGIN');
  const known = await findTestBusiness(db);
  const written = known
    ? {
        dealId: await ensureTestDeal(db, known.id),
        customer: await renewTestAccount(db, known.customerId, customer),
        staff: await renewTestAccount(db, known.ownerId, owner),
      }
    : await create();
  await db.query('COMMIT');
  return written;

  async function create(): Promise<Written> {
    const customerId = await insertTestAccount(db, 'customer', customer);
    const ownerId = await insertTestAccount(db, 'vendor', owner);
    const vendorId = await insertTestBusiness(db, ownerId, customerId);
    const dealId = await ensureTestDeal(db, vendorId);
    return { dealId, customer: customer.credentials, staff: owner.credentials };
  }
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { help: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [file] = positionals;
  if (values.help || !file) return void process.stdout.write(HELP);
  const db = new pg.Client({ connectionString: readDatabaseUrls(process.env).applicationUrl });
  await db.connect();
  try {
    const written = await setUp(db);
    // A new file, because the mode of an existing one would stay.
    await rm(file, { force: true });
    await writeFile(file, `${JSON.stringify(written, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    process.stdout.write(`${file} has what the check signs in with. Keep it as secret as a password.\n`);
  } finally {
    await db.end();
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
