import type { ClientBase } from 'pg';

const MAY_EXIST = new Set(['memberships', 'categories', 'locations', 'areas']);
/** Number of rows in one statement. */
const BATCH = 1_000;

/**
 * Inserts many rows with few statements; rows of the catalog may already exist.
 * @param rows objects keyed by column name, all with the same keys; dates as such, bytes as `\x…`
 */
export async function insertRows(db: ClientBase, table: string, rows: readonly object[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {}).join(', ');
  for (let from = 0; from < rows.length; from += BATCH) {
    await db.query(
      `INSERT INTO ${table} (${columns}) OVERRIDING SYSTEM VALUE
       SELECT ${columns} FROM jsonb_populate_recordset(NULL::${table}, $1) ${MAY_EXIST.has(table) ? 'ON CONFLICT DO NOTHING' : ''}`,
      [JSON.stringify(rows.slice(from, from + BATCH))],
    );
  }
}

const NUMBERED = [
  'users',
  'vendors',
  'branches',
  'staff_members',
  'deals',
  'deal_revisions',
  'passes',
  'points_ledger',
  'reviews',
] as const;

type NumberedTable = (typeof NUMBERED)[number];

/** Assigns row ids above those in use. */
export class RowNumbers {
  private constructor(private readonly last: Record<NumberedTable, number>) {}

  static async after(db: ClientBase): Promise<RowNumbers> {
    const { rows } = await db.query(
      `SELECT ${NUMBERED.map((table) => `(SELECT coalesce(max(id), 0)::int FROM ${table}) AS ${table}`).join(', ')}`,
    );
    return new RowNumbers(rows[0] as Record<NumberedTable, number>);
  }

  next(table: NumberedTable): number {
    return ++this.last[table];
  }
}

/** Continues the tables' sequences after the explicit ids. */
export async function continueNumbering(db: ClientBase): Promise<void> {
  for (const table of [...NUMBERED, 'categories', 'locations', 'areas', 'memberships']) {
    await db.query(`SELECT setval(pg_get_serial_sequence('${table}', 'id'), (SELECT max(id) FROM ${table}))`);
  }
}
