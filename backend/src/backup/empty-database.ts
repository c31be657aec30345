import type pg from 'pg';

/** Tables that migrations fill, so that they hold rows before anybody used the product. */
export const FILLED_BY_MIGRATIONS: readonly string[] = [
  'banned_words',
  'faqs',
  'fiscal_years',
  'ledger_accounts',
  'subscription_plan_terms',
  'subscription_plans',
];

const TABLES_WITH_ROWS = `
  SELECT c.relname AS table FROM pg_class c
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relname <> 'schema_migrations' AND c.relname <> ALL ($1)
    AND (xpath('/row/found/text()', query_to_xml(format('SELECT EXISTS (SELECT 1 FROM public.%I) AS found', c.relname), false, true, '')))[1]::text = 'true'
  ORDER BY c.relname`;

/** @throws when the database holds more than what migrations put there */
export async function assertDatabaseEmpty(db: pg.ClientBase): Promise<void> {
  const { rows } = await db.query<{ table: string }>(TABLES_WITH_ROWS, [FILLED_BY_MIGRATIONS]);
  if (rows.length === 0) return;
  const some = rows.slice(0, 3).map(({ table }) => table);
  throw new Error(
    `The database holds rows (${some.join(', ')}). A backup is restored into an empty database only; nothing was changed.`,
  );
}
