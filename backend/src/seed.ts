import 'reflect-metadata';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { readDatabaseUrls } from './config/database-urls.js';
import { migrateFirst } from './database/seeds/migrate-first.js';
import { assertDiskHolds, scaleNeeds } from './database/seeds/scale-needs.js';
import { seedCatalogOnce, seedOnce } from './database/seeds/seed-once.js';

const HELP = `Fills the database with demo data: businesses, deals, customers, passes and reviews that look like Nepal.

  node dist/seed.js                  once; a second run changes nothing
  node dist/seed.js --migrate        the same, after it has brought the schema up to date
  node dist/seed.js --catalog        categories, cities and memberships alone; also for production
  node dist/seed.js --deals 100000   that many further deals, for tests of scale; a million take 30 minutes and 5 GB
  node dist/seed.js --help

DATABASE_MIGRATION_URL (else DATABASE_URL) says where, DATA_DIR where the keys of the codes lie.
Demo data is rejected with APP_ENV=production.
`;

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      help: { type: 'boolean' },
      migrate: { type: 'boolean' },
      catalog: { type: 'boolean' },
      deals: { type: 'string' },
    },
  });
  if (values.help) return void process.stdout.write(HELP);
  const deals = values.deals === undefined ? 0 : Number(values.deals);
  if (!Number.isInteger(deals) || deals < 0)
    throw new Error(`--deals must be a whole number, not "${values.deals}".`);
  if (process.env['APP_ENV'] === 'production' && (!values.catalog || deals > 0))
    throw new Error('Demo data does not belong in production. Unset APP_ENV or set it to demo.');

  const urls = readDatabaseUrls(process.env);
  const { ownerUrl } = urls;
  if (deals > 0) {
    say(scaleNeeds(deals));
    await assertDiskHolds(deals, isOnThisMachine(ownerUrl) ? (process.env['DATA_DIR'] ?? '.') : undefined);
  }
  const db = new pg.Client({ connectionString: ownerUrl });
  await db.connect();
  try {
    if (values.migrate) say(await migrateFirst(db, urls));
    say(await (values.catalog ? seedCatalogOnce(db) : seedOnce(db, process.env)));
    if (deals > 0) {
      const { addScaleDeals } = await import('./database/seeds/scale-deals.js');
      await addScaleDeals(db, deals, say);
    }
  } finally {
    await db.end();
  }
}

const isOnThisMachine = (url: string): boolean =>
  ['127.0.0.1', 'localhost', '[::1]'].includes(new URL(url).hostname);

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
