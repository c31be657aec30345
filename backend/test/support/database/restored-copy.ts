import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { urlOf } from './database-urls.js';

/** An empty database with its own data folder, to restore a backup into. */
export interface EmptyPlace {
  env: NodeJS.ProcessEnv;
  database: pg.Pool;
  remove: () => Promise<void>;
}

/** @param isMigrated true if it has the tables already */
export async function emptyPlace(name: string, isMigrated = false): Promise<EmptyPlace> {
  const database = `${name}_${process.env['JEST_WORKER_ID']}`;
  const superuser = new pg.Client({ connectionString: urlOf('TEST_SUPERUSER_URL', 'postgres') });
  await superuser.connect();
  await superuser.query(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
  const template = isMigrated ? 'TEMPLATE dobbar STRATEGY file_copy' : '';
  await superuser.query(`CREATE DATABASE ${database} ${template} OWNER dobbar_owner`);
  const ownerUrl = urlOf('TEST_OWNER_URL', database);
  const pool = new pg.Pool({ connectionString: ownerUrl, max: 4 });
  // Connections that are idle when the database is dropped.
  pool.on('error', () => undefined);
  return {
    env: {
      ...process.env,
      DATA_DIR: mkdtempSync(path.join(path.dirname(process.env['DATA_DIR'] as string), 'restored-')),
      DATABASE_URL: urlOf('TEST_APP_URL', database),
      DATABASE_MIGRATION_URL: ownerUrl,
    },
    database: pool,
    remove: async () => {
      await pool.end();
      await superuser.query(`DROP DATABASE ${database} WITH (FORCE)`);
      await superuser.end();
    },
  };
}
