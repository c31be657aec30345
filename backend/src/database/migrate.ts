import pg from 'pg';
import { grantToApplication } from './application-role.js';
import { openOwnerDataSource } from './data-source.js';
import { completeSandboxDatabase, prepareSandboxDatabase } from './sandbox-database.js';
import { WAIT_FOR_LOCK } from './migrate.sql.js';

const MIGRATION_LOCK = 4_112_026;

/**
 * Brings the schema up to date. Instances that start together wait for the first one.
 * @param ownerUrl connection that may change the schema
 * @param applicationUrl connection of the server, whose role is granted its rights
 * @param upTo name of the last migration to run; default: all
 * @param isSandbox whether it is the database of the sandbox; default: as SANDBOX_MODE says
 * @returns the names of the migrations that ran
 */
export async function migrate(
  ownerUrl: string,
  applicationUrl: string,
  { upTo, isSandbox = process.env['SANDBOX_MODE'] === 'on' }: { upTo?: string; isSandbox?: boolean } = {},
): Promise<string[]> {
  const lock = new pg.Client({ connectionString: ownerUrl });
  await lock.connect();
  try {
    await lock.query(WAIT_FOR_LOCK, [MIGRATION_LOCK]);
    if (isSandbox) await prepareSandboxDatabase(lock);
    const dataSource = await openOwnerDataSource(ownerUrl, upTo);
    try {
      const ran = await dataSource.runMigrations({ transaction: 'each' });
      // The list of append-only tables matches the newest schema.
      if (!upTo) await grantToApplication(dataSource, applicationUrl);
      if (isSandbox) await completeSandboxDatabase(lock);
      return ran.map((migration) => migration.name);
    } finally {
      await dataSource.destroy();
    }
  } finally {
    await lock.end();
  }
}
