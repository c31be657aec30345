import type pg from 'pg';
import { TABLES_WITH_ROWS } from './empty-database.sql.js';

/** Tables that migrations fill, so that they contain rows in an unused database. */
export const FILLED_BY_MIGRATIONS: readonly string[] = [
  'banned_words',
  'daily_close_release',
  'faqs',
  'fiscal_years',
  'ledger_accounts',
  'search_terms',
  'subscription_plan_terms',
  'subscription_plans',
];

/** @throws if the database contains more than the rows from migrations */
export async function assertDatabaseEmpty(db: pg.ClientBase): Promise<void> {
  const { rows } = await db.query<{ table: string }>(TABLES_WITH_ROWS, [FILLED_BY_MIGRATIONS]);
  if (rows.length === 0) return;
  const some = rows.slice(0, 3).map(({ table }) => table);
  throw new Error(
    `The database holds rows (${some.join(', ')}). A backup is restored into an empty database only; nothing was changed.`,
  );
}
