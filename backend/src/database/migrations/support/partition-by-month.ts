import { setTimeout as pause } from 'node:timers/promises';
import type { QueryRunner } from 'typeorm';

/** A table that becomes the first partition of a partitioned table with its name. */
export interface TableByMonth {
  table: string;
  /** The column that decides the month, and its type. It is never null. */
  column: string;
  kind: 'date' | 'timestamp with time zone' | 'uuid';
  /** Columns in the order of the table, and constraints. An identity continues. */
  definition: string;
  /** Indexes besides those of constraints, as `name ON table (columns)`. */
  indexes: readonly string[];
  /** Names of indexes, also those of constraints. */
  names: readonly string[];
  /** Tables whose foreign keys are checked while the table changes, locked first. */
  refersTo?: readonly string[];
  identity?: string;
  /** Statements in the transaction of the change, before and after the new table is made. */
  before?: readonly string[];
  after?: readonly string[];
}

/** Months with a partition after the first one. */
const MONTHS = 12;
const ATTEMPTS = 240;
const PAUSE_MS = 500;
const LOCK_NOT_AVAILABLE = '55P03';
const DEADLOCK = '40P01';

/** The first month with a partition of its own begins in at least four weeks, so that no writer meets its start during the migration. */
const FIRST_MONTH = `
  SELECT month::text, month_partitions_bound($1, month) AS bound
  FROM (SELECT (date_trunc('month', nepal_time(now())) + interval '2 months')::date AS month) AS first`;

const MAKE_MONTH = `SELECT month_partitions_make($1, ($2::date + make_interval(months => $3))::date)`;

const IS_PARTITIONED = `SELECT 1 FROM pg_partitioned_table WHERE partrelid = to_regclass($1)`;

/**
 * Partitions a filled table by month while clients read and write. Rows are not copied: the table becomes the partition of everything
 * earlier, by a validated CHECK instead of a scan. The exchange of the names is one short transaction. A statement that
 * does not get its locks within half a second gives up and is repeated, so that nobody waits longer. Can be repeated after an interruption. Needs a migration with `transaction = false`.
 */
export async function partitionByMonth(db: QueryRunner, one: TableByMonth): Promise<void> {
  const { table, column, kind } = one;
  const [first] = (await db.query(FIRST_MONTH, [kind])) as { month: string; bound: string }[];
  const isDone = await isPartitioned(db, table);
  const isEarlier = `${table}_is_earlier`;
  const changes = [
    `ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS ${isEarlier}`,
    `ALTER TABLE ${table} ADD CONSTRAINT ${isEarlier} CHECK (${column} < '${first?.bound}') NOT VALID`,
    `ALTER TABLE ${table} VALIDATE CONSTRAINT ${isEarlier}`,
    exchange(one, first?.bound ?? ''),
  ];
  await db.query(`SET lock_timeout = '500ms'`);
  try {
    if (!isDone) for (const change of changes) await withoutLongWait(() => db.query(change));
    for (let n = 0; n < MONTHS; n++)
      await withoutLongWait(() => db.query(MAKE_MONTH, [table, first?.month, n]));
  } finally {
    await db.query('RESET lock_timeout');
  }
}

export async function isPartitioned(db: QueryRunner, table: string): Promise<boolean> {
  return ((await db.query(IS_PARTITIONED, [table])) as unknown[]).length > 0;
}

/** Repeats a statement that did not get its locks within its timeout. Between the attempts clients continue. */
export async function withoutLongWait(work: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await work();
      return;
    } catch (error) {
      const { code } = (error as { driverError?: { code?: string } }).driverError ?? {};
      if (attempt === ATTEMPTS || (code !== LOCK_NOT_AVAILABLE && code !== DEADLOCK)) throw error;
      await pause(PAUSE_MS);
    }
  }
}

/** Sets `views` to statements that make the views of the tables read the tables that have these names afterwards. */
export const keepViews = (tables: readonly string[]): string => `
  views := ARRAY(SELECT DISTINCT format('CREATE OR REPLACE VIEW %s AS %s', v.oid::regclass, pg_get_viewdef(v.oid)) FROM pg_depend d
    JOIN pg_rewrite r ON r.oid = d.objid JOIN pg_class v ON v.oid = r.ev_class AND v.relkind = 'v'
    WHERE d.classid = 'pg_rewrite'::regclass AND d.refobjid IN (${tables.map((table) => `'${table}'::regclass`).join(', ')}))`;

/** Gives the rights on the first partition to its table instead. */
export const moveRights = (table: string): string => `
  FOR granted IN SELECT a.grantee::regrole::text AS role, string_agg(a.privilege_type, ', ') AS rights FROM pg_class c, aclexplode(c.relacl) AS a
    WHERE c.oid = '${table}_earlier'::regclass AND a.grantee <> c.relowner AND a.grantee <> 0 GROUP BY a.grantee LOOP
    EXECUTE format('GRANT %s ON ${table} TO %s', granted.rights, granted.role);
    EXECUTE format('REVOKE ALL ON ${table}_earlier FROM %s', granted.role);
  END LOOP`;

/** One statement, and so one transaction. Views of the table read the new one, and its privileges move to it. */
function exchange(one: TableByMonth, bound: string): string {
  const { table, column, definition, indexes, names, refersTo = [], identity, before = [], after = [] } = one;
  const earlier = `${table}_earlier`;
  const statements = [
    ...refersTo.map((other) => `LOCK TABLE ${other} IN SHARE ROW EXCLUSIVE MODE`),
    `LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`,
    keepViews([table]),
    ...(identity
      ? [
          `next := nextval(pg_get_serial_sequence('${table}', '${identity}'))`,
          `ALTER TABLE ${table} ALTER COLUMN ${identity} DROP IDENTITY`,
        ]
      : []),
    ...before,
    `ALTER TABLE ${table} RENAME TO ${earlier}`,
    ...names.map((name) => `ALTER INDEX ${name} RENAME TO ${name.replace(table, earlier)}`),
    `CREATE TABLE ${table} (${definition}) PARTITION BY RANGE (${column})`,
    ...(identity ? [`PERFORM setval(pg_get_serial_sequence('${table}', '${identity}'), next, false)`] : []),
    ...indexes.map((index) => `CREATE INDEX ${index}`),
    `ALTER TABLE ${table} ATTACH PARTITION ${earlier} FOR VALUES FROM (MINVALUE) TO ('${bound}')`,
    `ALTER TABLE ${earlier} DROP CONSTRAINT ${table}_is_earlier`,
    ...after,
    moveRights(table),
    `FOREACH view IN ARRAY views LOOP EXECUTE view; END LOOP`,
  ];
  return `DO $exchange$
    DECLARE views text[]; view text; granted record; next bigint;
    BEGIN
      ${statements.join(';\n      ')};
    END $exchange$`;
}
