import type pg from 'pg';

/** Every row of every table as PostgreSQL prints it, one line each, preceded by its table. */
export async function databaseDump(database: pg.Pool): Promise<string[]> {
  const { rows: tables } = await database.query<{ name: string }>(
    `SELECT quote_ident(table_name) AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
       AND NOT EXISTS (SELECT 1 FROM pg_class c WHERE c.oid = to_regclass(quote_ident(table_name)) AND c.relispartition)`,
  );
  const lines: string[] = [];
  for (const { name } of tables) {
    const { rows } = await database.query<{ line: string }>(`SELECT t::text AS line FROM ${name} AS t`);
    lines.push(...rows.map(({ line }) => `${name} ${line}`));
  }
  return lines;
}
