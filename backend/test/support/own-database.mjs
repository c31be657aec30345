import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';

const template = 'dobbar';
const name = `test_${process.env.JEST_WORKER_ID}`;

/** Clones the migrated template database per test file, at DATABASE_URL, with a separate data folder. */
const superuser = new pg.Client(urlOf('TEST_SUPERUSER_URL', 'postgres'));
await superuser.connect();
await superuser.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
await superuser.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY file_copy OWNER dobbar_owner`);
await superuser.end();

process.env.DATA_DIR = mkdtempSync(path.join(path.dirname(process.env.DATA_DIR), 'data-'));
process.env.APP_ENV ??= 'demo';
process.env.LOG_LEVEL ??= 'silent';
process.env.RATE_LIMIT_FACTOR ??= '1000';
process.env.DATABASE_URL = urlOf('TEST_APP_URL', name);
process.env.DATABASE_MIGRATION_URL = urlOf('TEST_OWNER_URL', name);

function urlOf(variable, database) {
  const url = new URL(process.env[variable]);
  url.pathname = `/${database}`;
  return url.href;
}
