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

/**
 * Creates the database of a sandbox: migrated with the clock of the sandbox, with categories and cities.
 * @returns settings of its backends
 */
export async function createSandboxDatabase(): Promise<NodeJS.ProcessEnv> {
  const name = `sandbox_${process.env['JEST_WORKER_ID']}`;
  const superuser = new pg.Client(urlOf('TEST_SUPERUSER_URL', 'postgres'));
  await superuser.connect();
  await superuser.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  await superuser.query(`CREATE DATABASE ${name} OWNER dobbar_owner`);
  await superuser.end();
  const applicationUrl = urlOf('TEST_APP_URL', name);
  const ownerUrl = urlOf('TEST_OWNER_URL', name);
  await migrate(ownerUrl, applicationUrl, { isSandbox: true });
  const database = new pg.Pool({ connectionString: ownerUrl, max: 1 });
  await new World(database, '').catalog();
  await database.end();
  return {
    DATABASE_URL: applicationUrl,
    DATABASE_MIGRATION_URL: ownerUrl,
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
