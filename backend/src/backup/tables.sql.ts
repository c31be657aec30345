/**
 * Tables with the columns that contain data, in alphabetical order. A partitioned table contains the rows of its partitions. UNLOGGED
 * tables are left out, because a crash empties them as well.
 */
export const TABLES = `
  SELECT c.relname AS table, array_agg(quote_ident(a.attname) ORDER BY a.attnum) AS columns
  FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relpersistence = 'p' AND c.relname <> 'schema_migrations'
    AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
  GROUP BY c.oid ORDER BY c.relname`;

export const SEQUENCES = `
  SELECT sequencename AS sequence, last_value::text AS value FROM pg_sequences
  WHERE schemaname = 'public' AND last_value IS NOT NULL ORDER BY sequencename`;

export const LAST_MIGRATION = 'SELECT name FROM schema_migrations ORDER BY timestamp DESC LIMIT 1';

export const ACCOUNT_SUMS = `
  SELECT a.code AS account, coalesce(sum(e.paisa), 0)::text AS paisa
  FROM ledger_accounts a LEFT JOIN ledger_entries e ON e.account_id = a.id GROUP BY a.id ORDER BY a.code`;

export const FOREIGN_KEYS = `
  SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype = 'f' AND conparentid = 0 AND connamespace = 'public'::regnamespace ORDER BY oid`;

/** Sends the rows of a table, also of a partitioned one. @param columns quoted names */
export const copyRows = (table: string, columns: readonly string[]): string =>
  `COPY (SELECT ${columns.join(', ')} FROM "${table}") TO STDOUT`;
