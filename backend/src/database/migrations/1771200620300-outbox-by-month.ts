import type { MigrationInterface, QueryRunner } from 'typeorm';
import { isPartitioned, moveRights, keepViews, withoutLongWait } from './support/partition-by-month.js';

const EVENTS = `
  id bigint NOT NULL GENERATED ALWAYS AS IDENTITY,
  event_id uuid NOT NULL DEFAULT uuidv7(),
  type text NOT NULL,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  due_at timestamptz NOT NULL DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  delivered_at timestamptz,
  routed_at timestamptz,
  CONSTRAINT outbox_by_month_event_id_key UNIQUE (event_id)`;

const DELIVERIES = `
  event_id uuid NOT NULL,
  consumer text NOT NULL,
  lane text,
  event_number bigint,
  due_at timestamptz NOT NULL DEFAULT now(),
  delivered_at timestamptz DEFAULT now(),
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  claim_token uuid,
  claimed_until timestamptz,
  CONSTRAINT outbox_deliveries_by_month_pkey PRIMARY KEY (event_id, consumer)`;

const COLUMNS =
  'id, event_id, type, payload, created_at, due_at, attempts, last_error, delivered_at, routed_at';

const TABLES = ['outbox', 'outbox_deliveries'];

/** Indexes of the tables before, and of the new ones. */
const INDEXES_BEFORE = {
  outbox: ['pkey', 'event_id_key', 'delivered', 'due', 'unrouted'],
  outbox_deliveries: ['pkey', 'due'],
};
const INDEXES = { outbox: ['event_id_key', 'due', 'unrouted'], outbox_deliveries: ['pkey', 'due'] };

const MADE = [
  `CREATE TABLE outbox_by_month (${EVENTS}) PARTITION BY RANGE (event_id)`,
  `CREATE TABLE outbox_deliveries_by_month (${DELIVERIES}) PARTITION BY RANGE (event_id)`,
  'CREATE INDEX outbox_by_month_due ON outbox_by_month (due_at, id) WHERE delivered_at IS NULL',
  'CREATE INDEX outbox_by_month_unrouted ON outbox_by_month (due_at, id) WHERE routed_at IS NULL AND delivered_at IS NULL',
  `CREATE INDEX outbox_deliveries_by_month_due ON outbox_deliveries_by_month (lane, due_at, event_number)
    WHERE delivered_at IS NULL`,
];

/** Months with a partition: more than a year, so that none is made while the first partition is read for it. */
const MONTHS = 18;

/** After an interruption the first month is the one that was chosen before. */
const FIRST = `
  SELECT month::text, month_partitions_bound('uuid', month) AS low,
    month_partitions_bound('uuid', (month + interval '${MONTHS} months')::date) AS high
  FROM (SELECT coalesce((SELECT min(month) FROM month_partitions WHERE parent = 'outbox_by_month'),
    (date_trunc('month', nepal_time(now())) + interval '2 months')::date) AS month) AS first`;

interface Range {
  month: string;
  low: string;
  high: string;
}

/** Makes the new tables with their months, beside those in use. */
const prepare = ({ month }: Range): string => `
  DO $prepare$
  DECLARE first date := '${month}'; made text;
  BEGIN
    IF to_regclass('outbox_by_month') IS NOT NULL THEN RETURN; END IF;
    ${MADE.join(';\n    ')};
    FOREACH made IN ARRAY ARRAY['${TABLES.join("', '")}'] LOOP
      FOR n IN 0..${MONTHS - 1} LOOP
        EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES FROM (%L) TO (%L)',
          made || to_char(first + make_interval(months => n), '"_"YYYY_MM'), made || '_by_month',
          month_partitions_bound('uuid', (first + make_interval(months => n))::date),
          month_partitions_bound('uuid', (first + make_interval(months => n + 1))::date));
      END LOOP;
    END LOOP;
  END $prepare$`;

/**
 * The ids of stored events are random, and one in 6,000 belongs to a month by chance. These events move, so that a CHECK proves for the rest that it
 * does not. An event whose delivery is claimed is waited for.
 */
