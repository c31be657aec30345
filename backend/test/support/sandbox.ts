import path from 'node:path';
import pg from 'pg';
import { migrate } from '../../src/database/migrate.js';
import { type RunningApp, startApp } from './start-app.js';
import { World } from './world.js';

export const SECRET = 'a secret of 0123456789 for the tests of the sandbox';

export interface RunningSandbox {
  sandbox: RunningApp;
  /** Settings of a backend that uses the sandbox. */
  env: NodeJS.ProcessEnv;
}

const urlOf = (variable: string, database: string): string => {
  const url = new URL(process.env[variable] ?? '');
  url.pathname = `/${database}`;
  return url.href;
};

const TEMPLATE = 'sandbox_template';

/** Migrates a database with the clock of the sandbox, with categories and cities. The first file of a run makes it, the others copy it. */
async function makeTemplate(superuser: pg.Client): Promise<void> {
  const made = await superuser.query('SELECT 1 FROM pg_database WHERE datname = $1', [TEMPLATE]);
  if (made.rows.length > 0) return;
  const unfinished = `${TEMPLATE}_unfinished`;
  await superuser.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
  await superuser.query(`CREATE DATABASE ${unfinished} OWNER dobbar_owner`);
  const ownerUrl = urlOf('TEST_OWNER_URL', unfinished);
  await migrate(ownerUrl, urlOf('TEST_APP_URL', unfinished), { isSandbox: true });
  const database = new pg.Pool({ connectionString: ownerUrl, max: 1 });
  await new World(database, '').catalog();
  await database.end();
  await superuser.query(`ALTER DATABASE ${unfinished} RENAME TO ${TEMPLATE}`);
}

/**
 * Creates the database of a sandbox: migrated with the clock of the sandbox, with categories and cities.
 * @returns settings of its backends
 */
export async function createSandboxDatabase(): Promise<NodeJS.ProcessEnv> {
  const name = `sandbox_${process.env['JEST_WORKER_ID']}`;
  const superuser = new pg.Client(urlOf('TEST_SUPERUSER_URL', 'postgres'));
  await superuser.connect();
  await superuser.query('SELECT pg_advisory_lock(hashtext($1))', [TEMPLATE]);
  await makeTemplate(superuser);
  await superuser.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await superuser.query(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} OWNER dobbar_owner`);
  // A copy has no settings of the database.
  await superuser.query(`ALTER DATABASE ${name} SET search_path = public, pg_catalog`);
  await superuser.end();
  return {
    DATABASE_URL: urlOf('TEST_APP_URL', name),
    DATABASE_MIGRATION_URL: urlOf('TEST_OWNER_URL', name),
    DATA_DIR: path.join(process.env['DATA_DIR'] ?? '', 'sandbox'),
    SANDBOX_MODE: 'on',
    SANDBOX_SECRET: SECRET,
  };
}

/** Starts a sandbox with a database of its own. */
export async function startSandbox(): Promise<RunningSandbox> {
  const sandbox = await startApp(await createSandboxDatabase());
  return { sandbox, env: { SANDBOX_URL: sandbox.url, SANDBOX_SECRET: SECRET } };
}
