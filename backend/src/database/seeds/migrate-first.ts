import type { ClientBase } from 'pg';
import type { DatabaseUrls } from '../../config/database-urls.js';

/**
 * Brings the schema up to date. For an empty database the modules of the demo are loaded at the same time,
 * because PostgreSQL does most of the work of a migration.
 * @returns summary text
 */
export async function migrateFirst(
  db: ClientBase,
  { ownerUrl, applicationUrl }: DatabaseUrls,
): Promise<string> {
  const { rows } = await db.query(`SELECT to_regclass('users') IS NULL AS "isEmpty"`);
  const { migrate } = await import('../migrate.js');
  const loading = rows[0]?.isEmpty ? import('./demo-seed.js') : undefined;
  const [ran] = await Promise.all([migrate(ownerUrl, applicationUrl), loading]);
  return ran.length === 0 ? 'The database is up to date.' : `Ran ${ran.length} migrations.`;
}