const moveToMonths = ({ low, high }: Range): string => `
  DO $move$
  BEGIN
    LOCK TABLE outbox IN ACCESS EXCLUSIVE MODE;
    LOCK TABLE outbox_deliveries IN ACCESS EXCLUSIVE MODE;
    IF EXISTS (SELECT 1 FROM outbox_deliveries WHERE event_id >= '${low}' AND event_id < '${high}' AND delivered_at IS NULL AND claimed_until > now()) THEN
      RAISE EXCEPTION 'A delivery is claimed.' USING ERRCODE = 'lock_not_available';
    END IF;
    WITH moved AS (DELETE FROM outbox_deliveries WHERE event_id >= '${low}' AND event_id < '${high}' RETURNING *)
      INSERT INTO outbox_deliveries_by_month SELECT * FROM moved;
    WITH moved AS (DELETE FROM outbox WHERE event_id >= '${low}' AND event_id < '${high}' RETURNING *)
      INSERT INTO outbox_by_month (${COLUMNS}) OVERRIDING SYSTEM VALUE SELECT ${COLUMNS} FROM moved;
    ${TABLES.flatMap((table) => [
      `ALTER TABLE ${table} DROP CONSTRAINT IF EXISTS ${table}_is_earlier`,
      `ALTER TABLE ${table} ADD CONSTRAINT ${table}_is_earlier CHECK (event_id < '${low}' OR event_id >= '${high}') NOT VALID`,
    ]).join(';\n    ')};
  END $move$`;

const renames = (table: keyof typeof INDEXES): string[] => [
  ...INDEXES_BEFORE[table].map(
    (index) => `ALTER INDEX ${table}_${index} RENAME TO ${table}_earlier_${index}`,
  ),
  `ALTER TABLE ${table} RENAME TO ${table}_earlier`,
  ...INDEXES[table].map((index) => `ALTER INDEX ${table}_by_month_${index} RENAME TO ${table}_${index}`),
  `ALTER TABLE ${table}_by_month RENAME TO ${table}`,
  `ALTER TABLE ${table} ATTACH PARTITION ${table}_earlier DEFAULT`,
  `ALTER TABLE ${table}_earlier DROP CONSTRAINT ${table}_is_earlier`,
];

/** One transaction without a scan. The reference is checked afterwards. */
const EXCHANGE = `
  DO $exchange$
  DECLARE views text[]; view text; granted record; next bigint;
  BEGIN
    LOCK TABLE outbox IN ACCESS EXCLUSIVE MODE;
    LOCK TABLE outbox_deliveries IN ACCESS EXCLUSIVE MODE;
    ${keepViews(TABLES)};
    next := nextval(pg_get_serial_sequence('outbox', 'id'));
    ALTER TABLE outbox_deliveries DROP CONSTRAINT outbox_deliveries_event_id_fkey;
    ALTER TABLE outbox ALTER COLUMN id DROP IDENTITY;
    PERFORM setval('outbox_by_month_id_seq', next, false);
    ALTER SEQUENCE outbox_by_month_id_seq RENAME TO outbox_id_seq;
    ${[...renames('outbox'), ...renames('outbox_deliveries')].join(';\n    ')};
    ALTER TABLE outbox_deliveries ADD CONSTRAINT outbox_deliveries_event_id_fkey
      FOREIGN KEY (event_id) REFERENCES outbox (event_id) ON DELETE CASCADE NOT VALID;
    ${TABLES.map(moveRights).join(';\n    ')};
    FOREACH view IN ARRAY views LOOP EXECUTE view; END LOOP;
  END $exchange$`;

/**
 * Partitions events and their deliveries by month (ADR 119). The id of a new event begins with its time (UUID version 7), so that it is the key
 * of both tables and unique over all partitions. Stored events, with random ids, are the default partition until it is dropped.
 */
export class OutboxByMonth1771200620300 implements MigrationInterface {
  name = 'OutboxByMonth1771200620300';
  transaction = false;

  async up(db: QueryRunner): Promise<void> {
    const [found] = (await db.query(FIRST)) as Range[];
    const range = found ?? { month: '', low: '', high: '' };
    const steps = [
      'ALTER TABLE outbox ALTER COLUMN event_id SET DEFAULT uuidv7()',
      prepare(range),
      moveToMonths(range),
      ...TABLES.map((table) => `ALTER TABLE ${table} VALIDATE CONSTRAINT ${table}_is_earlier`),
      EXCHANGE,
    ];
    const isDone = await isPartitioned(db, 'outbox');
    await db.query(`SET lock_timeout = '500ms'`);
    try {
      for (const step of [
        ...(isDone ? [] : steps),
        'ALTER TABLE outbox_deliveries VALIDATE CONSTRAINT outbox_deliveries_event_id_fkey',
      ])
        await withoutLongWait(() => db.query(step));
    } finally {
      await db.query('RESET lock_timeout');
    }
  }

  async down(): Promise<void> {
    // The version before reads and writes the tables as they are.
  }
}
