import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { startPostgres } from '../../../scripts/database/postgres.mjs';
import { makeTestFolder } from '../../../scripts/database/test-folder.mjs';

const backendDir = path.resolve(import.meta.dirname, '../..');

/**
 * Starts one temporary PostgreSQL for the run and migrates its database once. Every test file then uses a
 * separate copy (`own-database.mjs`).
 */
export default async function globalSetup() {
  const migrate = path.join(backendDir, 'dist/migrate.js');
  const folder = makeTestFolder();
  const postgres = await startPostgres({ dataDir: path.join(folder, 'postgres'), durable: false });
  globalThis.testPostgres = { folder, postgres };
  process.env.TEST_SUPERUSER_URL = postgres.superuserUrl;
  process.env.TEST_OWNER_URL = postgres.ownerUrl;
  process.env.TEST_APP_URL = postgres.appUrl;
  process.env.DATA_DIR = path.join(folder, 'data');
  const migrated = spawnSync(process.execPath, [migrate], {
    encoding: 'utf8',
    env: { ...process.env, DATABASE_URL: postgres.appUrl, DATABASE_MIGRATION_URL: postgres.ownerUrl },
  });
  if (migrated.status === 0) return;
  await postgres.stop();
  throw new Error(`The test database could not be migrated:\n${migrated.stdout}${migrated.stderr}`);
}
