import { cpSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { seedCatalogOnce, seedOnce } from '../../../src/database/seeds/seed-once.js';
import { urlOf } from './database-urls.js';

const LOCK = 7_231;
const TEMPLATE = 'demo';
const UNFINISHED = 'demo_unfinished';

/**
 * Replaces the empty database of this test file by a copy of the demo, with its keys. The first file of a run that needs it
 * seeds the demo; the others wait for it and copy. To be called before the application starts.
 */
export async function copyDemo(): Promise<void> {
  const own = new URL(process.env['DATABASE_URL'] as string).pathname.slice(1);
  const dataDir = process.env['DATA_DIR'] as string;
  const demoData = path.join(path.dirname(dataDir), 'data-of-demo');
  const superuser = new pg.Client({ connectionString: urlOf('TEST_SUPERUSER_URL', 'postgres') });
  await superuser.connect();
  try {
    await superuser.query('SELECT pg_advisory_lock($1)', [LOCK]);
    const { rowCount } = await superuser.query('SELECT FROM pg_database WHERE datname = $1', [TEMPLATE]);
    if (!rowCount) await makeTemplate(superuser, demoData);
    await superuser.query(`DROP DATABASE ${own} WITH (FORCE)`);
    await superuser.query(
      `CREATE DATABASE ${own} TEMPLATE ${TEMPLATE} STRATEGY file_copy OWNER dobbar_owner`,
    );
  } finally {
    await superuser.end();
  }
  cpSync(demoData, dataDir, { recursive: true });
}

async function makeTemplate(superuser: pg.Client, dataDir: string): Promise<void> {
  await superuser.query(`DROP DATABASE IF EXISTS ${UNFINISHED}`);
  await superuser.query(
    `CREATE DATABASE ${UNFINISHED} TEMPLATE dobbar STRATEGY file_copy OWNER dobbar_owner`,
  );
  mkdirSync(dataDir, { recursive: true });
  const db = new pg.Client({ connectionString: urlOf('TEST_OWNER_URL', UNFINISHED) });
  await db.connect();
  try {
    // A marketplace may have its catalogue before the demo.
    await seedCatalogOnce(db);
    await seedOnce(db, { ...process.env, DATA_DIR: dataDir });
  } finally {
    await db.end();
  }
  await superuser.query(`ALTER DATABASE ${UNFINISHED} RENAME TO ${TEMPLATE}`);
}
